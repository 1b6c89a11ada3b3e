import { defineConfig, devices } from "@playwright/test";

// The app is tested in a folder, so that an address which leaves it fails.
const folder = "/games/plakoto/";

export default defineConfig({
  // They have a configuration of their own.
  testIgnore: "other/**",
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes at the second attempt is a broken test.
  retries: 0,
  workers: 2,
  // On two busy cores the first start of the app can take seconds.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  snapshotPathTemplate: "sights/{arg}{ext}",
  reporter: [["list"], ["json", { outputFile: "test-results/report.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    // The server takes a free port and prints it; see `wait` below.
    baseURL: `http://127.0.0.1:${process.env.SERVER_PORT}${folder}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      // Root, as in most containers, has no sandbox; the rest keeps the browser off the network.
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-quic",
      ],
    },
    screenshot: "only-on-failure",
    // Every test has a browser that was never there before. A service worker would fetch all files in each
    // of them, and answer what tests mean to hold back. What it does is tested in offline.spec.ts.
    serviceWorkers: "block",
  },
  webServer: {
    command: `cargo run --quiet --package xtask -- serve --port 0 --prefix ${folder}`,
    cwd: "..",
    wait: { stdout: /127\.0\.0\.1:(?<server_port>\d+)/ },
    // The first time, it is compiled.
    timeout: 300_000,
  },
});
