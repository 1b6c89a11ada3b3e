import { defineConfig } from "@playwright/test";
import all from "../playwright.config";

// Playwright runs and counts the tests; the browsers are Debian's, which it cannot drive (see
// `browser.ts`).
export default defineConfig({
  ...all,
  testDir: ".",
  testIgnore: [],
  outputDir: "../test-results/other",
  reporter: [["list"], ["json", { outputFile: "../test-results/other.json" }]],
  webServer: { ...all.webServer, cwd: "../.." },
  // Two WebKitGTKs at once wait for each other now and then.
  projects: [
    { name: "firefox", workers: 1 },
    { name: "webkit", workers: 1 },
  ],
});
