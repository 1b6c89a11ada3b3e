// A turn from the throw to the next side's: undo, reload, confirming, looking back, giving up.

import type { Page } from "@playwright/test";
import { test, expect } from "./fixture";
import { Table } from "./table";

/** Seed 3 opens with 6-4 for White, then throws 1-6, 4-1 and 2-4. */
const SEED = 3;

/** The opening thrown, so that White has to play 6-4. */
async function opened(page: Page) {
  const table = new Table(page);
  await table.match(SEED, { game: "Plakoto", to: 3 });
  await table.main.click();
  await expect(table.sentence).toHaveText("White threw 6 against 4 and begins.");
  return table;
}

/** The faces of the dice, as their pips count. */
const faces = (page: Page) =>
  page.locator(".board .die").evaluateAll((dice) =>
    dice.map((die) => die.querySelector(".pip")?.getAttribute("d")!.match(/M/g)!.length ?? 0),
  );

test("steps are taken back one by one until the play is confirmed", async ({ page }) => {
  const table = await opened(page);
  const start = await table.words.allTextContents();
  await table.move(24, 18);
  const one = await table.words.allTextContents();
  for (const back of [
    () => table.takeBack.click(),
    () => page.keyboard.press("Backspace"),
    () => page.keyboard.press("Escape"),
  ]) {
    await table.move(24, 20);
    await expect(table.main).toBeEnabled();
    await expect(table.sentence).toHaveText("The roll is played. Confirm, or take back.");
    await back();
    await expect(table.words).toHaveText(one);
    await expect(table.main).toBeDisabled();
    await expect.poll(() => faces(page)).toEqual([6, 4]);
  }
  await table.takeBack.click();
  await expect(table.words).toHaveText(start);
  await expect(table.takeBack).toBeDisabled();
  await expect.poll(() => faces(page)).toEqual([6, 4]);

  await table.move(24, 14);
  await table.main.click();
  await expect(table.toMove).toHaveText("Black");
  await expect(table.takeBack).toBeDisabled();
  const confirmed = await table.words.allTextContents();
  await page.keyboard.press("Backspace");
  await expect(table.words).toHaveText(confirmed);
});

test("a reload in mid-turn changes nothing", async ({ page }) => {
  const table = await opened(page);
  await table.move(24, 18);
  const words = await table.words.allTextContents();
  await table.reload();
  await expect(table.words).toHaveText(words);
  await expect(table.moves.locator(".play")).toHaveText("24/18 …");
  await expect(table.dice.nth(0)).toHaveClass(/used/);
  await expect.poll(() => faces(page)).toEqual([6, 4]);
  // The same dice lie there when all is taken back, and after another reload.
  await table.takeBack.click();
  await table.reload();
  await expect.poll(() => faces(page)).toEqual([6, 4]);
  await table.move(24, 14);
  await table.reload();
  await table.main.click();
  // The dice go on where they were.
  await table.main.click();
  await expect(table.sentence).toHaveText("Black to play 6-1.");
  await table.reload();
  await expect(table.sentence).toHaveText("Black to play 6-1.");
});

test("a reload brings back what was looked at, and the side of the board", async ({ page }) => {
  const table = await opened(page);
  await table.move(24, 14);
  await table.main.click();
  await table.turn();
  await table.setting("Turn the board round");
  await page.getByRole("button", { name: "One turn back" }).click();
  await expect(table.sentence).toHaveText("You are looking at the board after turn 1 of 2.");
  const words = await table.words.allTextContents();
  const corner = await table.point(1);
  await table.reload();
  await expect(table.sentence).toHaveText("You are looking at the board after turn 1 of 2.");
  await expect(table.words).toHaveText(words);
  expect(await table.point(1)).toEqual(corner);
});

test("a play is confirmed by Enter and by a tap on the dice", async ({ page }) => {
  const table = await opened(page);
  // An incomplete play is not.
  await table.move(24, 18);
  await table.tapDice();
  await page.keyboard.press("Enter");
  await expect(table.toMove).toHaveText("White");
  await table.move(24, 20);
  await page.keyboard.press("Enter");
  await expect(table.toMove).toHaveText("Black");

  // The dice throw, and confirm.
  await expect(page.locator(".die.waiting")).toHaveCount(2);
  await table.tapDice();
  await expect(table.sentence).toHaveText("Black to play 6-1.");
  await table.playRoll();
  await table.tapDice();
  await expect(table.toMove).toHaveText("White");
  // Space throws.
  await page.keyboard.press("Space");
  await expect(table.sentence).toHaveText("White to play 4-1.");
});

