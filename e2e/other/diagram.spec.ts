// <plakoto-diagram> in Firefox and WebKitGTK, in the frame's page of the release: that it is drawn, stepped
// through, and played, and that a page's styles stay outside.

import { test, expect, Key, type Page } from "./browser";

const SERIES = new URLSearchParams([
  ["plays", "65: 24/19 24/18; 31: 24/23 24/21"],
  ["caption", "The start."],
  ["caption", "White begins."],
  ["caption", "Black answers."],
  ["lang", "en"],
]);

/** The texts of what is found in the diagram. */
const texts = (page: Page, selector: string) =>
  page.run((selector) => {
    const root = document.querySelector("plakoto-diagram")?.shadowRoot;
    return [...(root?.querySelectorAll(selector) ?? [])].map((one) => one.textContent ?? "");
  }, selector);

/** The middle of the first thing that is found in it. */
const middle = (page: Page, selector: string) =>
  page.run((selector) => {
    const found = document.querySelector("plakoto-diagram")!.shadowRoot!.querySelector(selector)!;
    found.scrollIntoView({ block: "center" });
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);

async function open(page: Page, query: URLSearchParams) {
  await page.open(`embed.html?${query}`);
  await expect.poll(() => texts(page, ".checker")).toHaveLength(30);
}

test("a diagram is stepped through by mouse and keys", async ({ page }) => {
  await open(page, SERIES);
  expect(await texts(page, ".captions .now")).toEqual(["The start."]);
  await page.tap(await middle(page, "[data-do=forward]"));
  await expect.poll(() => texts(page, ".captions .now")).toEqual(["White begins."]);
  await page.tap(await middle(page, "svg.board"));
  await page.press(Key.ARROW_RIGHT);
  await expect.poll(() => texts(page, "span.count")).toEqual(["2/2"]);
  await page.press(Key.HOME);
  await expect.poll(() => texts(page, "span.count")).toEqual(["0/2"]);
  const room = await page.run(() => {
    const root = document.querySelector("plakoto-diagram")!.shadowRoot!;
    const { width, height } = root.querySelector("svg.board")!.getBoundingClientRect();
    const checker = getComputedStyle(root.querySelector(".checker .body")!);
    return { ratio: Math.round((100 * width) / height), painted: checker.fill.includes("#ivory") };
  });
  expect(room).toEqual({ ratio: Math.round((100 * 826) / 660), painted: true });
});

test("its room is as high as the board, at every width", async ({ page }) => {
  await open(page, SERIES);
  const [wide, narrow] = [660 / 826, 788 / 702];
  for (const [width, ratio] of [[640, wide], [481, wide], [480, narrow], [300, narrow]]) {
    const heights = () =>
      page.run((width) => {
        const diagram = document.querySelector<HTMLElement>("plakoto-diagram")!;
        diagram.style.width = `${width}px`;
        const parts = [".room", "svg.board"].map((part) => diagram.shadowRoot!.querySelector(part)!);
        return parts.map((part) => Math.round(part.getBoundingClientRect().height));
      }, width);
    await expect.poll(heights).toEqual([Math.round(width * ratio), Math.round(width * ratio)]);
  }
});

test("a reader moves by the rules", async ({ page }) => {
  await open(page, new URLSearchParams({ mode: "play", dice: "65", lang: "en" }));
  expect(await texts(page, ".message")).toEqual(["White to play 6-5."]);
  await page.tap(await middle(page, ".ring"));
  await expect.poll(() => texts(page, ".ghost")).toHaveLength(3);
  await page.drag(await middle(page, ".ring"), await middle(page, ".ghost"));
  await page.press(Key.BACK_SPACE, Key.BACK_SPACE);
  await expect.poll(() => texts(page, ".message")).toEqual(["White to play 6-5."]);
});

test("a page's styles stay outside, and what is wrong is told", async ({ page }) => {
  await open(page, SERIES);
  const sizes = await page.run(() => {
    const measure = () => {
      const root = document.querySelector("plakoto-diagram")!.shadowRoot!;
      const all = ["svg.board", "button", ".captions .now"].map((one) => root.querySelector(one)!.getBoundingClientRect());
      return all.map(({ height }) => Math.round(height));
    };
    const before = measure();
    const style = new CSSStyleSheet();
    style.replaceSync("* { font-size: 60px !important } svg, button { width: 0; height: 0; display: none }");
    document.adoptedStyleSheets = [style];
    return [before, measure()];
  });
  expect(sizes[1]).toEqual(sizes[0]);
  await page.run(() => document.querySelector("plakoto-diagram")!.setAttribute("step", "9"));
  await expect.poll(() => texts(page, ".problem")).toEqual(["The attribute “step”: write a whole number from 0 to 2."]);
});
