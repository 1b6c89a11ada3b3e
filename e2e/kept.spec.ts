// What the browser keeps, and what the address asks for: nothing lost, and nothing wrong unsaid.

import type { Page } from "@playwright/test";
import { test, expect } from "./fixture";
import { Table } from "./table";

const KEY = "plakoto";
const SET_ASIDE = "plakoto-set-aside";

const kept = (page: Page, key = KEY) => page.evaluate((key) => localStorage.getItem(key), key);

/** A match with a turn played and another begun, as it is kept. */
async function played(page: Page) {
  const table = new Table(page);
  await table.match(3, { game: "Plakoto", to: 3 });
  await table.turn();
  await table.roll();
  return table;
}

const broken: [string, (text: string) => string][] = [
  ["garbage", () => "}{ ☃ \u0000"],
  ["an empty entry", () => ""],
  ["a truncated entry", (text) => text.slice(0, text.length / 2)],
  ["an entry without its end", (text) => text.slice(0, -1)],
  ["an entry with more behind it", (text) => `${text}A`],
  // The first letter names the version.
  ["another version's entry", (text) => `Z${text.slice(1)}`],
  ["an entry of JSON", () => '{"version":1}'],
];

for (const [what, spoil] of broken) {
  test(`${what} is set aside, told, and a new match can start`, async ({ page }) => {
    const table = await played(page);
    const whole = (await kept(page)) ?? "";
    const spoilt = spoil(whole);
    expect(spoilt).not.toBe(whole);
    // The page that reads it writes it, before the app is there: it may hear of what was written elsewhere
    // shortly before, and then begins anew.
    await page.addInitScript(
      ([key, text]) => {
        if (sessionStorage.getItem("spoilt") === null) localStorage.setItem(key, text);
        sessionStorage.setItem("spoilt", "once");
      },
      [KEY, spoilt],
    );

    await table.reload();
    await expect(table.notices).toHaveText([
      /^The game kept in this browser could not be read\. It was set aside, and a new one can start\./,
    ]);
    expect(await kept(page, SET_ASIDE)).toBe(spoilt);
    await table.start({ game: "Tapa" });
    await table.turn();
    await table.notices.getByRole("button", { name: "Dismiss" }).click();
    await expect(table.notices).toHaveCount(0);

    // It is told once, and the new match is kept.
    await table.reload();
    await expect(table.moves).toHaveCount(1);
    await expect(table.rules).toContainText("Tapa");
    await expect(table.notices).toHaveCount(0);
    expect(await kept(page, SET_ASIDE)).toBe(spoilt);
  });
}

test("a match comes back as it was left", async ({ page }) => {
  const table = await played(page);
  const words = await table.words.allTextContents();
  const sentence = (await table.sentence.textContent()) ?? "";
  await page.goto("about:blank");
  await table.open();
  await expect(table.words).toHaveText(words);
  await expect(table.sentence).toHaveText(sentence);
  await expect(table.moves).toHaveCount(2);
});

test("a full disk is told once, and play goes on", async ({ page }) => {
  const table = await played(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await table.reload();
  await expect(table.notices).toHaveCount(1);
  await expect(table.notices).toContainText("The browser keeps nothing just now");
  await table.turn();
  await table.turn();
  await expect(table.moves).toHaveCount(3);
  await expect(table.notices).toHaveCount(1);
  // Whoever has read it is not told at every step.
  await table.notices.getByRole("button", { name: "Dismiss" }).click();
  await table.turn();
  await expect(table.moves).toHaveCount(4);
  await expect(table.notices).toHaveCount(0);
});

test("a browser that keeps nothing at all is no obstacle", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const table = new Table(page);
  await table.match(3);
  await expect(table.notices).toContainText("The browser keeps nothing just now");
  await table.turn();
  await expect(table.moves).toHaveCount(1);
});

