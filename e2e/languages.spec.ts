// Seven languages: which one is spoken, which way the page turns, and whether every text fits its box.

import type { Page } from "@playwright/test";
import { test, expect } from "./fixture";
import { everyTextFits, overflowing } from "./fits";
import { Table, middle } from "./table";

const LANGUAGES = ["en", "de", "da", "es", "el", "bg", "ar"];
const CAPTIVES = "j---d----A--E-A*--------H";

test("a text that does not fit is found", async ({ page }) => {
  const table = new Table(page);
  await table.open("?seed=3");
  expect(await overflowing(page)).toEqual([]);
  await page.locator(".button.main").evaluate((button) => {
    button.textContent = "Donaudampfschifffahrtsgesellschaft".repeat(9);
  });
  expect(await overflowing(page)).not.toEqual([]);
});

for (const [width, height] of [[320, 640], [390, 844], [844, 390]]) {
  for (const language of LANGUAGES) {
    test.describe(`${language} at ${width} × ${height}`, () => {
      test.use({ viewport: { width, height } });
      test("every text fits", ({ page }) => everyTextFits(page, language));
    });
  }
}

/** The lists in sight that are narrower than what can be chosen in them, and tabs that leave their row. */
function cutting(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lists = [...document.querySelectorAll("select")].filter((list) => list.checkVisibility());
    const cut = lists.filter((list) => {
      // As wide as the browser makes it by itself, with its padding and its arrow.
      const free = list.cloneNode(true) as HTMLSelectElement;
      free.style.cssText = "position: absolute; width: max-content; min-width: 0; max-width: none";
      list.after(free);
      const { width } = free.getBoundingClientRect();
      free.remove();
      return list.getBoundingClientRect().width < width - 0.5;
    });
    const rows = [...document.querySelectorAll(".tabs")].filter((row) => row.scrollWidth > row.clientWidth);
    return [...cut.map((list) => [...list.options].map((option) => option.text).join(" | ")), ...rows.map((row) => row.textContent!)];
  });
}

for (const width of [320, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("no list of the settings and of the editor cuts what is chosen in it", async ({ page, context }) => {
      const table = new Table(page);
      const editor = await context.newPage();
      const fits = async (page: Page, view: string) => expect.soft(await cutting(page), view).toEqual([]);
      await table.open();
      for (const what of ["open:menu", "settings"]) await page.locator(`[data-do="${what}"]:visible`).first().click();
      for (const language of LANGUAGES) {
        // The editor speaks it too.
        await page.locator('[data-do="language"]').selectOption(language);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await fits(page, `settings, ${language}`);
        await editor.goto("./editor.html?plays=44: 24/20(2) 20/16(2)");
        await expect(editor.locator("html")).toHaveAttribute("lang", language);
        const parts = editor.getByRole("tab");
        await expect(parts).toHaveCount(5);
        let lists = 0;
        for (const part of await parts.all()) {
          await part.click();
          lists += await editor.locator("select:visible").count();
          await fits(editor, `${await part.textContent()}, ${language}`);
        }
        expect(lists, language).toBeGreaterThanOrEqual(5);
      }
    });
  });
}

test("the address goes before the setting, and the setting before the browser", async ({ page }) => {
  const table = new Table(page);
  const spoken = (language: string) => expect(page.locator("html")).toHaveAttribute("lang", language);
  await table.open();
  await spoken("en");
  await table.open("?lang=el");
  await spoken("el");
  await expect(page.locator(".name")).toHaveText("Πλακωτό");
  await expect(page).toHaveTitle("Πλακωτό");
  // What the player chooses now holds, and the address does not come back to its own.
  await page.locator('[data-do="open:menu"]').click();
  await page.locator('[data-do="settings"]').click();
  await page.locator('[data-do="language"]').selectOption("bg");
  await spoken("bg");
  await expect(page).not.toHaveURL(/lang/);
  await table.reload();
  await spoken("bg");
  await table.open("?lang=de&seed=3");
  await spoken("de");
  await table.open("?lang=xx");
  await spoken("bg");
});

