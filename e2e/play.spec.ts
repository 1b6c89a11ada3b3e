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
  await expect(page.locator("section.unseen [role=status]")).toHaveText("24-point: 15 white checkers");
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