const START = "o----------------------O";
const wrong: [string, Record<string, string>, string][] = [
  ["a group that is none", { position: "o---------z------------O" }, "In “position”, character 11: “z” stands for nothing there; write -, or a letter A to O or a to o."],
  ["too few groups", { position: "o-----O" }, "In “position”, character 8: 7 groups, but the board has 24 points."],
  ["too many checkers", { position: "o---------------------OO" }, "White has 30 checkers, and 15 are all there are."],
  ["a star by itself", { position: "*---------------------OO" }, "In “position”, character 1: A * must follow the letter of a stack."],
  ["no side", { position: START, turn: "x" }, "In “turn”, character 1: “x” is no side; write w or b."],
  ["no roll", { position: START, turn: "w", dice: "70" }, "In “dice”, character 1: “70” is no roll; write two numbers from 1 to 6."],
  ["no ruleset", { position: START, rules: "portes" }, "In “rules”, character 1: “portes” is no ruleset; write plakoto or tapa."],
];

for (const [what, fields, says] of wrong) {
  test(`the address asks for ${what}: it says so beside the start`, async ({ page }) => {
    const table = new Table(page);
    await table.open(`?${new URLSearchParams(fields)}`);
    await expect(table.notices).toHaveCount(1);
    await expect(table.notices).toContainText("The address asks for a position that cannot be read.");
    await expect(table.notices).toContainText(says);
    await table.start({ game: "Plakoto" });
    await table.turn();
    await expect(table.moves).toHaveCount(1);
  });
}

test("a wrong address leaves the kept match where it was", async ({ page }) => {
  const table = await played(page);
  const words = await table.words.allTextContents();
  await table.open("?position=nonsense");
  await expect(table.notices).toContainText("In “position”");
  await expect(table.words).toHaveText(words);
});

test("an opened position never costs the kept match", async ({ page }) => {
  const table = await played(page);
  const words = await table.words.allTextContents();
  const moves = await table.moves.allTextContents();

  await table.situation("j---d-------F-a----A---H w53 tapa");
  await expect(table.notices).toHaveText([/^Position from the address; your own match is kept\./]);
  await expect(table.rules).toContainText("Tapa");
  await table.move(20, 15);
  const draft = await table.words.allTextContents();
  // It is kept too, draft and all.
  await table.reload();
  await expect(table.words).toHaveText(draft);
  await expect(table.takeBack).toBeEnabled();
  await table.playRoll();
  await table.main.click();
  await table.reload();
  await expect(table.moves).toHaveCount(1);

  await table.notices.getByRole("link", { name: "Back to the match" }).click();
  await expect(table.notices).toHaveCount(0);
  await expect(table.words).toHaveText(words);
  expect(await table.moves.allTextContents()).toEqual(moves);
  await table.reload();
  await expect(table.words).toHaveText(words);
});

test("without a match of one's own the way back leads to the start", async ({ page }) => {
  const table = new Table(page);
  await table.situation("j---d-------F-a----A---H w53 tapa");
  await page.locator(".notice a").click();
  await expect(table.form).toBeVisible();
});

test("a new match is begun without losing the old one by accident", async ({ page }) => {
  const table = await played(page);
  const words = await table.words.allTextContents();
  await table.menu("New match");
  await expect(table.form).toBeVisible();
  // The start is what a reload shows as well.
  await table.reload();
  await table.form.getByRole("button", { name: "Back to the match" }).click();
  await expect(table.words).toHaveText(words);
});

for (const [position, says] of [
  ["o----------------------N", "Play cannot lead here: White has borne off while others of its checkers are not home."],
  ["n----------------------N*", "Play cannot lead here: White pins a checker on its own start point."],
]) {
  test(`an impossible position says so: ${position}`, async ({ page }) => {
    const table = new Table(page);
    await table.open(`?position=${position}&turn=w`);
    await expect(table.notices.filter({ hasText: says })).toHaveCount(1);
  });
}

for (const [position, rules, says] of [
  ["-----------------------o", "tapa", "White wins 2 points: all borne off, and Black has borne off none."],
  ["A*--------i---------e-N--", "plakoto", "White wins 2 points: Black’s mother is pinned."],
  ["A*--------i---------d-M-a*", "tapa", "A draw: both mothers are pinned, and neither can ever leave."],
]) {
  test(`a finished position says so: ${position} ${rules}`, async ({ page }) => {
    const table = new Table(page);
    await table.open(`?position=${position}&turn=w&rules=${rules}`);
    await expect(
      table.notices.filter({ hasText: "In the position that the address asks for, the game is over." }),
    ).toContainText(says);
    await expect(table.rings).toHaveCount(0);
    await expect(table.sentence).toContainText(says);
  });
}

