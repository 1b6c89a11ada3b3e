// <plakoto-diagram> as a reader meets it.

import { test, expect } from "./fixture";
import { diagram, host, listen, SERIES, told } from "./diagram";

test("a series is stepped through by buttons and keys, and tells the page", async ({ page }) => {
  await listen(page);
  await host(page, SERIES);
  const series = diagram(page);
  await series.isDrawn();
  await expect(series.caption).toHaveText("The start. White to play.");
  await expect(page.locator("ol")).toBeHidden();
  await series.button("One step on").click();
  await expect(series.caption).toHaveText("White rolls 6-5 and plays 24/19 24/18.");
  await expect(series.count).toHaveText("1/2");
  await series.board.focus();
  await page.keyboard.press("ArrowRight");
  await expect(series.count).toHaveText("2/2");
  await expect(series.button("To the last step")).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Home");
  await expect(series.count).toHaveText("0/2");
  await page.keyboard.press("End");
  expect(await told(page)).toEqual([1, 2, 0, 2].map((step) => ["plakoto-step", { step, last: 2 }]));
});
