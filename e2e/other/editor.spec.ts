// The editor in Firefox and WebKitGTK: that checkers are put by mouse and keys, a play is recorded, and what
// comes out of it goes in again as the same diagram.

import { test, expect, Key, type Page } from "./browser";

/** The diagram as the real element in the preview has it. */
const written = (page: Page) =>
  page.run(() => {
    const preview = document.querySelector("#preview plakoto-diagram");
    return Object.fromEntries([...(preview?.attributes ?? [])].map(({ name, value }) => [name, value]));
  });

/** Where a point's number stands on the board. */
const point = (page: Page, number: number) =>
  page.run((number) => {
    const labels = [...document.querySelectorAll("#board .number")];
    const label = labels.find((one) => one.textContent === String(number))!;
    label.scrollIntoView({ block: "center" });
    const { x, y, width, height } = label.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, number);

const part = (page: Page, index: number) => page.click(`[data-do="tab:${index}"]`);
const field = (page: Page, id: string) => page.run((id) => (document.getElementById(id) as HTMLTextAreaElement).value, id);

async function open(page: Page) {
  await page.open("?view=editor");
  await expect.poll(() => page.texts("[role=tab]")).toHaveLength(5);
  await expect
    .poll(() => page.run(() => document.querySelectorAll("#board .checker").length))
    .toBe(30);
}

test("checkers are put and moved by mouse and keys, and changes are taken back", async ({ page }) => {
  await open(page);
  await page.click('[data-do="clear"]');
  await page.tap(await point(page, 6));
  await page.tap(await point(page, 20));
  await expect.poll(() => written(page)).toMatchObject({ position: "-----A-------------A----" });
  await page.drag(await point(page, 20), await point(page, 6));
  await expect.poll(() => written(page)).toMatchObject({ position: "-----B------------------" });
  await page.press(Key.ARROW_LEFT, "b");
  await expect.poll(() => page.run(() => document.querySelectorAll("#board .checker.ebony").length)).toBe(1);
  await page.click('[data-do="undo"]');
  await page.click('[data-do="undo"]');
  await expect.poll(() => written(page)).toMatchObject({ position: "-----A-------------A----" });
});

test("a play is recorded, and the snippet that comes out goes in again", async ({ page }) => {
  await open(page);
  await part(page, 1);
  await page.click('[data-do="roll:65"]');
  await page.tap(await point(page, 24), await point(page, 18));
  await page.tap(await point(page, 24), await point(page, 19));
  await expect.poll(() => written(page)).toMatchObject({ plays: "65: 24/19 24/18" });
  await part(page, 3);
  await expect.poll(() => field(page, "out-snippet")).toContain('plays="65: 24/19 24/18"');
  const [snippet, before] = [await field(page, "out-snippet"), await written(page)];
  await part(page, 0);
  await page.click('[data-do="clear"]');
  await expect.poll(() => written(page)).not.toEqual(before);
  await part(page, 4);
  await page.run((snippet) => {
    const pasted = document.querySelector<HTMLTextAreaElement>("#pasted")!;
    pasted.value = snippet;
    pasted.dispatchEvent(new Event("input", { bubbles: true }));
  }, snippet);
  await page.click('[data-do="open"]');
  await expect.poll(() => written(page)).toEqual(before);
  const drawn = () =>
    page.run(() => document.querySelector("#preview plakoto-diagram")?.shadowRoot?.querySelectorAll(".drawn .checker").length);
  await expect.poll(drawn).toBe(30);
});
