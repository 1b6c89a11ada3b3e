// The first sight of the page: a board and what is offered before the app is there, which it takes over as it is.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { test, expect } from "./fixture";
import { shifts, watchShifts } from "./shifts";
import { Table } from "./table";

/** Opens the page and holds the app back; what is returned lets it come. */
async function hold(page: Page, query = "") {
  let release = () => {};
  const free = new Promise<void>((done) => (release = done));
  await page.route("**/*.wasm", async (route) => {
    await free;
    await route.continue();
  });
  await page.goto(`./${query}`, { waitUntil: "commit" });
  return async () => {
    release();
    await expect(page.locator("#first")).toHaveCount(0);
    await page.unroute("**/*.wasm");
  };
}

/** The board as pixels, and where it is. */
async function seen(page: Page) {
  const board = page.locator("svg.board");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return { box: await board.boundingBox(), pixels: (await board.screenshot({ animations: "disabled" })).toString("base64") };
}

/** What a first visitor is offered, and where it is. */
async function offers(page: Page) {
  const parts = page.locator(".name span, .welcome, .welcome button, form.start h1");
  await expect(parts).toHaveCount(7);
  return Promise.all((await parts.all()).map(async (part) => [await part.textContent(), await part.boundingBox()]));
}

/** By how much two pictures of the same size differ where they differ most, of 255. */
function difference(page: Page, ...pictures: string[]) {
  return page.evaluate(async (pictures) => {
    const read = async (picture: string) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
      canvas.drawImage(bitmap, 0, 0);
      return canvas.getImageData(0, 0, bitmap.width, bitmap.height).data;
    };
    const [one, other] = await Promise.all(pictures.map(read));
    if (one.length !== other.length) return 255;
    return one.reduce((most, value, at) => Math.max(most, Math.abs(value - other[at])), 0);
  }, pictures);
}

for (const [name, width, height, query] of [
  ["on a desktop", 1440, 900, ""],
  ["on a tablet", 820, 1180, ""],
  ["on a phone", 390, 844, ""],
  ["on a page from right to left", 1440, 900, "?lang=ar"],
] as const) {
  test(`${name} the app takes over what is seen as it is`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    const come = await hold(page, query);
    await expect(page.locator("#first .board .checker")).toHaveCount(30);
    const before = await seen(page);
    const offered = await offers(page);
    await come();
    await expect(page.locator("form.start .games")).toBeVisible();
    const after = await seen(page);
    expect(await offers(page)).toEqual(offered);
    expect(after.box).toEqual(before.box);
    expect(after.pixels === before.pixels, "the same pixels").toBe(true);
    expect(await shifts(page)).toBe(0);
  });
}

for (const language of ["en", "de", "da", "es", "el", "bg", "ar"]) {
  test(`in ${language} the app says what the page said`, async ({ page }) => {
    const come = await hold(page, `?lang=${language}`);
    const offered = await offers(page);
    await come();
    expect(await offers(page)).toEqual(offered);
  });
}

test("what is pressed before the app is there it does when it comes", async ({ page }) => {
  const come = await hold(page);
  const friend = page.getByRole("button", { name: "Play with a friend" });
  await expect(friend).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.getByRole("button", { name: "Plakoto in three steps" }).click();
  await friend.click();
  await expect(page.locator("#first .main")).toHaveText("Play with a friend");
  await come();
  await expect(new Table(page).main).toHaveText("Throw for the opening");
});

test("what has the focus before the app is there keeps it", async ({ page }) => {
  const come = await hold(page);
  const steps = page.getByRole("button", { name: "Plakoto in three steps" });
  await steps.focus();
  await come();
  await expect(steps).toBeFocused();
});

test("who has a match sees no other position before it", async ({ page }) => {
  const table = new Table(page);
  await table.match(3);
  await table.turn();
  const come = await hold(page);
  await expect(page.locator("#first .board .point").first()).toBeVisible();
  await expect(page.locator("#first .checker, #first .number")).toHaveCount(0);
  const { box } = await seen(page);
  await come();
  expect((await seen(page)).box).toEqual(box);
  await expect(table.moves).toHaveCount(1);
});

test("the page has the chosen looks before the app is there, and the board lies as it was laid", async ({ page }) => {
  const table = new Table(page);
  await table.match(3);
  await table.turn();
  await table.settings(async (settings) => {
    await settings.getByRole("combobox", { name: "Day or night" }).selectOption("dark");
    await settings.getByRole("combobox", { name: "Board", exact: true }).selectOption("walnut");
    await settings.getByLabel("Homes at the left").check();
    await settings.getByLabel("Turn the board round").check();
  });
  const looks = () =>
    page.evaluate(() => {
      const { theme, board } = document.documentElement.dataset;
      const [day, night] = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].map((meta) => meta.content);
      const probe = Object.assign(document.createElement("i"), { hidden: true });
      probe.style.color = day;
      document.body.append(probe);
      const bar = getComputedStyle(probe).color;
      probe.remove();
      return { theme, board, same: day === night, bar, page: getComputedStyle(document.documentElement).backgroundColor };
    });
  const chosen = await looks();
  expect(chosen).toMatchObject({ theme: "dark", board: "walnut", same: true, bar: chosen.page });
  const come = await hold(page);
  await expect(page.locator("#first .board .point").first()).toBeVisible();
  expect(await looks()).toEqual(chosen);
  const before = await seen(page);
  await come();
  await expect(table.moves).toHaveCount(1);
  // Without what lies on it, it is the same board.
  await table.board.evaluate((board) => {
    for (const layer of [...board.children]) if (!layer.matches(".paints, .ground")) layer.remove();
  });
  const after = await seen(page);
  expect(after.box).toEqual(before.box);
  // A slanting edge that is mirrored may differ by a shade.
  expect(await difference(page, before.pixels, after.pixels)).toBeLessThan(24);
});

test("what the address asks for is not preceded by the start", async ({ page }) => {
  const come = await hold(page, "?position=j---d-------F-a----A---H");
  await page.waitForFunction(() => document.querySelector("script[src='first.js']"));
  await expect(page.locator("svg.board")).toBeHidden();
  await come();
  await expect(page.locator("svg.board")).toHaveCount(1);
});

for (const path of ["editor.html", "guide-en.html", "diagram.html"]) {
  for (const width of [390, 1440]) {
    test(`nothing moves while ${path} comes, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      await page.goto(`./${path}`);
      await expect(page.locator("plakoto-diagram .drawn").first()).toBeAttached();
      await expect(page.locator("svg.board .checker").first()).toBeVisible();
      expect(await shifts(page)).toBe(0);
    });
  }
}
