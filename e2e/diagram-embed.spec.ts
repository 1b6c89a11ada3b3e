// A diagram in an iframe, for pages that take no scripts.

import type { Page } from "@playwright/test";
import { test, expect } from "./fixture";
import { Diagram } from "./diagram";

const QUERY = new URLSearchParams([
  ["plays", "65: 24/19 24/18; 31: 24/23 24/21"],
  ["caption", "The start."],
  ["caption", "White <b>begins</b>."],
  ["caption", "Black answers."],
  ["id", "first"],
]);

/** A page that gives its frame the height which it asks for. */
async function frame(page: Page, query: URLSearchParams, attribute = "", headers: Record<string, string> = {}) {
  await page.addInitScript(() => {
    const heard: unknown[] = ((window as never as { heard: unknown[] }).heard = []);
    if (window === top) addEventListener("message", (event) => heard.push([event.origin, event.data]));
    addEventListener("message", ({ data }) => {
      const frame = document.querySelector("iframe");
      if (frame && data.id === "first") frame.style.height = `${data.frameHeight}px`;
    });
  });
  await page.route("**/host/", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers,
      body: `<!doctype html><title>Host</title><iframe ${attribute} style="width: 600px" src="../embed.html?${query.toString().replaceAll("&", "&amp;")}"></iframe>`,
    }),
  );
  await page.goto("./host/");
  return new Diagram(page.frameLocator("iframe").locator("plakoto-diagram"));
}

const heard = (page: Page) => page.evaluate(() => (window as never as { heard: [string, object][] }).heard);

test("a frame shows what its address says, and how high it is", async ({ page }) => {
  const embedded = await frame(page, QUERY);
  await embedded.isDrawn();
  await expect(embedded.caption).toHaveText("The start.");
  await embedded.button("One step on").click();
  await expect(embedded.caption).toHaveText("White <b>begins</b>.");
  const height = async () => (await page.locator("iframe").boundingBox())!.height;
  const [wide, all] = [await height(), await heard(page)];
  expect(all.at(-1)![1]).toEqual({ id: "first", frameHeight: expect.any(Number) });
  const inner = page.frames()[1];
  expect(await inner.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(4);
  await page.locator("iframe").evaluate((frame) => (frame.style.width = "400px"));
  await expect(embedded.board).toHaveClass("board narrow");
  await expect.poll(height).not.toBe(wide);
  expect((await heard(page)).length).toBeGreaterThan(all.length);
});

test("a frame keeps nothing and asks nothing of its host", async ({ page, context }) => {
  const embedded = await frame(page, QUERY);
  await embedded.isDrawn();
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  const inner = page.frames()[1];
  expect(await inner.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
});

test("its parameters are no attributes but those of diagrams", async ({ page }) => {
  const query = new URLSearchParams(QUERY);
  query.set("onclick", "globalThis.ran = 1");
  query.set("style", "display: none");
  query.append("caption", '"><img src=x onerror="globalThis.ran=1">');
  const embedded = await frame(page, query);
  await embedded.isDrawn();
  const names = await embedded.root.evaluate((element) => element.getAttributeNames());
  expect(names).toEqual(["plays"]);
  await embedded.root.click();
  expect(await page.frames()[1].evaluate(() => "ran" in globalThis || document.images.length)).toBe(0);
});

test("a wrong parameter is told in the frame, above the captions", async ({ page }) => {
  const embedded = await frame(page, new URLSearchParams([["step", "4"], ["caption", "Still to be read."], ["id", "first"]]));
  await expect(embedded.problem).toHaveText(/step/);
  await expect(embedded.root.getByText("Still to be read.").first()).toBeVisible();
});

test("a frame in a sandbox works as it is documented", async ({ page, problems }) => {
  const embedded = await frame(page, QUERY, 'sandbox="allow-scripts allow-same-origin"');
  await embedded.isDrawn();
  // Chromium warns of what is of one server here, as it would not be on another's page.
  problems.length = 0;
  // Without an origin of its own it needs the leave that any server's modules need elsewhere.
  await page.route("**/{embed,plakoto-diagram}*.{js,wasm}", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "access-control-allow-origin": "*" } });
  });
  const alone = await frame(page, QUERY, 'sandbox="allow-scripts"');
  await alone.isDrawn();
  const [origin, data] = (await heard(page)).at(-1)!;
  expect([origin, data]).toEqual(["null", { id: "first", frameHeight: expect.any(Number) }]);
});

test("the position is copied in a frame that may, and where none may that is said", async ({ page, context, problems }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const embedded = await frame(page, QUERY, 'allow="clipboard-write"');
  await embedded.isDrawn();
  await embedded.button("Copy the position as text").click();
  await expect(embedded.root.getByText("Copied.")).toBeVisible();
  const words = await embedded.words.allTextContents();
  expect((await page.evaluate(() => navigator.clipboard.readText())).split("\n")).toEqual(words);

  const forbidden = await frame(page, QUERY, `allow="clipboard-write 'none'"`);
  await forbidden.isDrawn();
  await forbidden.button("Copy the position as text").click();
  await expect(forbidden.root.getByText("The browser does not allow copying here.")).toBeVisible();
  // Chromium says so as well.
  expect(problems).toEqual([expect.stringContaining("Clipboard API has been blocked")]);
  problems.length = 0;
});
