// What the player likes: that it shows at once and is kept, that what is done for him is no more than he
// wished, that fingers do not move the page, and what a first visitor finds.

import type { Locator, Page } from "@playwright/test";
import { test, expect } from "./fixture";
import { Table, middle } from "./table";

const FIELD = (page: Page) => page.locator("svg.board .field").first();
const choose = (settings: Locator, name: string, option: string) =>
  settings.getByRole("combobox", { name, exact: true }).selectOption(option);

test("settings show at once on the board, are kept, and can be reset", async ({ page }) => {
  const table = new Table(page);
  await table.match(3);
  await table.main.click();
  const html = page.locator("html");
  const day = await html.evaluate((root) => getComputedStyle(root).backgroundColor);
  const look = async () => ({
    page: await html.evaluate((root) => getComputedStyle(root).backgroundColor),
    field: await FIELD(page).evaluate((field) => getComputedStyle(field).fill),
    black: await page.locator("stop.ebony-body").first().evaluate((stop) => getComputedStyle(stop).stopColor),
    numbers: await page.locator(".board .number:not(.pips)").count(),
    pips: await page.locator(".board .pips").allTextContents(),
    rings: await table.rings.count(),
    homeAtLeft: (await table.tray("White")).x < (await middle(table.board)).x,
  });
  const before = await look();
  expect(before).toMatchObject({ numbers: 24, pips: [], homeAtLeft: false });
  expect(before.rings).toBeGreaterThan(0);
  let set = before;
  await table.settings(async (settings) => {
    await choose(settings, "Day or night", "dark");
    await expect(html).not.toHaveCSS("background-color", day);
    await choose(settings, "Board", "walnut");
    await choose(settings, "Checkers", "cream and blue");
    for (const name of ["Homes at the left", "Point numbers", "Pip counts", "Mark legal moves"]) {
      await settings.getByLabel(name).click();
    }
    set = await look();
    expect(set).toMatchObject({ numbers: 0, pips: ["360", "360"], rings: 0, homeAtLeft: true });
    for (const part of ["page", "field", "black"] as const) expect(set[part]).not.toBe(before[part]);
  });
  await table.reload();
  expect(await look()).toEqual(set);
  // Nothing is marked, and yet it can be played; what is in the hand is seen.
  const [tray, start] = [await table.tray("White"), page.locator(".board .point.start")];
  expect(tray.y).toBeGreaterThan(0);
  await expect(start).toHaveCount(2);
  await table.settings((settings) => settings.getByRole("button", { name: "Reset to default" }).click());
  expect(await look()).toEqual(before);
  await table.reload();
  expect(await look()).toEqual(before);
  await table.playRoll();
});

test("boards of high contrast and of paper bring checkers of their own", async ({ page }) => {
  const table = new Table(page);
  await table.situation("j---d----A--E-A*--------H w53 plakoto");
  const fill = (mark: string) => page.locator(mark).first().evaluate((part) => getComputedStyle(part).stopColor);
  await table.settings(async (settings) => {
    await choose(settings, "Checkers", "cream and red");
    for (const [board, field] of [["high contrast", "rgb(0, 0, 0)"], ["black on white", "rgb(255, 255, 255)"]]) {
      await choose(settings, "Board", board);
      await expect(settings.getByText("Checkers", { exact: true })).toBeHidden();
      await expect(FIELD(page)).toHaveCSS("fill", field);
      expect([await fill("stop.ivory-body"), await fill("stop.ebony-body")]).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
      // A captive has teeth, in what its body is not.
      await expect(page.locator(".captive.ebony .bars")).toHaveCSS("stroke", "rgb(255, 255, 255)");
    }
  });
});

test("what the device asks for holds until something else is chosen", async ({ page }) => {
  const table = new Table(page);
  await page.emulateMedia({ contrast: "more", colorScheme: "dark", reducedMotion: "reduce" });
  await table.situation("j---d-------F-a----A---H w53 plakoto");
  await expect(FIELD(page)).toHaveCSS("fill", "rgb(0, 0, 0)");
  const night = await page.locator("html").evaluate((root) => getComputedStyle(root).backgroundColor);
  const travels = () => page.locator(".board .came").first().evaluate((mark) => getComputedStyle(mark).animationName);
  await table.move(20, 15);
  expect(await travels()).toBe("none");
  await table.settings(async (settings) => {
    await choose(settings, "Board", "green");
    await expect(FIELD(page)).not.toHaveCSS("fill", "rgb(0, 0, 0)");
    await choose(settings, "Day or night", "light");
    await expect(page.locator("html")).not.toHaveCSS("background-color", night);
    await choose(settings, "Movements", "at ease");
  });
  await table.takeBack.click();
  expect(await travels()).toBe("travel");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await table.settings((settings) => choose(settings, "Movements", "none"));
  await table.move(20, 15);
  expect(await travels()).toBe("none");
});

