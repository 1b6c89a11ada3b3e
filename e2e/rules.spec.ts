// Every rule that the board can show going wrong. The situations are built by hand; what is legal
// in them is what `plakoto plays "…"` says.

import { test, expect } from "./fixture";
import { Table } from "./table";

/** Does something that must be refused for this reason, and change nothing. */
async function refused(table: Table, reason: string, act: () => Promise<void>) {
  const before = await table.words.allTextContents();
  await act();
  await expect(table.sentence).toHaveText(reason);
  await expect(table.page.locator(".sentence")).toHaveClass(/refusal/);
  await expect(table.words).toHaveText(before);
  await expect(table.page.locator(".die.used")).toHaveCount(0);
}

test("a captive cannot be picked up", async ({ page }) => {
  const table = new Table(page);
  await table.situation("j---d----A--E-A*--------H b53 plakoto");
  await expect(page.locator(".checker.captive")).toHaveClass(/ebony/);
  expect(await table.sources()).toEqual([24, 20]);
  const reason = "Your checker on the 10-point is pinned. It waits until the last one above it leaves.";
  await refused(table, reason, () => table.click(10));
  await expect(table.picked).toHaveCount(0);
  await expect(table.ghosts).toHaveCount(0);
});

test("a captive at home forbids bearing off", async ({ page }) => {
  const table = new Table(page);
  await table.situation("--a*DEE-----------------n w65 plakoto");
  await refused(table, "No bearing off while your checker on the 3-point is pinned.", () => table.move(6, 0));
});

test("a checker that is not home forbids bearing off", async ({ page }) => {
  const table = new Table(page);
  await table.situation("-B-DD--A-----------o---- w61 plakoto");
  await refused(table, "No bearing off yet: your checker on the 8-point is not home.", async () => {
    await table.move(5, 0);
  });
});

test("a larger die bears off from the highest point alone", async ({ page }) => {
  const table = new Table(page);
  await table.situation("-B-DD------------------o w61 plakoto");
  await refused(
    table,
    "A larger die bears off only from your highest point, and that is the 5-point.",
    () => table.move(4, 0),
  );
});

test("where one die can be played it is the higher", async ({ page }) => {
  const table = new Table(page);
  await table.situation("i-------b--------bbA---N w65 plakoto");
  const reason = "Only one die can be played, and it must be the higher: the 6.";
  await refused(table, reason, () => table.move(20, 15));
  expect(await table.targets()).toEqual([14]);
  await table.click(14);
  // One die is all that can be played, so the turn is done.
  await expect(table.main).toBeEnabled();
  await expect(page.locator(".die.used")).toHaveCount(1);
});

test("where both dice can be played they must be", async ({ page }) => {
  const table = new Table(page);
  await table.situation("g-----b-b---A----bbA---M w65 plakoto");
  const reason = "That would waste a die: both can be played, so you must.";
  await refused(table, reason, () => table.move(20, 15));
});

test("two enemy checkers close a point", async ({ page }) => {
  const table = new Table(page);
  await table.situation("m-----------------b----O w65 plakoto");
  await refused(table, "The 19-point is closed.", () => table.move(24, 19));
});

test("one enemy checker over one's own closes a point to its owner, who may pass over it", async ({ page }) => {
  const table = new Table(page);
  await table.situation("n-------------a*----A---M w53 plakoto");
  const reason = "Your own checker is pinned on the 15-point: you cannot land there.";
  await refused(table, reason, () => table.move(20, 15));
  await table.click(12);
  await expect(table.words.filter({ hasText: "12-point: one white checker" })).toHaveCount(1);
  await expect(table.main).toBeEnabled();
});

test("a lone enemy checker is pinned, with its captor in plain sight", async ({ page }) => {
  const table = new Table(page);
  await table.situation("j---d-------F-a----A---H w53 plakoto");
  await table.move(20, 15);
  await expect(table.sentence).toHaveText(
    "The 5 pins Black’s lone checker on your 15-point. It stays there until you leave.",
  );
  await expect(page.locator(".checker.captive")).toHaveCount(1);
  await expect(page.locator(".checker.ivory .diamond")).toHaveCount(1);
  await expect(table.words).toContainText(["15-point: one white checker, one black captive"]);
});

test("a captive is free when the last captor leaves", async ({ page }) => {
  const table = new Table(page);
  await table.situation("j---d----A--E-A*--------H w53 plakoto");
  await table.move(15, 10);
  await expect(table.sentence).toHaveText("Black’s checker on your 15-point is free again.");
  await expect(page.locator(".checker.captive")).toHaveCount(0);
  await expect(table.words).toContainText(["15-point: one black checker"]);
});

test("touch and go pins nothing in between", async ({ page }) => {
  const table = new Table(page);
  await table.situation("m-----------a----a-----O w65 plakoto");
  await table.move(24, 13);
  await expect(table.words).toContainText([
    "18-point: one black checker",
    "13-point: one white checker, one black captive",
  ]);
  await expect(page.locator(".checker.captive")).toHaveCount(1);
});

test("a place two dice away takes both", async ({ page }) => {
  const table = new Table(page);
  await table.situation("o----------------------O w65 plakoto");
  await table.click(24);
  expect(await table.targets()).toEqual([19, 18, 13]);
  await table.click(13);
  await expect(page.locator(".die.used")).toHaveCount(2);
  await expect(table.moves.locator(".play")).toHaveText("24/13");
});

