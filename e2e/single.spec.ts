// plakoto.html, the release in one file, opened as by a double-click.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContext } from "@playwright/test";
import { test as base, expect } from "./fixture";
import { Table } from "./table";

const SINGLE = new URL("../plakoto.html", import.meta.url).href;
const DIST = new URL("../dist/", import.meta.url);

/** Whatever else than the file itself, and what is in it, is asked for fails a test. */
const test = base.extend<{ requests: void }>({
  requests: [
    async ({ context }, use) => {
      const others: string[] = [];
      context.on("request", (request) => {
        const url = request.url();
        if (!/^(blob|data):/.test(url) && url.split("?")[0] !== SINGLE) others.push(url);
      });
      await use();
      expect(others, "requests").toEqual([]);
    },
    { auto: true },
  ],
});

/** A page that every diagram is drawn on, or tells what is wrong with it. */
async function drawn(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(address);
  const diagrams = page.locator("plakoto-diagram");
  await expect(diagrams).not.toHaveCount(0);
  await expect(diagrams.locator(".diagram:is(.drawn, .wrong)")).toHaveCount(await diagrams.count());
  return page;
}

test("a whole game against the program, with a hint, and a reload brings it back", async ({ page }) => {
  test.setTimeout(240_000); // as long as it needs on a busy machine
  const table = new Table(page, SINGLE);
  await table.open("?seed=3");
  await table.start({ game: "Tapa", to: 1, against: 2, colour: "White" });
  await table.speed("at once");
  await table.main.click();
  await page.keyboard.press("h");
  await expect(page.locator(".advised .loss").first()).toHaveText("best");
  await page.keyboard.press("Escape");
  await table.playRoll();
  const words = await table.words.allTextContents();
  await table.reload();
  await expect(table.words).toHaveText(words);
  expect((await table.against()).over).toBe(true);
  await expect(table.sentence).toContainText(/wins [12] points?|A draw/);
  expect(await table.counted()).toEqual({ White: 15, Black: 15 });
  await expect(page.locator("html")).toHaveAttribute("data-engine", "worker");
  await expect(table.notices).toHaveCount(0);
  await expect(page.locator("header.top img")).not.toHaveJSProperty("naturalWidth", 0);
});

test("where no worker starts the program thinks on the page", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Worker"));
  const table = new Table(page, SINGLE);
  await table.open("?seed=3");
  await table.start({ game: "Plakoto", against: 2, colour: "Black" });
  await table.speed("at once");
  expect((await table.against(4)).over).toBe(false);
  await expect(page.locator("html")).toHaveAttribute("data-engine", "page");
});

test("where nothing may be kept it says so, and the game goes on", async ({ page, context }, info) => {
  // As a mail program shows an attachment.
  const mail = info.outputPath("mail.html");
  writeFileSync(mail, `<iframe sandbox="allow-scripts" src="${SINGLE}?seed=3" width="1200" height="700"></iframe>`);
  const requests = context.listeners("request");
  context.removeAllListeners("request");
  await page.goto(`file://${mail}`);
  for (const heard of requests) context.on("request", heard);
  const shown = page.frameLocator("iframe");
  await shown.locator("form.start .button.main").click();
  await expect(shown.locator(".notice").first()).toContainText("The browser keeps nothing just now");
  await shown.locator(".button.main").click();
  await shown.locator("svg.board").press("h");
  await expect(shown.locator(".advised .loss").first()).toHaveText("best");
});

test("every page of the release is in it, with its diagrams", async ({ context }) => {
  const pages = readdirSync(DIST).filter((file) => file.endsWith(".html"));
  expect(pages).toContain("diagram.html");
  for (const file of pages.filter((file) => file !== "index.html")) {
    const page = await drawn(context, `${SINGLE}?view=${file.replace(".html", "")}`);
    const style = page.locator("link[rel=stylesheet]");
    expect(await style.evaluateAll((all) => all.filter((one) => !(one as HTMLLinkElement).sheet).length)).toBe(0);
    // Whatever leads to a file leads to one that is in here.
    const led = await page.locator("a[href], img[src]").evaluateAll((all) =>
      all.map((one) => (one.getAttribute("href") ?? one.getAttribute("src"))!),
    );
    expect(led.filter((address) => !/^(#|blob:)/.test(address) && address.split(/[?#]/)[0] !== SINGLE)).toEqual([]);
    await page.close();
  }
});

test("links lead from page to page, and what is downloaded is as in the release", async ({ page }) => {
  const table = new Table(page, SINGLE);
  await table.open();
  await table.menu("Diagram editor");
  await expect(page.locator("#preview plakoto-diagram .drawn")).toHaveCount(1);
  await expect(page).toHaveURL(`${SINGLE}?view=editor`);
  await page.goto(`${SINGLE}?view=diagram#frames`);
  await expect(page.frameLocator("iframe").locator("svg.board .checker")).toHaveCount(30);
  await expect(page.locator("#frames")).toBeInViewport();
  const download = page.waitForEvent("download");
  await page.locator("a[download]").first().click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("plakoto-diagram.js");
  expect(readFileSync(await file.path())).toEqual(readFileSync(fileURLToPath(new URL("plakoto-diagram.js", DIST))));
  await page.getByRole("link", { name: "Plakoto", exact: true }).click();
  await expect(table.form).toBeVisible();
  await expect(page).toHaveURL(SINGLE);
});

test("the guide opens over the game, with its diagrams, and as a page", async ({ page }) => {
  const table = new Table(page, SINGLE);
  await table.open("?lang=de&seed=3");
  await page.locator('[data-do="open:menu"]').click();
  await page.locator("#menu [data-guide]").click();
  const diagrams = page.locator(".guide-panel plakoto-diagram");
  await expect(diagrams.locator(".diagram.drawn")).toHaveCount(await diagrams.count());
  await expect(page.locator(".guide-panel h1")).toBeVisible();
  await expect(page.locator("#menu [data-guide]")).toHaveAttribute("href", `${SINGLE}?view=guide-de`);
});

test("its policy lets no other script in", async ({ page, problems }) => {
  await page.goto(SINGLE);
  await expect(page.locator("form.start")).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.ran = true";
    document.body.append(script);
  });
  expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
  await expect.poll(() => problems.join("\n")).toContain("Content Security Policy");
  problems.length = 0;
});

test("a browser that cannot unpack it is told so", async ({ page, problems }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "DecompressionStream"));
  await page.goto(SINGLE);
  await expect(page.getByRole("alert")).toContainText("Plakoto could not start");
  problems.length = 0;
});