test("with forced colours the sides are told apart, and so is what is chosen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const table = new Table(page);
  await table.open("?seed=3");
  await expect(page.locator(".game:has(:checked)")).toHaveCSS("outline-style", "solid");
  await table.start();
  const fill = (mark: string) => page.locator(mark).first().evaluate((part) => getComputedStyle(part).stopColor);
  expect([await fill("stop.ivory-body"), await fill("stop.ebony-body")]).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
});

test("dice are thrown and turns ended where that is wished, and never while the past is looked at", async ({ page }) => {
  const table = new Table(page);
  await table.match(3);
  await table.settings(async (settings) => {
    await settings.getByLabel("Roll for me").check();
    await settings.getByLabel("Confirm each turn").uncheck();
  });
  // The match begins when the players say so.
  await table.main.click();
  await expect(table.sentence).toContainText("begins");
  await table.playRoll().catch(() => {});
  await expect(table.sentence).toHaveText("Black to play 6-1.");
  await expect(table.moves).toHaveCount(2);
  // Taken back in time a turn has not ended.
  await page.getByRole("button", { name: "First position" }).click();
  await expect(table.main).toHaveText("Back to the game");
  const kept = await page.evaluate(() => localStorage.getItem("plakoto"));
  await page.evaluate(() => new Promise((next) => setTimeout(next, 1500)));
  expect(await page.evaluate(() => localStorage.getItem("plakoto"))).toBe(kept);
  await table.main.click();
  await expect(table.sentence).toHaveText("Black to play 6-1.");
  // Switched off in mid-game, the button is the player's again.
  await table.settings(async (settings) => {
    await settings.getByLabel("Roll for me").uncheck();
    await settings.getByLabel("Confirm each turn").check();
  });
  await table.playRoll();
  await table.main.click();
  await expect(table.main).toHaveText("Roll");
});

test("past each other, a game is borne off by itself, step by step", async ({ page }) => {
  const table = new Table(page);
  await table.situation("E----------------------e w plakoto", { seed: "3" });
  await table.settings(async (settings) => {
    for (const name of ["Roll for me", "Bear off for me, once past each other"]) await settings.getByLabel(name).check();
    await settings.getByLabel("Confirm each turn").uncheck();
    // While the settings are open nothing happens.
    await expect(page.locator(".board .edge.ivory")).toHaveCount(10);
  });
  const seen = page.locator(".board .edge.ivory");
  await expect(seen).toHaveCount(11);
  await expect(table.sentence).toContainText("wins", { timeout: 30_000 });
  await expect(seen).toHaveCount(15);
});

test("sounds are made when they are wished, and only then", async ({ page }) => {
  await page.addInitScript(() => {
    const begun: string[] = [];
    Object.assign(globalThis, { begun });
    for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
      const start = kind.prototype.start;
      kind.prototype.start = function (...given: [number?]) {
        begun.push(kind.name);
        return start.apply(this, given);
      };
    }
  });
  const begun = () => page.evaluate(() => (globalThis as unknown as { begun: string[] }).begun.length);
  const table = new Table(page);
  await table.match(3);
  await table.main.click();
  await table.move(24, 18);
  expect(await begun()).toBe(0);
  // Switched on it is heard.
  await table.setting("Sound");
  await expect.poll(begun).toBe(1);
  await table.move(24, 20);
  await expect.poll(begun).toBe(2);
  await table.main.click();
  await table.main.click();
  await expect.poll(begun).toBe(6);
  await table.reload();
  await expect(table.main).toBeVisible();
  expect(await begun()).toBe(0);
});

