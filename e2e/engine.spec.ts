// The program at the table: whole games against it, what it shows and says, and what if it cannot.

import type { Page } from "@playwright/test";
import { test, expect } from "./fixture";
import { Table } from "./table";

// On a busy machine full strength takes its time.
test.describe.configure({ timeout: 240_000 });

const hints = (page: Page) => page.locator(".advised");

test.describe("without movements", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const level of [1, 2, 3, 4, 5, 6, 7]) {
    test(`a whole game against level ${level}`, async ({ page }) => {
      const table = new Table(page);
      await table.open(`?seed=${level}`);
      await table.start({
        game: level % 2 ? "Plakoto" : "Tapa",
        to: 1,
        against: level,
        colour: level % 3 ? "White" : "Black",
      });
      await table.speed("at once");
      await expect(page.locator(".seat")).toHaveText([`level ${level}`, "you"]);
      const { over, offers } = await table.against();
      expect(over).toBe(true);
      expect(offers).toBeLessThanOrEqual(1);
      await expect(table.sentence).toContainText(/wins [12] points?|A draw/);
      expect(await table.counted()).toEqual({ White: 15, Black: 15 });
      const { White, Black } = await table.score();
      expect(White + Black).toBeLessThanOrEqual(2);
      expect(await table.moves.count()).toBeGreaterThan(20);
      await expect(page.locator("html")).toHaveAttribute("data-engine", "worker");
    });
  }
});

test("it plays step by step, with arrows until the player's next play", async ({ page }) => {
  const table = new Table(page);
  // Seed 3 opens with 6-4 for White; then it throws 6-1 for Black.
  await table.open("?seed=3");
  await table.start({ against: 3, colour: "White" });
  await table.main.click();
  await table.playRoll();
  await table.main.click();
  await expect(page.locator(".player.to-move .seat")).toHaveText("level 3");
  await expect(table.main).toBeDisabled();
  await expect(table.main).toHaveText("One moment");
  await expect(table.takeBack).toBeDisabled();
  await expect(table.rings).toHaveCount(0);
  await expect(table.sentence).toHaveText("Black plays 6-1.");
  // Its half-made turn is in the list before it is over.
  await expect(table.moves.nth(1).locator(".play")).toHaveText(/…$/);
  await expect(table.main).toHaveText("Roll");
  await expect(table.sentence).toHaveText(/^Black played .*\. White to roll\.$/);
  await expect(page.locator(".arrow.ebony")).not.toHaveCount(0);
  await table.main.click();
  await table.playRoll();
  await expect(page.locator(".arrow.ebony")).not.toHaveCount(0);
  await table.main.click();
  await expect(page.locator(".arrow.ebony")).toHaveCount(0);
});

