// How every view looks: held against the pictures in `sights`, in four languages, at three sizes, in light
// and in dark. `cargo xtask pictures` takes them anew, to be looked at before they are kept.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Page } from "@playwright/test";
import { test, expect } from "./fixture";
import { Table } from "./table";

const LANGUAGES = ["en", "de", "el", "ar"];
const SIZES = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] } as const;
/** Captives of both sides, one under a tall stack, and checkers borne off. */
const CAPTIVES = "position=B-a*CB*B--------------h--e&turn=w&dice=61&rules=tapa";

// Letters are the same wherever the tests run, and there before anything is laid out.
const FONTS = ["noto-sans-latin", "noto-sans-greek", "noto-sans-cyrillic", "noto-sans-arabic-arabic"];
const WEIGHTS = ["400", "700"];
const packages = join(import.meta.dirname, "node_modules/@fontsource");
const faces = FONTS.flatMap((font) =>
  WEIGHTS.map((weight) => {
    const folder = font.includes("arabic") ? "noto-sans-arabic" : "noto-sans";
    const file = readFileSync(join(packages, folder, "files", `${font}-${weight}-normal.woff2`));
    return { font, weight, data: file.toString("base64") };
  }),
);

async function bundleFonts(page: Page) {
  await page.addInitScript((faces) => {
    for (const { font, weight, data } of faces) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace(font, bytes, { weight }));
    }
    const family = [...new Set(faces.map(({ font }) => `"${font}"`))].join(", ");
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { font-family: ${family}, sans-serif !important }`);
    document.adoptedStyleSheets = [sheet];
  }, faces);
}

/** Takes the view in light and in dark. A picture of few colours is a third of the size, and near enough. */
async function look(page: Page, name: string) {
  await page.mouse.move(0, 0);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => document.fonts.ready);
    const taken = await page.screenshot({ animations: "disabled" });
    const updating = ["all", "changed"].includes(test.info().config.updateSnapshots);
    const picture = updating ? await sharp(taken).png({ palette: true, quality: 60, dither: 0 }).toBuffer() : taken;
    expect.soft(picture).toMatchSnapshot(`${name}-${colorScheme}.png`, { threshold: 0.15, maxDiffPixelRatio: 0.001 });
  }
}

for (const [size, [width, height]] of Object.entries(SIZES)) {
  for (const language of LANGUAGES) {
    test.describe(`${size}, ${language}`, () => {
      test.use({ viewport: { width, height }, locale: language, contextOptions: { reducedMotion: "reduce" } });
      const name = (view: string) => `${view}-${size}-${language}`;

      test("the game", async ({ page }) => {
        await bundleFonts(page);
        const table = new Table(page);
        await table.open("?seed=3");
        await look(page, name("start"));
        // White wins the opening of seed 3.
        await page.locator('[data-do="take:guests:1"]').check();
        await page.locator('[data-do="take:side:0"]').check();
        await look(page, name("start-against-the-program"));
        await page.locator("form .button.main").click();
        await table.main.click();
        await page.locator('[data-do="hint"]').click();
        await page.locator(".advised").first().click();
        await look(page, name("hint"));
        await page.locator("#head > button").click();
        await look(page, name("menu"));
        await page.locator('dialog [data-do="open:resigning"]').click();
        await look(page, name("resigning"));
        await page.keyboard.press("Escape");
        for (const view of ["settings", "lesson:0"]) {
          await page.locator("#head > button").click();
          await page.locator(`dialog [data-do="${view}"]`).click();
          await look(page, name(view.replace(":0", "")));
        }
        await table.open(`?${CAPTIVES}`);
        await table.board.focus();
        await look(page, name("captives"));
        await table.open("?position=A----------------------o&turn=w&dice=61");
        await table.playRoll();
        await table.main.click();
        await expect(page.locator(".move:enabled")).toHaveCount(1);
        await look(page, name("end"));
        // At the paragraph about the refusal.
        await table.open("?position=-Da*DCC------------ccccb-&turn=w&dice=64");
        await table.move(6, 0);
        await page.locator(".sentence a").click();
        const diagrams = page.locator(".guide plakoto-diagram");
        await expect(diagrams.first()).toBeVisible();
        await expect(diagrams.locator(".drawn")).toHaveCount(await diagrams.count());
        await look(page, name("guide-panel"));
      });

      test("the pages beside it", async ({ page, baseURL }) => {
        // What the editor gives out holds its address, and the tests' own is another one each time.
        const home = "https://plakoto.example/";
        await page.route(`${home}**`, async (route) => {
          const url = route.request().url().replace(home, baseURL!);
          await route.fulfill({ response: await route.fetch({ url }) });
        });
        await bundleFonts(page);
        const drawn = page.locator("plakoto-diagram .drawn");
        await page.goto(`./guide-${language}.html`);
        await expect(drawn.first()).toBeAttached();
        await look(page, name("guide"));
        await page.goto(`${home}editor.html?lang=${language}&plays=65: 24/19 24/18`);
        await expect(drawn).toBeVisible();
        await look(page, name("editor"));
        for (const [index, part] of ["plays", "looks", "take", "open"].entries()) {
          await page.getByRole("tab").nth(index + 1).click();
          await look(page, name(`editor-${part}`));
        }
        await page.goto(`./embed.html?lang=${language}&mode=play&position=j---d----A--E-A*--------H&turn=w&dice=53&caption=1`);
        await expect(drawn).toBeVisible();
        await look(page, name("diagram"));
      });
    });
  }

  test(`${size}, the page that documents diagrams`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await bundleFonts(page);
    await page.goto("./diagram.html");
    await expect(page.locator("plakoto-diagram .drawn").first()).toBeVisible();
    await look(page, `documentation-${size}-en`);
  });
}
