// Whole games: by mouse, by keys alone, by touch.

import { test, expect } from "./fixture";
import { Table, middle } from "./table";

// The seeds are those of games that end soon; on a busy machine they take their time all the same.
test.describe.configure({ timeout: 90_000 });

test("a game of Plakoto by mouse, and the winner begins the next", async ({ page }) => {
  const table = new Table(page);
  await table.match(15, { game: "Plakoto", to: 3 });
  const turns = await table.game();
  await expect(table.sentence).toHaveText(
    "White wins 2 points: Black’s mother is pinned. White 2, Black 0. White begins the next game.",
  );
  await expect(table.moves).toHaveCount(turns);
  expect(await table.score()).toEqual({ White: 2, Black: 0 });
  expect(await table.counted()).toEqual({ White: 15, Black: 15 });

  await table.main.click();
  await expect(table.sentence).toHaveText("White to roll.");
  await expect(table.toMove).toHaveText("White");
  await expect(table.moves).toHaveCount(0);
  expect(await table.score()).toEqual({ White: 2, Black: 0 });
  // Both dice are thrown, and there was no opening.
  await table.main.click();
  await expect(table.sentence).toHaveText(/^White to play [1-6]-[1-6]\.$/);
});

test("a game of Tapa by mouse, borne off to the end", async ({ page }) => {
  const table = new Table(page);
  await table.match(122, { game: "Tapa", to: 3 });
  const turns = await table.game();
  await expect(table.sentence).toHaveText(
    "Black has borne off all fifteen and wins 1 point. White 0, Black 1. Black begins the next game.",
  );
  await expect(table.moves).toHaveCount(turns);
  await expect(page.locator(".board .edge.ebony")).toHaveCount(15);
  expect(await table.counted()).toEqual({ White: 15, Black: 15 });
  expect(await table.score()).toEqual({ White: 0, Black: 1 });

  await table.main.click();
  await expect(table.sentence).toHaveText(/Black to roll\.$/);
  await expect(table.toMove).toHaveText("Black");
});

test("a match of Plakoto by keys alone", async ({ page }) => {
  const table = new Table(page);
  await table.open("?seed=119");
  // To the form, to the target beside the preset one, and off.
  const tab = async (to: RegExp) => {
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      const name = await page.evaluate(() => document.activeElement?.closest("label")?.textContent ?? "");
      if (to.test(name)) return;
    }
    throw new Error(`Tab does not lead to ${to}`);
  };
  await tab(/^3$/);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(table.form).toHaveCount(0);

  await table.game(table.keys);
  await expect(table.sentence).toHaveText(
    "Black wins 2 points: White’s mother is pinned. Black wins the match 2–0.",
  );
  // Enter leads on to the next match.
  await page.keyboard.press("Enter");
  await expect(table.form).toBeVisible();
});

test("the page's structure tells every place, what can be done there, and what became of it", async ({ page }) => {
  const table = new Table(page);
  await table.situation("j---d----A--E-A*--------H w53 plakoto");
  const places = page.getByRole("region", { name: "Position in words" }).getByRole("button");
  const told = page.locator("section.unseen [role=status]");
  await expect(places).toHaveCount(25);
  await expect(places.filter({ hasText: "15-point" })).toHaveText("15-point: one white checker, one black captive");
  // The hand is the screen reader's: it presses what it found by its name.
  const press = (name: string) => places.and(page.getByRole("button", { name, exact: true })).dispatchEvent("click");
  await press("24-point: eight white checkers. Can be moved.");
  await expect(told).toHaveText("24-point: eight white checkers. In hand; it can go to 21, 19, 16.");
  await press("16-point: empty. The checker in hand can go here.");
  await expect(told).toHaveText("16-point: one white checker");
  await expect(table.main).toBeEnabled();
  await expect(page.getByRole("button", { name: /can go here|Can be moved/ })).toHaveCount(0);
  await press("5-point: four black checkers");
  await table.takeBack.click();
  await table.takeBack.click();
  await press("20-point: empty");
  await expect(table.sentence).toHaveText(/no checker/i);
});

