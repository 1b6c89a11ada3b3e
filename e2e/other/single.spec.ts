// plakoto.html, the release in one file, in Firefox and WebKitGTK, opened as by a double-click.

import { look } from "../table";
import { test, expect } from "./browser";

const SINGLE = new URL("../../plakoto.html", import.meta.url).href;

test("the program plays and gives a hint, a reload brings it back, and the other pages are there", async ({ page }, { project }) => {
  await page.open(`${SINGLE}?seed=3`);
  for (const choice of ["guests:1", "side:0"]) await page.click(`label:has([data-do="take:${choice}"])`);
  await page.click("form.start .button.main");
  await page.click(".button.main");
  await expect.poll(() => page.texts(".board .die")).toHaveLength(2);
  await page.press("h");
  await expect.poll(() => page.texts(".advised .loss")).toContain("best");
  // To a page that came from no server, WebKit gives workers that may load nothing.
  const where = project.name === "webkit" ? "page" : "worker";
  expect(await page.run(() => document.documentElement.dataset.engine)).toBe(where);
  const moves = () => page.texts(".moves .move .play");
  await page.click('[data-do="follow"]');
  await page.click(".button.main");
  await expect.poll(() => page.texts(".button.main")).toEqual(["Roll"]);
  const played = await moves();
  expect(played).toHaveLength(2);
  await page.reload();
  await expect.poll(moves).toEqual(played);

  await page.open(`${SINGLE}?view=diagram`);
  await expect
    .poll(() =>
      page.run(() => {
        const all = [...document.querySelectorAll("plakoto-diagram")];
        return all.length > 0 && all.every((one) => one.shadowRoot?.querySelector(".drawn, .wrong"));
      }),
    )
    .toBe(true);
  await page.open(`${SINGLE}?view=editor`);
  await expect.poll(() => page.run(() => document.querySelectorAll("#preview plakoto-diagram").length)).toBe(1);
});