test("the last play is drawn until the next one is confirmed", async ({ page }) => {
  const table = await opened(page);
  await expect(table.arrows).toHaveCount(0);
  await table.move(24, 18);
  await table.move(24, 20);
  await expect(table.arrows).toHaveCount(0);
  await table.main.click();
  await expect(page.locator(".arrow.ivory")).toHaveCount(2);
  await table.main.click();
  await table.playRoll();
  await expect(page.locator(".arrow.ivory")).toHaveCount(2);
  await table.main.click();
  await expect(page.locator(".arrow.ivory")).toHaveCount(0);
  await expect(page.locator(".arrow.ebony")).not.toHaveCount(0);
});

test("the game is stepped through and comes back to the present", async ({ page }) => {
  const table = await opened(page);
  const boards = [await table.words.allTextContents()];
  await table.move(24, 14);
  await table.main.click();
  for (let turns = 2; turns <= 4; turns++) await table.turn();
  await table.main.click();
  const present = await table.words.allTextContents();
  const sentence = (await table.sentence.textContent()) ?? "";

  await page.getByRole("button", { name: "First position" }).click();
  await expect(table.sentence).toHaveText("You are looking at the board after turn 0 of 4.");
  // All but whose turn it is: nothing is to be played there.
  await expect(table.words).toHaveText(boards[0].slice(1));
  await expect(table.rings).toHaveCount(0);
  await expect(table.arrows).toHaveCount(0);
  await page.getByRole("button", { name: "One turn on" }).click();
  await expect(table.sentence).toContainText("after turn 1 of 4");
  await expect(table.words.last()).toHaveText("Last play, by White: 24/14.");
  await page.keyboard.press("ArrowRight");
  await expect(table.sentence).toContainText("after turn 2 of 4");
  await page.keyboard.press("ArrowLeft");
  await expect(table.sentence).toContainText("after turn 1 of 4");
  await table.moves.nth(2).click();
  await expect(table.sentence).toContainText("after turn 3 of 4");
  await expect(table.moves.nth(2)).toHaveClass(/current/);

  for (const back of [
    () => page.getByRole("button", { name: "Present position" }).click(),
    () => page.keyboard.press("Escape"),
    () => table.main.click(),
  ]) {
    await page.getByRole("button", { name: "First position" }).click();
    await expect(table.main).toHaveText("Back to the game");
    // Nothing is played in the past.
    await table.click(24);
    await expect(table.picked).toHaveCount(0);
    await back();
    await expect(table.words).toHaveText(present);
    await expect(table.sentence).toHaveText(sentence);
  }
});

test("looking back leaves a half-played turn as it was", async ({ page }) => {
  const table = await opened(page);
  await table.move(24, 14);
  await table.main.click();
  await table.main.click();
  await table.click(24);
  await table.ghosts.first().waitFor();
  await page.keyboard.press("Escape");
  await table.move(24, 18);
  const draft = await table.words.allTextContents();
  await table.moves.first().click();
  await expect(table.sentence).toContainText("after turn 1 of 1");
  await expect(table.takeBack).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(table.words).toHaveText(draft);
});

test("a forced play is made by itself where that is wanted", async ({ page }) => {
  const table = new Table(page);
  // Whatever falls, the only play is to bear off the last checker.
  await table.situation("A----------------------i w plakoto", { seed: "3" });
  await table.main.click();
  await expect(table.main).toBeDisabled();
  await table.situation("A--------------------a-h w plakoto", { seed: "3" });
  await table.setting("Play forced moves for me");
  await table.main.click();
  await expect(page.locator(".board .edge.ivory")).toHaveCount(15);
  await expect(table.main).toHaveText("Confirm");
  await expect(table.main).toBeEnabled();
  // It can be taken back like any play, and the setting is kept.
  await table.takeBack.click();
  await expect(page.locator(".board .edge.ivory")).toHaveCount(14);
  await table.situation("A-------------------b--g w plakoto", { seed: "4" });
  await table.main.click();
  await expect(page.locator(".board .edge.ivory")).toHaveCount(15);
});

test("a forced play is told", async ({ page }) => {
  const table = new Table(page);
  // 6-5 is 20/14 and no more; the dice of seed 19.
  await table.situation("i-------b--------bbA---N w plakoto", { seed: "19" });
  await table.setting("Play forced moves for me");
  await table.main.click();
  await expect(table.moves.locator(".play")).toHaveText("20/14");
  await expect(table.sentence).toContainText("Only one play is legal; it was made for you.");
});