test("a game by the page's structure alone", async ({ page }) => {
  const table = new Table(page);
  await table.match(119, { to: 1 });
  const over = await page.evaluate(async () => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
    for (let presses = 0; presses < 3000; presses++) {
      const [main] = all<HTMLButtonElement>(".button.main");
      if (main.textContent === "New match") return true;
      const named = (end: string) => all<HTMLButtonElement>(`section.unseen button[aria-label$="${end}"]`);
      const place = named("can go here.").at(-1) ?? named("Can be moved.")[0];
      const press = main.disabled ? (all<HTMLButtonElement>(".choice button")[0] ?? place) : main;
      press.click();
      await new Promise((next) => setTimeout(next));
    }
    return false;
  });
  expect(over).toBe(true);
  await expect(table.sentence).toHaveText(/wins the match/);
});

test("bearing off by keys", async ({ page }) => {
  const table = new Table(page);
  await table.situation("A----B-----------------o w61 plakoto");
  await table.turn(table.keys);
  await expect(table.moves.locator(".play")).toHaveText("6/5 6/off");
  await expect(table.sentence).toHaveText(/Black to roll\.$/);
});

test("a checker is carried to a point and to the tray, and back from anywhere else", async ({ page }) => {
  const table = new Table(page);
  await table.situation("A----B-----------------o w61 plakoto");
  const before = await table.words.allTextContents();
  const six = await table.point(6);
  for (const [to, reason] of [
    [await table.point(3), "No die that is left goes from 6 to 3."],
    [await table.tray("Black"), "That cannot be played with this roll."],
  ] as const) {
    await table.drag(six, to);
    await expect(table.sentence).toHaveText(reason);
    await expect(table.picked).toHaveCount(0);
    await expect(table.words).toHaveText(before);
  }
  // Off the board, where nothing is.
  await table.drag(six, { x: 1, y: 1 });
  await expect(table.words).toHaveText(before);
  await expect(table.rings).toHaveCount(2);

  await table.drag(six, await table.tray("White"));
  await expect(page.locator(".board .edge.ivory")).toHaveCount(13);
  await table.drag(six, await table.point(5));
  await expect(table.moves.locator(".play")).toHaveText("6/5 6/off");
});

test("what is carried goes with the pointer and leaves a shade behind", async ({ page }) => {
  const table = new Table(page);
  await table.situation("o----------------------O w61 plakoto");
  const from = await table.point(24);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 60, from.y + 200);
  await expect(page.locator(".checker.lifted")).toHaveCount(1);
  await expect(table.ghosts).toHaveCount(3);
  const carried = await middle(page.locator(".dragged .body"));
  expect(Math.hypot(carried.x - from.x + 60, carried.y - from.y - 200)).toBeLessThan(4);
  await page.mouse.up();
  await expect(page.locator(".dragged")).toHaveCount(0);
  await expect(page.locator(".checker.lifted")).toHaveCount(0);
});

test("Escape lets go what the keys took, and the cursor stays", async ({ page }) => {
  const table = new Table(page);
  await table.situation("o----------------------O w61 plakoto");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(table.picked).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(table.picked).toHaveCount(0);
  // What is under the cursor is said.
  await expect(page.locator("section.unseen [role=status]")).toHaveText("24-point: 15 white checkers. Can be moved.");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a game of Tapa by touch", async ({ page }) => {
    const table = new Table(page);
    await table.open("?seed=88");
    await table.start({ game: "Tapa", to: 1 });
    await table.game(table.finger);
    await expect(table.sentence).toHaveText(
      "White wins 2 points: all borne off, and Black has borne off none. White wins the match 2–0.",
    );
    expect(await table.score()).toEqual({ White: 2, Black: 0 });
  });
});
