// The net that the other tests are caught in must have no hole.

import { test, expect } from "./fixture";

const faults: [string, () => unknown, string][] = [
  ["a message in the console", () => console.debug("hello"), "console debug: hello"],
  ["an uncaught error", () => setTimeout(() => { throw new Error("oh"); }), "error: oh"],
  ["an unhandled rejection", () => void Promise.reject(new Error("no")), "error: no"],
  ["a missing file", () => fetch("none"), "404: "],
  ["a foreign address", () => fetch("https://example.org/").catch(() => 0), "Content Security Policy"],
  [
    "a word from a worker",
    () => new Worker(URL.createObjectURL(new Blob([]))),
    "Content Security Policy",
  ],
];

for (const [name, fault, words] of faults) {
  test(`${name} is noticed`, async ({ page, problems }) => {
    await page.goto("./");
    await expect(page.locator("main")).toBeVisible();
    expect(problems).toEqual([]);
    await page.evaluate(fault);
    await expect.poll(() => problems.join("\n")).toContain(words);
    problems.length = 0;
  });
}

test("what a page was still loading when it was left is no fault", async ({ page, problems }) => {
  await page.goto("./");
  await expect(page.locator("main")).toBeVisible();
  await page.route("**/slow", () => {});
  const asked = page.waitForRequest("**/slow");
  const givenUp = page.waitForEvent("requestfailed");
  await page.evaluate(() => void fetch("slow").catch(() => {}));
  await asked;
  await page.reload();
  expect((await givenUp).failure()?.errorText).toBe("net::ERR_ABORTED");
  expect(problems).toEqual([]);
});
