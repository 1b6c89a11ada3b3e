// Letters twice as large, as a reader sets them in the browser.

import config from "./playwright.config";
import { test, expect } from "./fixture";
import { everyTextFits } from "./fits";
import { Table } from "./table";

const { launchOptions } = config.use!;
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions!.args!, "--blink-settings=defaultFontSize=32"] } });

// Those with the longest texts, and the one that is turned.
for (const language of ["de", "el", "ar"]) {
  for (const [width, height] of [[390, 844], [844, 390], [1024, 768], [1440, 900]]) {
    test.describe(`${language} at ${width} × ${height}`, () => {
      test.use({ viewport: { width, height } });
      test("every text fits", ({ page }) => everyTextFits(page, language));
    });
  }
}

test("in Arabic on a phone a turn is played", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = new Table(page);
  await table.open("?lang=ar&seed=3");
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  // White wins the opening of seed 3.
  await page.locator("form .button.main").click();
  await table.main.click();
  await table.playRoll();
  await table.main.click();
  await expect(page.locator(".move:enabled")).toHaveCount(1);
});

for (const language of ["de", "el", "ar"]) {
  test.describe(`around the game, in ${language}`, () => {
    test.use({ locale: language, viewport: { width: 390, height: 844 } });

    test("guide, editor and diagrams are as wide as the window", async ({ page }) => {
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      const drawn = page.locator("plakoto-diagram .drawn").first();
      for (const address of [`guide-${language}.html`, "diagram.html", "embed.html?mode=play&dice=65"]) {
        await page.goto(`./${address}`);
        await expect(drawn).toBeAttached();
        expect.soft(await wide(), address).toBeLessThanOrEqual(390);
      }
      await page.goto("./editor.html?plays=65: 24/19 24/18");
      await expect(drawn).toBeAttached();
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        expect.soft(await wide(), await tab.textContent() ?? "").toBeLessThanOrEqual(390);
        await expect.soft(tab).toBeInViewport({ ratio: 1 });
      }
    });
  });
}