test.describe("a browser that asks for Danish", () => {
  test.use({ locale: "da-DK" });

  test("is answered in it", async ({ page }) => {
    const table = new Table(page);
    await table.open();
    await expect(page.locator("html")).toHaveAttribute("lang", "da");
    await expect(page.locator(".button.main")).toHaveText("Start matchen");
  });
});

test("in Arabic the page turns, and the board and its plays do not", async ({ page }) => {
  const table = new Table(page);
  const where = async (language: string) => {
    await table.open(`?lang=${language}&position=${CAPTIVES}&turn=w&dice=53`);
    const board = await table.board.boundingBox();
    const inside = async (spot: { x: number; y: number }) => [spot.x - board!.x, spot.y - board!.y];
    const menu = await middle(page.locator(".menu-button").first());
    return {
      menu: menu.x,
      board: board!.x,
      points: [await inside(await table.point(1)), await inside(await table.point(24))],
      tray: await inside(await table.tray("White")),
      die: await inside(await middle(table.dice.first())),
    };
  };
  const [english, arabic] = [await where("en"), await where("ar")];
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const { width } = page.viewportSize()!;
  expect(english.menu).toBeGreaterThan(width / 2);
  expect(arabic.menu).toBeLessThan(width / 2);
  expect(arabic.board).toBeGreaterThan(english.board);
  for (const [turned, as] of [[arabic.points[0], english.points[0]], [arabic.points[1], english.points[1]], [arabic.tray, english.tray], [arabic.die, english.die]]) {
    expect(Math.abs(turned[0] - as[0]) + Math.abs(turned[1] - as[1])).toBeLessThan(3);
  }
  // A roll in a sentence has its first die on the left.
  const dice = await page.locator(".sentence p").evaluate((sentence) => {
    const text = sentence.querySelector("bdi")!.firstChild!;
    const left = (what: string) => {
      const range = document.createRange();
      range.setStart(text, text.textContent!.indexOf(what));
      range.setEnd(text, text.textContent!.indexOf(what) + 1);
      return range.getBoundingClientRect().left;
    };
    return { five: left("5"), three: left("3") };
  });
  expect(dice.five).toBeLessThan(dice.three);
  // So has a play in the list, where it is carried on as it is written.
  await table.move(15, 7);
  const list = await table.moves.last().locator(".play").evaluate((play) => getComputedStyle(play).direction);
  expect(list).toBe("ltr");
});

test("H asks for a hint on a keyboard of other letters", async ({ page }) => {
  const table = new Table(page);
  await table.open("?lang=el&position=o----------------------O&turn=w&dice=53");
  await page.evaluate(() => {
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "η", code: "KeyH", bubbles: true, cancelable: true }));
  });
  await expect(page.locator(".advised").first()).toBeVisible();
});

test("in Arabic plays and rolls are elements that keep their order", async ({ page }) => {
  const table = new Table(page);
  await table.situation("A----B-----------------o w61 plakoto", { lang: "ar" });
  const roll = page.locator(".sentence bdi[dir=ltr]");
  await expect(roll).toHaveText("6-1");
  await expect(table.sentence).toHaveText("على الأبيض أن يلعب 6-1.");
  // What is painted again around it leaves it there, and another sentence takes it away.
  await page.keyboard.press("ArrowRight");
  await expect(roll).toHaveCount(1);
  await table.click(5);
  await expect(page.locator(".sentence.refusal")).toBeVisible();
  await page.goto("./embed.html?lang=ar&plays=65: 24/19 24/18&step=1");
  await expect(page.locator("plakoto-diagram .unseen bdi").last()).toHaveText("24/19 24/18");
});

test("whole numbers are written as Intl.NumberFormat writes them", async ({ page }) => {
  const differing = await page.evaluate((languages) => {
    const numbers = [...Array(1000).keys()];
    return languages.filter((tag) => {
      const { format } = new Intl.NumberFormat(tag, { numberingSystem: "latn" });
      return numbers.some((number) => format(number) !== String(number));
    });
  }, LANGUAGES);
  expect(differing).toEqual([]);
});