test("a mother pinned in the address is no end in Tapa", async ({ page }) => {
  const table = new Table(page);
  await table.situation("A*--------i---------e-N-- b tapa");
  await expect(table.sentence).toHaveText("Black to roll.");
  await expect(table.notices).toHaveCount(1);
});

test("a page that the browser brings back as it was left reads anew what is kept", async ({ page }) => {
  const table = await played(page);
  const words = await table.words.allTextContents();
  const text = (await kept(page))!;
  await table.playRoll();
  // Meanwhile the match was played elsewhere.
  await page.evaluate((text) => localStorage.setItem("plakoto", text), text);
  const loaded = page.waitForEvent("load");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await loaded;
  await expect(table.words).toHaveText(words);
});

test.describe("in two tabs", () => {
  // The one that somebody looks at has the focus; to the tests' browser all have it.
  test.beforeEach(({ context }) => context.addInitScript(() => (Document.prototype.hasFocus = () => "here" in window)));
  const comeTo = (page: Page) =>
    page.evaluate(() => {
      Object.assign(window, { here: true });
      dispatchEvent(new Event("focus"));
    });

  test("what the page has read itself is no news of another", async ({ page }) => {
    const table = await played(page);
    await comeTo(page);
    const hear = (newValue: string | null) =>
      page.evaluate((newValue) => dispatchEvent(new StorageEvent("storage", { key: "plakoto", newValue })), newValue);
    // A reload's old page, say, which wrote shortly before.
    await hear(await kept(page));
    await table.playRoll();
    await hear(await kept(page));
    await expect(table.main).toBeEnabled();
    const loaded = page.waitForEvent("load");
    await hear("another");
    await loaded;
  });

  test("the match goes on in the one that somebody comes to", async ({ page, context }) => {
    const one = await played(page);
    const other = new Table(await context.newPage());
    await other.open();
    await expect(other.words).toHaveText(await one.words.allTextContents());
    await other.playRoll();
    await other.main.click();
    await expect(other.moves).toHaveCount(2);
    const words = await other.words.allTextContents();
    const text = await kept(other.page);

    // The first stands still, and spoils nothing. What is written in one tab is soon seen in the other.
    await expect.poll(() => kept(page)).toBe(text);
    await one.click(24);
    await page.keyboard.press("Escape");
    expect(await kept(page)).toBe(text);
    await comeTo(page);
    await expect(one.words).toHaveText(words);
    await one.turn();
    await expect(one.moves).toHaveCount(3);
    await comeTo(other.page);
    await expect(other.words).toHaveText(await one.words.allTextContents());
  });

  test("the program plays in one of them", async ({ page, context }) => {
    // The first one's time stands still from when it is told to, so that the other surely plays before it.
    await page.addInitScript(() => {
      const [all, later] = [window as never as { due?: (() => void)[] }, window.setTimeout];
      window.setTimeout = ((deed: () => void, pause?: number) =>
        all.due ? all.due.push(deed) : later(deed, pause)) as never;
    });
    const one = new Table(page);
    await one.open("?seed=3");
    await one.start({ against: 2, colour: "Black" });
    await one.speed("slowly");
    await page.evaluate(() => ((window as never as { due: unknown[] }).due = []));
    await one.main.click();
    await expect(one.main).toHaveText("One moment");
    const other = new Table(await context.newPage());
    await other.open();
    await other.speed("at once");
    await expect(other.main).toHaveText("Roll");
    const text = await kept(page);
    const fallDue = () =>
      page.evaluate(() => {
        const due = (window as never as { due: (() => void)[] }).due.splice(0);
        for (const deed of due) deed();
        return due.length;
      });
    await expect.poll(fallDue).toBeGreaterThan(0);
    await expect(one.main).toHaveText("One moment");
    expect(await kept(page)).toBe(text);
    await comeTo(page);
    await expect(one.main).toHaveText("Roll");
  });
});
