// Whether every text of the app fits its box, in every view.

import type { Page } from "@playwright/test";
import { test, expect } from "./fixture";
import { Table } from "./table";

const ROLL: Record<string, string> = {
  en: "Roll", de: "Würfeln", da: "Slå", es: "Tirar", el: "Ρίξε", bg: "Хвърли", ar: "ارمِ",
};
const CAPTIVES = "j---d----A--E-A*--------H";

/** Texts that stick out of the window or of a box around them, each with where it is. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const says = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
    // Of an open dialog nothing behind it is looked at.
    const root = document.querySelector("dialog[open]") ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      if (!text.textContent?.trim() || parent.closest(".unseen, svg, noscript, option, script")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      if (getComputedStyle(parent).clipPath !== "none") continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const report = (what: string) => found.push(`“${text!.textContent}” in ${says(parent)} leaves ${what}`);
        if (line.left < -1 || line.right > innerWidth + 1) report("the window");
        for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
          const style = getComputedStyle(box);
          if (style.display === "contents" || style.display === "inline") continue;
          const around = box.getBoundingClientRect();
          if (line.left < around.left - 1 || line.right > around.right + 1) report(says(box));
          // What scrolls may go on below, and so may what is around it.
          if (["auto", "scroll"].includes(style.overflowY)) break;
          // Lines of letters with marks above them are taller than what they are counted for.
          if (line.top < around.top - 4 || line.bottom > around.bottom + 4) report(`${says(box)} above or below`);
        }
      }
    }
    for (const select of document.querySelectorAll<HTMLElement>(".settings select")) {
      const { left, right, top } = select.getBoundingClientRect();
      const around = select.closest(".group")!.getBoundingClientRect();
      if (left < around.left || right > around.right) found.push(`${says(select)} leaves its group`);
      const label = select.previousElementSibling!.getBoundingClientRect();
      if (label.left < right && left < label.right && top < label.bottom) found.push(`${says(select)} covers its label`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider than the window");
    return [...new Set(found)];
  });
}

/** Goes through the whole app and looks at each view. */
export async function everyTextFits(page: Page, language: string) {
  test.setTimeout(120_000);
  const table = new Table(page);
  const fits = async (view: string) => expect.soft(await overflowing(page), view).toEqual([]);
  const press = (what: string) => page.locator(`[data-do="${what}"]:visible`).first().click();
  const settings = async (what: string) => {
    await press("open:menu");
    await press("settings");
    await press(what);
    await press("close");
  };

  await table.open(`?lang=${language}&seed=3`);
  await fits("first visit");
  for (const step of [0, 1, 2]) {
    await press(`lesson:${step}`);
    await fits(`introduction, step ${step}`);
  }
  await press("introduced");
  await press("open:menu");
  await press("settings");
  await fits("settings");
  await press("close");
  for (const guests of [0, 2, 1]) {
    await page.locator(`[data-do="take:guests:${guests}"]`).check();
    const levels = guests === 1 ? [0, 1, 2, 3, 4, 5, 6] : [0];
    for (const level of levels) {
      if (guests === 1) await page.locator(`[data-do="take:level:${level}"]`).check();
      await fits(`start, guests ${guests}, level ${level}`);
    }
  }
  // White wins the opening of seed 3.
  await page.locator('[data-do="take:side:0"]').check();
  await page.locator('form .button.main').click();
  await fits("before the opening");
  await table.main.click();
  await fits("the opening");
  await press("hint");
  await expect(page.locator(".advised").first()).toBeVisible();
  await page.locator(".advised").first().click();
  await fits("hint");
  await press("follow");
  await fits("a roll that is played");
  await table.main.click();
  await expect(table.main).toHaveText(ROLL[language]);
  await fits("the next roll");
  await settings("set:chances");
  await expect(page.locator(".chances")).toHaveText(/\d/);
  await fits("chances");
  await settings("set:chances");
  await press("open:menu");
  await fits("menu");
  await page.keyboard.press("Escape");
  await press("first");
  await fits("looking back");
  await press("present");
  await press("open:menu");
  await press("open:resigning");
  await fits("resigning");
  await press("resign:1");
  await fits("the end");
  await table.main.click();
  await fits("the next game");

  await table.open(`?lang=${language}&position=${CAPTIVES}&turn=w&dice=53`);
  await fits("captives");
  // A refusal, as long as any.
  await page.mouse.click(...(Object.values(await table.point(15)) as [number, number]));
  await page.mouse.click(...(Object.values(await table.point(1)) as [number, number]));
  await fits("a refusal");
  await table.open(`?lang=${language}&position=A----B-----------------o&turn=w&dice=61`);
  await fits("bearing off");
  await table.open(`?lang=${language}&position=Z`);
  await fits("a position that cannot be read");
  await table.open(`?lang=${language}&position=a--------------o--------N&turn=b`);
  await fits("too many checkers");
}
