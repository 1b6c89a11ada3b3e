// Draws the icons that systems want as pixels, and what shows the app where it is installed:
// `node pictures.mjs ADDRESS FOLDER`, with a served release. Run by `cargo xtask pictures`.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const [address, folder] = process.argv.slice(2);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
});

/** An SVG at a size in pixels. */
async function icon(svg, size, name) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const data = readFileSync(join(folder, svg)).toString("base64");
  await page.setContent(
    `<style>* { margin: 0 } img { display: block; width: 100vw }</style><img src="data:image/svg+xml;base64,${data}">`,
  );
  await page.locator("img").evaluate((image) => image.decode());
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}

await icon("icon.svg", 192, "icon-192.png");
await icon("icon.svg", 512, "icon-512.png");
await icon("maskable.svg", 512, "maskable-512.png");
await icon("maskable.svg", 180, "apple-touch-icon.png");

/** A game against the program, some turns old. */
async function screenshot(viewport, deviceScaleFactor, name) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    locale: "en",
    colorScheme: "light",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  // Always the same dice, without the word on the page that they come from a seed.
  await context.addInitScript(() => {
    let state = 20;
    crypto.getRandomValues = (bytes) => {
      for (let at = 0; at < bytes.length; at++) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        bytes[at] = state >>> 24;
      }
      return bytes;
    };
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole("radio", { name: "against the program" }).check();
  await page.getByRole("group", { name: "Level", exact: true }).getByRole("radio", { name: "5" }).check();
  await page.getByRole("group", { name: "Your colour" }).getByRole("radio", { name: "White" }).check();
  await page.getByRole("button", { name: "Start the match" }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("combobox", { name: "The program plays" }).selectOption("at once");
  await page.getByRole("button", { name: "Close" }).click();
  await page.evaluate(play, 11);
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.activeElement?.blur());
  await page.screenshot({ path: join(folder, name) });
  await context.close();
}

/** Plays so many turns, always with the rearmost checker as far as it goes, and rolls for the next. */
async function play(turns) {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const tap = (mark) => {
    const { x, y, width, height } = mark.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2, pointerId: 1, isPrimary: true };
    const board = document.querySelector("svg.board");
    for (const kind of ["pointerdown", "pointerup"]) board.dispatchEvent(new PointerEvent(kind, at));
  };
  for (;;) {
    const [main] = all(".button.main");
    const [choice] = all(".choice button");
    const mark = all(".board .ghost").at(-1) ?? all(".board .ring")[0];
    const says = main.textContent;
    if (choice) choice.click();
    else if (turns === 0 && all(".board .ring").length > 0) return;
    else if (!main.disabled) {
      if (/^(Confirm|Pass)$/.test(says)) turns--;
      main.click();
    } else if (mark) tap(mark);
    await new Promise((done) => setTimeout(done, 20));
  }
}

await screenshot({ width: 390, height: 844 }, 2, "screenshot-narrow.png");
await screenshot({ width: 1440, height: 900 }, 1, "screenshot-wide.png");
await browser.close();