test("who plays Black sits at Black's side", async ({ page }) => {
  const table = new Table(page);
  await table.open("?seed=3");
  await table.start({ against: 1, colour: "Black" });
  // White wins the opening of seed 3, so the program plays its dice.
  await table.main.click();
  await expect(table.moves.first().locator(".play")).toHaveText(/^24\//);
  await expect(table.toMove).toHaveText("Black");
  const [home, start] = [await table.point(1), await table.point(24)];
  expect(home.y).toBeGreaterThan(start.y);
});

test("a reload in the middle of thinking goes on with the same roll", async ({ page }) => {
  // The weights are held back, so that it thinks as long as the test wants.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.context().route("**/*.net", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const table = new Table(page);
  await table.open("?seed=3");
  await table.start({ against: 7, colour: "Black" });
  await table.main.click();
  await expect(page.locator(".player.thinks b")).toHaveText("White");
  await expect(page.locator(".player.thinks .turn")).toHaveText("thinking");
  const words = await table.words.allTextContents();
  await table.reload();
  await expect(page.locator(".player.thinks b")).toHaveText("White");
  await expect(table.words).toHaveText(words);
  release();
  await expect(table.main).toHaveText("Roll");
  await expect(table.moves.first().locator(".roll")).toHaveText("64");
  await expect(table.moves.first().locator(".play")).toHaveText(/^24\//);
});

test("two programs play a whole game to watch", async ({ page }) => {
  const table = new Table(page);
  await table.open("?seed=5");
  await table.start({ game: "Plakoto", to: 1, watch: [1, 2] });
  await expect(page.locator(".seat")).toHaveText(["level 2", "level 1"]);
  await expect(table.takeBack).toBeHidden();
  // It stands, plays one turn, and goes on.
  await table.main.click();
  await expect(table.main).toHaveText("Go on");
  // A turn that is half played is no button to look at it.
  const played = page.locator(".moves .move:enabled");
  const turns = await played.count();
  await page.getByRole("button", { name: "One turn", exact: true }).click();
  await expect(played).toHaveCount(turns + 1);
  await expect(table.main).toHaveText("Go on");
  await table.speed("at once");
  await table.main.click();
  await expect(table.main).toHaveText("New match", { timeout: 120_000 });
  await expect(table.sentence).toContainText(/wins [12] points?|A draw/);
  expect(await table.counted()).toEqual({ White: 15, Black: 15 });
});

test.describe("lost beyond doubt", () => {
  /** White has little left to bear off. Black, the program, is to roll and comes too late by far. */
  async function open(page: Page, position: string) {
    const head = "B\0\0\0\0\0\0\x01\0\x03\x01\0\0\0\x01\0\x01\0\0\0\0\x01\0\x02\x18";
    const tail = "\x01b\0\0\0\0\0\0\0\x01\x03\0\0\0\0\x03\x07\x07\0\x01\0\0\x01\x01\0";
    await page.goto("./");
    await page.evaluate((text) => localStorage.setItem("plakoto", text), head + position + tail);
    await page.reload();
    return new Table(page);
  }

  const offer = (points: string) => `Black offers to give the game up: White would win ${points}.`;

  for (const [position, points] of [
    ["Bo----------------------", "2 points"],
    ["D-----------------c---dc", "1 point"],
  ]) {
    test(`it offers to give the game up for ${points}`, async ({ page }) => {
      const table = await open(page, position);
      await expect(table.choice).toContainText(offer(points));
      await expect(table.main).toBeDisabled();
      // It waits for the answer, also after a reload.
      await table.reload();
      await expect(table.choice).toContainText(offer(points));
      await expect(table.moves).toHaveCount(0);
      await table.choice.getByRole("button", { name: "Accept" }).click();
      await expect(table.choice).toHaveCount(0);
      await expect(table.sentence).toContainText(`White wins ${points}`);
      expect(await table.score()).toEqual({ White: Number(points[0]), Black: 0 });
    });
  }

  test("it offers but once a game", async ({ page }) => {
    const table = await open(page, "D-----------------c---dc");
    await expect(table.choice).toContainText(offer("1 point"));
    await table.speed("at once");
    await table.choice.getByRole("button", { name: "Play on" }).click();
    await expect(table.main).toHaveText("Roll");
    await table.reload();
    // White's roll, Black's, and White's last.
    expect(await table.against(1, "left")).toEqual({ over: false, offers: 0 });
    await expect(table.main).toHaveText("Roll");
    await expect(table.moves).toHaveCount(3);
    expect(await table.against(2, "left")).toEqual({ over: true, offers: 0 });
    await expect(table.sentence).toContainText("borne off all fifteen and wins 1 point");
    expect(await table.score()).toEqual({ White: 1, Black: 0 });
  });
});

test("a hint is taken", async ({ page }) => {
  const table = new Table(page);
  await table.open("?seed=3");
  await table.start({ against: 2, colour: "White" });
  await table.main.click();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("heading", { name: "White’s best plays of 6-4" })).toBeVisible();
  await expect(hints(page)).toHaveCount(2);
  await expect(hints(page).first()).toContainText("best");
  await expect(hints(page).first()).toContainText(/wins \d+\.\d%, double \d+\.\d%, loses double \d+\.\d%/);
  await expect(hints(page).nth(1).locator(".loss")).toHaveText(/^−\d\.\d{3}$/);
  // The best play is chosen. The keyboard shows another, the pointer too, and a tap chooses it.
  const take = page.getByRole("button", { name: "Play this" });
  await expect(take).toBeEnabled();
  const arrows = page.locator(".arrow.advice");
  const drawn = () => arrows.evaluateAll((all) => all.map((arrow) => arrow.outerHTML));
  const first = await drawn();
  expect(first).not.toEqual([]);
  await hints(page).nth(1).focus();
  await expect.poll(drawn).not.toEqual(first);
  await hints(page).nth(1).blur();
  await expect.poll(drawn).toEqual(first);
  await hints(page).nth(1).hover();
  await expect.poll(drawn).not.toEqual(first);
  await hints(page).nth(1).click();
  await expect(hints(page).nth(1)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("h");
  await page.keyboard.press("h");
  await expect(hints(page).first()).toHaveAttribute("aria-pressed", "true");
  const best = await hints(page).first().locator(".play").textContent();
  await take.click();
  await expect(hints(page)).toHaveCount(0);
  await expect(table.moves.first().locator(".play")).toHaveText(best!);
  await expect(table.main).toBeEnabled();
  await table.takeBack.click();
  await table.playRoll();
  await table.main.click();
  // None while the program plays.
  await page.keyboard.press("h");
  await expect(hints(page)).toHaveCount(0);
});

test("who looks back may ask what would have been best", async ({ page }) => {
  const table = new Table(page);
  await table.match(3);
  await table.turn();
  await page.getByRole("button", { name: "First position" }).click();
  await page.keyboard.press("h");
  await expect(hints(page).filter({ hasText: "played" })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(hints(page)).toHaveCount(0);
  await expect(table.sentence).toContainText("after turn 0 of 1");
});

test("the chances are shown to who wants them", async ({ page }) => {
  const table = new Table(page);
  await table.situation("j---d-------F-a----A---H w plakoto");
  const chances = page.locator(".chances");
  await expect(chances).toBeHidden();
  await table.setting("Show the chances");
  await expect(chances).toHaveText(
    /^White to roll, [+−]\d\.\d{3}: wins \d+\.\d%, double \d+\.\d%, loses double \d+\.\d%$/,
  );
  await table.reload();
  await expect(chances).toBeVisible();
  await table.setting("Show the chances");
  await expect(chances).toBeHidden();
});

test("where no worker starts it thinks on the page, and says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "Worker", {
      value: class {
        constructor() {
          throw new DOMException("no workers", "SecurityError");
        }
      },
    });
  });
  const table = new Table(page);
  await table.open("?seed=3");
  await table.start({ against: 2, colour: "Black" });
  await table.speed("at once");
  await expect(table.notices).toContainText("the program thinks on the page itself");
  await table.notices.getByRole("button", { name: "Dismiss" }).click();
  expect((await table.against(6)).over).toBe(false);
  await expect(table.moves).not.toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("data-engine", "page");
});