test("four steps of a double are taken by one click", async ({ page }) => {
  const table = new Table(page);
  await table.situation("o----------------------O w33 plakoto");
  await table.move(24, 12);
  await expect(page.locator(".die.used")).toHaveCount(4);
  await expect(table.moves.locator(".play")).toHaveText("24/12");
});

test("where two dice would bear off the board asks which", async ({ page }) => {
  const table = new Table(page);
  await table.situation("B--D-------------------o w64 plakoto");
  await table.move(4, 0);
  await expect(table.choice).toContainText("Which die?");
  await table.choice.getByRole("button", { name: "Cancel" }).click();
  await expect(table.choice).toHaveCount(0);
  await expect(page.locator(".die.used")).toHaveCount(0);

  await table.move(4, 0);
  await table.choice.getByRole("button", { name: "with the 4" }).click();
  // The dice lie with the higher first.
  await expect(table.dice.nth(0)).not.toHaveClass(/used/);
  await expect(table.dice.nth(1)).toHaveClass(/used/);
  await table.takeBack.click();

  await table.move(4, 0);
  await page.keyboard.press("6");
  await expect(table.dice.nth(0)).toHaveClass(/used/);
  await expect(table.dice.nth(1)).not.toHaveClass(/used/);
  await expect(table.words).toContainText(["White: 10 borne off"]);
});

test("a pass is announced, and the main button passes", async ({ page }) => {
  const table = new Table(page);
  await table.situation("k----------------bb----O w65 plakoto");
  await expect(table.sentence).toHaveText("White cannot play 6-5 and passes.");
  await expect(table.rings).toHaveCount(0);
  await expect(table.main).toHaveText("Pass");
  await table.main.click();
  await expect(table.sentence).toHaveText(/Black to roll\.$/);
  await expect(table.moves.locator(".play")).toHaveText("-");
});

const MOTHER = "a---A----i----------eN--";

test("in Plakoto the mother ends the game by the very step", async ({ page }) => {
  const table = new Table(page);
  await table.situation(`${MOTHER} w42 plakoto`);
  await table.move(5, 1);
  await expect(table.sentence).toHaveText("White wins 2 points: Black’s mother is pinned.");
  // The second die is not played.
  await expect(table.rings).toHaveCount(0);
  await expect(page.locator(".die.used")).toHaveCount(1);
  await table.main.click();
  await expect(table.sentence).toHaveText(
    "White wins 2 points: Black’s mother is pinned. White wins the match 2–0.",
  );
  expect(await table.score()).toEqual({ White: 2, Black: 0 });
});

test("in Tapa play goes on over a pinned mother", async ({ page }) => {
  const table = new Table(page);
  await table.situation(`${MOTHER} w42 tapa`);
  await table.move(5, 1);
  await expect(table.sentence).toHaveText(
    "Black’s mother is pinned. It can leave only when you bear off from your 1-point.",
  );
  await expect(table.main).toBeDisabled();
  await table.playRoll();
  await table.main.click();
  await expect(table.sentence).toHaveText(/Black to roll\.$/);
  expect(await table.score()).toEqual({ White: 0, Black: 0 });
});

test("with starters of his own left the captor of a mother plays on until they are gone", async ({ page }) => {
  const table = new Table(page);
  await table.situation("a---A----i---------e-M-A w42 plakoto");
  await table.move(5, 1);
  await expect(table.sentence).toHaveText(
    "Black’s mother is pinned. You win as soon as your own start point is empty.",
  );
  await expect(table.main).toBeDisabled();
  await table.move(24, 22);
  await expect(table.sentence).toHaveText("White wins 2 points: Black’s mother is pinned.");
  await table.main.click();
  expect(await table.score()).toEqual({ White: 2, Black: 0 });
});

for (const rules of ["plakoto", "tapa"]) {
  test(`both mothers pinned draw the game in ${rules}`, async ({ page }) => {
    const table = new Table(page);
    await table.situation(`a---A----i---------d-M-a* w42 ${rules}`);
    await table.move(5, 1);
    const drawn = "A draw: both mothers are pinned, and neither can ever leave.";
    await expect(table.sentence).toHaveText(drawn);
    await table.main.click();
    await expect(table.sentence).toHaveText(
      `${drawn} White 0, Black 0. The next game starts with the opening roll.`,
    );
  });
}

test("a step that ends the game completes the play", async ({ page }) => {
  const table = new Table(page);
  await table.situation("--A--------------------o w33 plakoto");
  await table.move(3, 0);
  await expect(page.locator(".die.used")).toHaveCount(1);
  await expect(table.sentence).toHaveText(
    "White wins 2 points: all borne off, and Black has borne off none.",
  );
  await table.main.click();
  await expect(table.sentence).toContainText("White wins the match 2–0.");
  await expect(table.dice).toHaveCount(0);
});

test("the last checker is borne off without asking by which die", async ({ page }) => {
  const table = new Table(page);
  await table.situation("--A-------------------ab w64 plakoto");
  await table.move(3, 0);
  await expect(table.sentence).toHaveText("White has borne off all fifteen and wins 1 point.");
  await expect(table.choice).toHaveCount(0);
});

test("a point without a checker of one's own gives nothing", async ({ page }) => {
  const table = new Table(page);
  await table.situation("o----------------------O w65 plakoto");
  await refused(table, "You have no checker on the 12-point.", () => table.click(12));
  await refused(table, "You have no checker on the 1-point.", () => table.click(1));
  await table.move(24, 20);
  await expect(table.sentence).toHaveText("No die that is left goes from 24 to 20.");
});
