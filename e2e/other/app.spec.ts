// The app in Firefox and WebKitGTK: that it starts, is played by mouse and keys, keeps the match, and
// that its engine answers.

import { look } from "../table";
import { test, expect, Key, type Page } from "./browser";

const words = (page: Page) => page.texts("section.unseen li");
const moves = (page: Page) => page.texts(".moves .move .play");

/** A match with the dice of seed 3, which opens with 6-4 for White. */
async function start(page: Page) {
  await page.open("?seed=3");
  await expect.poll(() => page.texts("form.start h1")).toEqual(["New match"]);
  // The choices of a row stand beside its name, or below it where they need the whole width.
  expect(await page.run(misplaced)).toEqual([]);
  await page.click("form.start .button.main");
  await expect.poll(() => page.texts("form.start")).toEqual([]);
}

/** The names of the rows whose choices are not where they should be. It runs within the page. */
function misplaced() {
  const rows = [...document.querySelectorAll("form.start .segments")].filter((row) => row.checkVisibility());
  const wrong = rows.filter((row) => {
    const [name, choices] = [...row.children].map((part) => part.getBoundingClientRect());
    return row.classList.contains("whole") ? choices.top < name.bottom : choices.left < name.right || choices.top > name.bottom;
  });
  return wrong.map((row) => row.firstElementChild?.textContent);
}

/** Plays the roll to its end, as the board offers it. */
async function playRoll(page: Page) {
  for (let clicks = 0; clicks <= 12; clicks++) {
    const { ready, ghosts, rings } = await page.run(look);
    if (ready) return;
    await page.tap(ghosts.at(-1) ?? rings[0]);
  }
  throw new Error("the roll takes no end");
}

test("a match is begun and a roll played by mouse, and a reload brings it back", async ({ page }) => {
  await start(page);
  await page.click(".button.main");
  await expect.poll(() => page.texts(".board .die")).toHaveLength(2);
  const before = await words(page);
  await playRoll(page);
  const draft = await words(page);
  expect(draft).not.toEqual(before);

  await page.reload();
  await expect.poll(() => words(page)).toEqual(draft);
  await page.click(".button.main");
  await expect.poll(() => moves(page)).toHaveLength(1);
  await page.reload();
  await expect.poll(() => moves(page)).toHaveLength(1);
});

test("a checker is dragged, the keyboard plays, and a dialog opens and closes", async ({ page }) => {
  await start(page);
  await page.press(" ");
  await expect.poll(() => page.texts(".board .die")).toHaveLength(2);
  const before = await words(page);
  const { rings } = await page.run(look);
  await page.tap(rings[0]);
  const { ghosts } = await page.run(look);
  await page.press(Key.ESCAPE);
  await page.drag(rings[0], ghosts[0]);
  await expect.poll(() => words(page)).not.toEqual(before);
  await page.press(Key.BACK_SPACE);
  await expect.poll(() => words(page)).toEqual(before);

  await page.press(Key.ARROW_RIGHT);
  await expect.poll(() => page.texts(".board .cursor")).toHaveLength(1);
  await page.click("[aria-haspopup=dialog]");
  await expect.poll(() => page.texts("dialog[open]")).toHaveLength(1);
  await page.press(Key.ESCAPE);
  await expect.poll(() => page.texts("dialog[open]")).toHaveLength(0);
});

test("the program plays in a worker, and gives a hint", async ({ page }) => {
  await page.open("?seed=3");
  for (const choice of ["guests:1", "side:1"]) await page.click(`label:has([data-do="take:${choice}"])`);
  await page.click("form.start .button.main");
  // White wins the opening of seed 3, so the program plays its dice.
  await page.click(".button.main");
  await expect.poll(() => page.texts(".button.main")).toEqual(["Roll"]);
  await expect.poll(() => moves(page)).toEqual([expect.stringMatching(/^24\//)]);
  expect(await page.run(() => document.documentElement.dataset.engine)).toBe("worker");

  await page.click(".button.main");
  await page.press("h");
  await expect.poll(() => page.texts(".advised .loss")).toContain("best");
});