test("where it cannot start two people go on", async ({ page, problems }) => {
  await page.context().route("**/thinker-*/**", (route) => route.abort());
  const table = new Table(page);
  await table.open("?seed=3");
  await table.start({ against: 2, colour: "Black" });
  await table.main.click();
  await expect(table.notices).toContainText("The program cannot start in this browser just now.");
  await table.notices.getByRole("button", { name: "Go on without it" }).click();
  await expect(table.notices).toHaveCount(0);
  // The roll that was thrown is there, and anybody plays it.
  await table.playRoll();
  await table.main.click();
  await table.turn();
  await expect(table.moves).toHaveCount(2);
  expect(problems).not.toEqual([]);
  problems.length = 0;
});

test("a match kept before the program sat at the table goes on", async ({ page }) => {
  const table = new Table(page);
  await table.open();
  // As it was written then: six turns, the seventh roll and a step of it.
  await page.evaluate(() => {
    const turns = ["64\u000b24/20 24/18", "61\u000b24/23 24/18", "41\u000b24/23 24/20", "42\u000b24/22 24/20", "53\u000b24/21 24/19", "21\u000b24/23 24/22"];
    const head = "A\0\0\0\0\0\0\x01\0\x03\x01\x01\0\0\0\0\x05\0\x01\0\0\0\0\0\x01\x06\x04\x06";
    localStorage.setItem("plakoto", `${head}\x02${turns.join("\x02")}\x01\x0231\0\x01\x18\x03\0\x01\x03\x0e\0\0`);
  });
  await table.reload();
  await expect(table.notices).toHaveCount(0);
  await expect(table.rules).toContainText("Tapa");
  await expect(table.moves).toHaveCount(7);
  await table.playRoll();
  await table.main.click();
  await table.reload();
  await expect(table.moves).toHaveCount(7);
});