test("resigning asks once, and for how much", async ({ page }) => {
  const table = await opened(page);
  const question = page.getByRole("dialog", { name: "Resign the game" });
  await table.menu("Resign the game");
  await expect(question).toContainText("White gives the game up. For how much?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(table.toMove).toHaveText("White");

  await table.menu("Resign the game");
  await question.getByRole("button", { name: "1 point" }).click();
  await expect(table.sentence).toHaveText(
    "White resigns. Black wins 1 point. White 0, Black 1. Black begins the next game.",
  );
  await table.main.click();
  await expect(table.sentence).toHaveText("Black to roll.");
  await table.menu("Resign the game");
  await question.getByRole("button", { name: "2 points" }).click();
  await expect(table.sentence).toContainText("Black resigns. White wins 2 points. White 2, Black 1.");
  expect(await table.score()).toEqual({ White: 2, Black: 1 });
});

test("a match to 1 ends with its game, and another can begin", async ({ page }) => {
  const table = new Table(page);
  await table.match(SEED, { game: "Tapa", to: 1 });
  await table.roll();
  await table.menu("Resign the game");
  await page.getByRole("dialog").getByRole("button", { name: "1 point" }).click();
  await expect(table.sentence).toHaveText(
    "White resigns. Black wins 1 point. Black wins the match 1–0.",
  );
  await expect(table.main).toHaveText("New match");
  await table.main.click();
  await expect(table.form).toBeVisible();
  await table.start({ to: 5 });
  await expect(table.rules).toContainText("match to 5");
  expect(await table.score()).toEqual({ White: 0, Black: 0 });
});

test("after a game from the address the way leads back to one's own match", async ({ page }) => {
  const table = new Table(page);
  await table.situation("--A--------------------o w33 plakoto");
  await table.move(3, 0);
  await table.main.click();
  await expect(table.sentence).toContainText("White wins the match 2–0.");
  await expect(table.main).toBeHidden();
  await table.notices.getByRole("link", { name: "Back to the match" }).click();
  await expect(table.form).toBeVisible();
});

test("the rules stay in sight during the game", async ({ page }) => {
  const table = new Table(page);
  await table.match(SEED, { game: "Tapa", to: 7, options: { Mother: "pinned: wins 2" } });
  for (const told of ["Tapa", "match to 7", `Seeded dice: ${SEED}`]) await expect(table.rules).toContainText(told);
  const options = (values: string[]) => expect(table.rules.locator("dd")).toHaveText(values);
  await options(["play the two dice", "winner begins", "pinned: wins 2", "0–0"]);
  await table.turn();
  await options(["play the two dice", "winner begins", "pinned: wins 2", "0–0"]);
  await expect(table.rules).toBeInViewport();
  await table.reload();
  await options(["play the two dice", "winner begins", "pinned: wins 2", "0–0"]);

  // A preset brings its own options back.
  await table.menu("New match");
  await table.start({ game: "Plakoto", options: { Draw: "1–1", "Next game": "opening roll", Opening: "throw again" } });
  await options(["throw again", "opening roll", "pinned: wins 2", "1–1"]);
  await table.menu("New match");
  await table.start({ game: "Tapa" });
  await options(["play the two dice", "winner begins", "play goes on", "0–0"]);
});

test("an opening tie is thrown again", async ({ page }) => {
  const table = new Table(page);
  // Seed 17 throws 4-4, 5-5 and 1-5.
  await table.match(17, { game: "Plakoto" });
  await expect(table.sentence).toHaveText("Each side throws one die. The higher begins.");
  await expect(page.locator(".die.waiting")).toHaveCount(2);
  await table.main.click();
  await expect(table.sentence).toHaveText("Both threw 4. Throw again.");
  await expect(table.main).toHaveText("Throw again");
  await page.keyboard.press("Space");
  await expect(table.sentence).toHaveText("Both threw 5. Throw again.");
  await table.tapDice();
  await expect(table.sentence).toHaveText("Black threw 5 against 1 and begins.");
  await expect(table.toMove).toHaveText("Black");
  // He plays exactly those two.
  await expect(table.main).toHaveText("Confirm");
  await expect.poll(() => faces(page)).toEqual([1, 5]);
});

test("by the option the winner of the opening throws both dice afresh", async ({ page }) => {
  const table = new Table(page);
  await table.match(SEED, { game: "Plakoto", options: { Opening: "throw again" } });
  await table.main.click();
  await expect(table.sentence).toHaveText("White threw 6 against 4 and begins.");
  await expect(table.main).toHaveText("Roll");
  await table.main.click();
  await expect.poll(() => faces(page)).toEqual([6, 1]);
  await expect(table.sentence).toHaveText("White to play 6-1.");
});

test("by the option every game begins with the opening roll", async ({ page }) => {
  const table = new Table(page);
  await table.match(SEED, { game: "Plakoto", options: { "Next game": "opening roll" } });
  await table.roll();
  await table.menu("Resign the game");
  await page.getByRole("dialog").getByRole("button", { name: "1 point" }).click();
  await expect(table.sentence).toContainText("The next game starts with the opening roll.");
  await table.main.click();
  await expect(table.main).toHaveText("Throw for the opening");
});

test("dice without a seed are dice", async ({ page }) => {
  const table = new Table(page);
  await table.open();
  await table.start();
  await expect(page.locator(".seed")).toBeEmpty();
  await table.roll();
  const thrown = await faces(page);
  expect(thrown).toHaveLength(2);
  for (const face of thrown) expect([1, 2, 3, 4, 5, 6]).toContain(face);
});
