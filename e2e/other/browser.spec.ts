// The net that the other tests are caught in must have no hole.

import { test, expect } from "./browser";

const faults: [string, () => unknown, RegExp][] = [
  ["a message in the console", () => console.warn("hello"), /^console warn: hello$/],
  ["an uncaught error", () => setTimeout(() => { throw new Error("oh"); }), /^javascript error: .*oh$/],
  ["an unhandled rejection", () => void Promise.reject(new Error("no")), /^javascript error: .*no$/],
  ["a foreign address", () => void fetch("https://example.org/").catch(() => 0), /violat.*connect-src/],
];

test("what goes wrong in a page is noticed", async ({ page }) => {
  await page.open();
  for (const [name, fault, words] of faults) {
    await page.run(fault);
    await expect.poll(() => page.problems(), name).toEqual([expect.stringMatching(words)]);
    (await page.problems()).length = 0;
  }
});
