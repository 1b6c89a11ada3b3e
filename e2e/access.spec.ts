// axe finds nothing against WCAG 2.2 AA in any view, in any language, in light and in dark.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { test, expect } from "./fixture";
import { Table } from "./table";

const LANGUAGES = ["en", "de", "da", "es", "el", "bg", "ar"];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

// On a busy machine axe takes its time.
test.describe.configure({ timeout: 240_000 });

/** Says what axe finds in the view that is there, `besides` what has been looked at. In the dark nothing but
 * the colours is another, and those are the same in all languages. */
async function look(page: Page, view: string, language = "en", besides?: string) {
  const wrong: string[] = [];
  // The newer way opens a page for each result, and there is no frame here that the older one cannot enter.
  const axe = () => {
    const axe = new AxeBuilder({ page }).setLegacyMode();
    return besides ? axe.exclude(besides) : axe;
  };
  const note = ({ violations }: Awaited<ReturnType<AxeBuilder["analyze"]>>, theme: string) => {
    for (const { id, nodes } of violations) {
      for (const { html, failureSummary } of nodes) wrong.push(`${theme}, ${id}: ${html}\n${failureSummary}`);
    }
  };
  const results = await axe().withTags(TAGS).analyze();
  expect(results.passes, "rules that were looked at").not.toEqual([]);
  note(results, "light");
  if (language === "en") {
    await page.emulateMedia({ colorScheme: "dark" });
    note(await axe().withRules("color-contrast").analyze(), "dark");
    await page.emulateMedia({ colorScheme: "light" });
  }
  expect.soft(wrong, view).toEqual([]);
}

/** Every dialog, by the buttons that lead to it from the view, each of which closes the dialog it is in. */
async function lookAtDialogs(page: Page, language: string) {
  const buttons = page.locator('[data-do^="open:"]:visible:enabled');
  const names = () => buttons.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.do!));
  const ways = (await names()).map((name) => [name]);
  const seen = new Set<string>();
  for (const way of ways) {
    const name = way.at(-1)!;
    if (seen.has(name)) continue;
    seen.add(name);
    for (const step of way) await page.locator(`[data-do="${step}"]:visible`).first().click();
    await expect(page.locator("dialog[open]")).toBeVisible();
    await look(page, name, language);
    ways.push(...(await names()).map((next) => [...way, next]));
    await page.keyboard.press("Escape");
  }
}

for (const language of LANGUAGES) {
  test(`a game in ${language}`, async ({ page }) => {
    const table = new Table(page);
    await table.open(`?lang=${language}&seed=3`);
    await look(page, "start", language);
    await page.locator('[data-do="take:guests:1"]').check();
    // White wins the opening of seed 3.
    await page.locator('[data-do="take:side:0"]').check();
    await page.locator('form .button.main').click();
    await table.main.click();
    await page.locator('[data-do="hint"]').click();
    await page.locator(".advised").first().click();
    await look(page, "a turn with a hint", language);
    await lookAtDialogs(page, language);
    for (const view of ["settings", "lesson:0"]) {
      await page.locator("#head > button").click();
      await page.locator(`dialog [data-do="${view}"]`).click();
      await look(page, view, language);
    }
    await table.open(`?lang=${language}&position=A----------------------o&turn=w&dice=61`);
    await table.playRoll();
    await table.main.click();
    await expect(table.moves).toHaveCount(1);
    await expect(page.locator(".move:enabled")).toHaveCount(1);
    await look(page, "the end", language);
  });

  test.describe(language, () => {
    // The editor speaks as the browser does.
    test.use({ locale: language });

    test("the editor, a diagram and the guide", async ({ page }) => {
      await page.goto(`./embed.html?lang=${language}&mode=play&dice=65&caption=1`);
      await expect(page.locator("plakoto-diagram .drawn")).toBeVisible();
      await look(page, "a diagram", language);
      await page.goto("./editor.html?plays=65: 24/19 24/18");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("#preview plakoto-diagram .drawn")).toBeVisible();
      await look(page, "the editor", language);
      await page.goto(`./guide-${language}.html`);
      // Its diagrams are as the one before, which saves most of the time.
      await look(page, "the guide", language, "plakoto-diagram");
    });
  });
}

test("the guide over a game", async ({ page }) => {
  const table = new Table(page);
  await table.situation("-Da*DCC------------ccccb- w64 plakoto");
  await table.move(6, 0);
  await page.getByRole("link", { name: "Why?" }).click();
  const diagrams = page.locator(".guide plakoto-diagram");
  await expect(diagrams.first()).toBeVisible();
  await expect(diagrams.locator(".drawn")).toHaveCount(await diagrams.count());
  await look(page, "the guide over a game");
});

test("the page that documents diagrams", async ({ page }) => {
  await page.goto("./diagram.html");
  const diagrams = page.locator("plakoto-diagram");
  await expect(diagrams.locator(".diagram:is(.drawn, .wrong)")).toHaveCount(await diagrams.count());
  await look(page, "diagram.html");
});

test("axe is heard", async ({ page }) => {
  await page.goto("./diagram.html");
  await page.evaluate(() => document.querySelector("img")!.removeAttribute("alt"));
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).include("header").analyze();
  expect(violations.map(({ id }) => id)).toEqual(["image-alt"]);
});