test.describe("a first visit", () => {
  test("needs one tap to play, and offers three steps that can be skipped", async ({ page }) => {
    const table = new Table(page);
    await table.open("?seed=3");
    const welcome = page.getByRole("region", { name: "New here?" });
    const introduction = page.getByRole("region", { name: "Plakoto in three steps" });
    await expect(welcome.getByRole("button", { name: "Play against the program" })).toBeInViewport({ ratio: 1 });
    await welcome.getByRole("button", { name: "Plakoto in three steps" }).click();
    await expect(introduction.getByRole("heading")).toBeFocused();
    await expect(introduction.getByRole("status")).toContainText("block");
    await introduction.getByRole("button", { name: "Next" }).click();
    await expect(introduction.getByRole("status")).toContainText("pinned");
    await expect(page.locator(".board .captive")).toHaveCount(1);
    await introduction.getByRole("button", { name: "Next" }).click();
    await expect(introduction.getByRole("status")).toContainText("bear them off");
    await introduction.getByRole("button", { name: "Close" }).click();
    await expect(table.form).toBeVisible();
    await expect(welcome).toHaveCount(0);
    await table.reload();
    await expect(table.form).toBeVisible();
    await expect(welcome).toHaveCount(0);
    // The menu shows it again.
    await table.menu("Plakoto in three steps");
    await introduction.getByRole("button", { name: "Skip" }).click();
    await expect(introduction).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
  });

  test("skipped, it does not come back; with one tap the program sits at the board", async ({ page }) => {
    const table = new Table(page);
    await table.open("?seed=3");
    const welcome = page.getByRole("region", { name: "New here?" });
    await welcome.getByRole("button", { name: "Skip" }).click();
    await table.reload();
    await expect(table.form).toBeVisible();
    await expect(welcome).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await table.reload();
    await welcome.getByRole("button", { name: "Play against the program" }).click();
    await expect(page.locator(".seat")).toHaveText(["level 2", "you"]);
    await expect(table.main).toHaveText("Throw for the opening");
  });
});

test.describe("under a finger", () => {
  test.use({ viewport: { width: 390, height: 600 }, hasTouch: true, isMobile: true });

  /** Draws a finger over the glass, as the browser hears it from the device. */
  async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
    const device = await page.context().newCDPSession(page);
    const touch = (type: string, points: { x: number; y: number }[]) =>
      device.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints: points });
    await touch("touchStart", [from]);
    for (let step = 1; step <= 8; step++) {
      await touch("touchMove", [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }]);
    }
    await touch("touchEnd", []);
  }

  test("a dragged checker does not move the page, and the margins do", async ({ page }) => {
    const table = new Table(page);
    await table.situation("j---d-------F-a----A---H w53 plakoto");
    const scrolled = () => page.evaluate(() => scrollY);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(40);
    const [to, from] = [await table.point(10), await table.point(13)];
    const before = await scrolled();
    await swipe(page, { x: from.x, y: from.y + 22 }, { x: to.x, y: to.y - 22 });
    await expect(table.takeBack).toBeEnabled();
    await expect(page.locator(".dragged")).toHaveCount(0);
    // Nor does a finger that takes nothing.
    await swipe(page, { x: 200, y: 420 }, { x: 200, y: 130 });
    expect(await scrolled()).toBe(before);
    // What lies beside the board scrolls.
    const players = (await page.locator(".players").boundingBox())!;
    await swipe(page, { x: 200, y: Math.min(players.y + 20, 560) }, { x: 200, y: 60 });
    await expect.poll(scrolled).toBeGreaterThan(before + 20);
  });

  test("two quick taps do not enlarge the page", async ({ page }) => {
    const table = new Table(page);
    await table.match(3);
    for (const part of [page.locator("body"), table.main]) {
      const action = await part.evaluate((element) => {
        for (let at: Element | null = element; at; at = at.parentElement) {
          const action = getComputedStyle(at).touchAction;
          if (action !== "auto") return action;
        }
        return "auto";
      });
      expect(action).toBe("manipulation");
    }
    await expect(table.board).toHaveCSS("touch-action", "none");
  });

  test("everything that is pressed is as large as a fingertip", async ({ page }) => {
    const table = new Table(page);
    const small = () => page.evaluate(() => {
      const found = [];
      for (const target of document.querySelectorAll("button, select, label, a[href]")) {
        const { width, height } = target.getBoundingClientRect();
        const hidden = width === 0 || target.closest(".unseen, noscript, #boot-failure");
        if (!hidden && (width < 43.5 || height < 43.5)) {
          found.push(`${target.className} “${target.textContent}” ${width} × ${height}`);
        }
      }
      return found;
    });
    await table.open("?seed=3");
    expect.soft(await small(), "start").toEqual([]);
    await page.locator('.welcome [data-do="lesson:0"]').click();
    expect.soft(await small(), "introduction").toEqual([]);
    await page.locator('.introduction [data-do="introduced"]:visible').click();
    await table.settings(async () => expect.soft(await small(), "settings").toEqual([]));
    await table.start();
    await table.turn();
    expect.soft(await small(), "play").toEqual([]);
    await page.getByRole("button", { name: "Menu" }).click();
    expect.soft(await small(), "menu").toEqual([]);
  });
});
