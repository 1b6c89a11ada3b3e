// The guide: a page a language, and over the game at the paragraph that was asked for.

import type { Page } from "@playwright/test";
import { test, expect } from "./fixture";
import { Table } from "./table";

const LANGUAGES = ["en", "de", "da", "es", "el", "bg", "ar"];
const DIAGRAMS = 32;
/** All of White’s are home, and one is pinned there. */
const HELD = "-Da*DCC------------ccccb- w64 plakoto";

/** Until all diagrams are drawn. */
async function drawn(page: Page) {
  const count = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll("plakoto-diagram")];
      return all.filter((one) => one.shadowRoot?.querySelector(".drawn svg.board[viewBox]")).length;
    });
  await expect.poll(count, { timeout: 30_000 }).toBe(DIAGRAMS);
}

test("every language has its page, with all diagrams drawn and nothing beside the window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const language of LANGUAGES) {
    await page.goto(`./guide-${language}.html`);
    await drawn(page);
    const root = page.locator("html");
    await expect(root).toHaveAttribute("lang", language);
    await expect(root).toHaveCSS("direction", language === "ar" ? "rtl" : "ltr");
    // Each speaks the page's language.
    const spoken = () =>
      [...document.querySelectorAll("plakoto-diagram")].map((one) => one.shadowRoot!.querySelector<HTMLElement>(".diagram")!.lang);
    expect(new Set(await page.evaluate(spoken))).toEqual(new Set([language]));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test("the page stands by itself, and leads to other languages and to the game", async ({ page }) => {
  await page.goto("./guide-en.html#whole-roll");
  await drawn(page);
  await expect(page.locator("#whole-roll")).toBeInViewport();
  const tried = page.locator("#whole-roll-try plakoto-diagram");
  await tried.scrollIntoViewIfNeeded();
  await expect(tried.locator(".message")).toHaveText("White to play 6-5.");
  await page.getByRole("link", { name: "Ελληνικά" }).click();
  await expect(page).toHaveTitle("Οι κανόνες του Πλακωτού και της Τάπας");
  await page.getByRole("link", { name: "Παίξε" }).click();
  await expect(page.locator("svg.board")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "el");
});

test("a refusal leads to its paragraph, and the game beneath stays as it is", async ({ page }) => {
  const table = new Table(page);
  await table.situation(HELD);
  const guide = page.locator(".guide-panel");
  await expect(guide).toHaveCount(0);
  await table.move(6, 0);
  const words = await table.words.allTextContents();
  const board = page.locator("#main svg.board");
  const before = await board.evaluate((board) => board.innerHTML);
  const why = page.getByRole("link", { name: "Why?" });
  await why.click();
  await expect(guide).toBeVisible();
  await expect(guide.locator("#captive-at-home")).toBeInViewport();
  await expect(guide.locator("#captive-at-home")).toBeFocused();
  await drawn(page);
  // What is played in it is played in it alone.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  const tried = guide.locator("#captive-at-home-try plakoto-diagram");
  await tried.locator("svg.board").focus();
  for (const key of ["ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expect(tried.locator(".cursor")).toHaveCount(1);
  await guide.locator(".contents").getByRole("link", { name: "The mother" }).click();
  await expect(guide.locator("#mother")).toBeInViewport();
  expect(new URL(page.url()).hash).toBe("");
  await page.keyboard.press("Escape");
  await expect(guide).toBeHidden();
  await expect(why).toBeFocused();
  await expect(table.words).toHaveText(words);
  expect(await board.evaluate((board) => board.innerHTML)).toBe(before);

  // Its diagrams have the theme of the app.
  await table.settings((settings) => settings.getByRole("combobox", { name: "Day or night" }).selectOption("dark"));
  await table.menu("Rules");
  await expect(guide.locator("plakoto-diagram .diagram.dark").first()).toBeAttached();
  await page.keyboard.press("Escape");

  // From the menu it opens where it begins, in the language that is spoken.
  await table.open("?lang=ar");
  await page.locator(".menu-button").first().click();
  await page.locator("#menu [data-guide]").click();
  await expect(guide.locator("h1")).toBeInViewport();
  await expect(guide.locator("h1")).toHaveText("قواعد بلاكوتو وتابا");
  await guide.locator(".menu-head button").click();
  await expect(guide).toBeHidden();
  await expect(page.locator(".menu-button").first()).toBeFocused();
});

test("on a phone the way back stays in sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = new Table(page);
  for (const language of LANGUAGES) {
    await table.open(`?lang=${language}&position=-Da*DCC------------ccccb-&turn=w&dice=64`);
    await table.move(6, 0);
    await page.locator(".sentence a").click();
    const guide = page.locator(".guide-panel");
    await expect(guide.locator("#captive-at-home")).toBeInViewport();
    await drawn(page);
    await expect(guide.locator(".menu-head button")).toBeInViewport({ ratio: 1 });
    await expect(guide.locator("#captive-at-home")).toBeInViewport({ ratio: 1 });
  }
});

test("a guide that does not come is told, and comes the next time", async ({ page, problems }) => {
  const table = new Table(page);
  await table.situation(HELD);
  await page.route("**/guide-en.html", (route) => route.abort("internetdisconnected"));
  await table.menu("Rules");
  const guide = page.locator(".guide-panel");
  await expect(guide.getByRole("alert")).toHaveText("The rules could not be loaded. They have a page of their own: Rules");
  await expect(guide.getByRole("link")).toHaveAttribute("href", "guide-en.html");
  await page.keyboard.press("Escape");
  await page.unroute("**/guide-en.html");
  await table.menu("Rules");
  await expect(guide.locator("h1")).toBeVisible();
  await guide.getByRole("button", { name: "Close" }).click();
  expect(problems.splice(0).every((problem) => /ERR_INTERNET_DISCONNECTED/.test(problem))).toBe(true);
});

test("it prints, and no diagram is cut", async ({ page }) => {
  await page.goto("./guide-de.html");
  await drawn(page);
  const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)!;
  expect(pages.length).toBeGreaterThan(4);
  expect(pages.length).toBeLessThan(14);
  // The same columns on a screen as high as one sheet: what is broken has more than one box.
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 680, height: 1000 });
  const boxes = await page.locator(".guide figure").evaluateAll((figures) =>
    figures.map((figure) => ({ count: figure.getClientRects().length, height: figure.getBoundingClientRect().height })),
  );
  expect(boxes).toHaveLength(DIAGRAMS);
  for (const { count, height } of boxes) {
    expect(count).toBe(1);
    expect(height).toBeLessThan(900);
  }
  await expect(page.locator(".contents")).toBeHidden();
  await expect(page.locator("#board-start plakoto-diagram .steps")).toBeHidden();
  // All that is said of a series, since nobody can step through it there.
  for (const caption of await page.locator("#release-made plakoto-diagram .captions p").all()) await expect(caption).toBeVisible();
});
