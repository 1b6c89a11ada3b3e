// The app without a network, and how it comes by a new version.

import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { test as base, expect } from "./fixture";
import { host } from "./host.mjs";
import { Table } from "./table";

const DIST = join(import.meta.dirname, "../dist");
const FOLDER = "/games/plakoto/";

type Site = Awaited<ReturnType<typeof host>>;

const test = base.extend<{ site: Site; next: string }>({
  // Elsewhere they are blocked.
  serviceWorkers: "allow",
  /** The release, served by a server of the test's own. */
  site: async ({}, use) => {
    const site = await host(DIST, FOLDER);
    await use(site);
    await site.stop();
  },
  /** A folder with the release after it. */
  next: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "plakoto-next-"));
    cpSync(DIST, folder, { recursive: true });
    const [version, files, ...worker] = readFileSync(join(folder, "sw.js"), "utf8").split("\n");
    const list: Record<string, string> = JSON.parse(files.slice("const FILES = ".length, -1));
    // Its parts have other names, and the old ones are gone.
    const engine = readdirSync(folder).find((name) => name.startsWith("thinker-"))!;
    renameSync(join(folder, engine), join(folder, "thinker-next"));
    for (const path of Object.keys(list).filter((path) => path.startsWith(engine))) {
      list[path.replace(engine, "thinker-next")] = list[path];
      delete list[path];
    }
    const page = readFileSync(join(folder, "index.html"), "utf8").replaceAll(engine, "thinker-next");
    writeFileSync(join(folder, "index.html"), page.replace("<head>", '<head><meta name="release" content="next">'));
    list["index.html"] = createHash("sha256").update(readFileSync(join(folder, "index.html"))).digest("base64");
    const lines = [version.replace(/"(.*)"/, '"next"'), `const FILES = ${JSON.stringify(list)};`, ...worker];
    writeFileSync(join(folder, "sw.js"), lines.join("\n"));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

const news = (page: Page) => page.locator(".notice.news");
const release = (page: Page) => page.locator("meta[name=release]");

/** A visit that lasts until all files are kept; from then on they serve the page. */
async function visit(page: Page, site: Site, query = "") {
  await page.goto(site.address + query);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active!.state !== "activated") await new Promise((done) => active!.addEventListener("statechange", done));
  });
  await page.reload();
  await expect(page.locator("#first")).toHaveCount(0);
  expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

/** Has the page ask for a new version, and returns how that ended. */
function ask(page: Page): Promise<"installed" | "redundant"> {
  return page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update();
    const worker = registration.installing ?? registration.waiting!;
    while (worker.state === "installing") {
      await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
    }
    return worker.state as "installed" | "redundant";
  });
}

const caches = (page: Page) => page.evaluate(() => caches.keys());

async function giveUp(page: Page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByText("Resign the game", { exact: true }).click();
  await page.getByRole("dialog", { name: "Resign" }).getByRole("button", { name: "1 point" }).click();
}

test("after a visit everything works without a network", async ({ page, context, site }) => {
  test.setTimeout(180_000);
  const foreign: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(site.address)) foreign.push(request.url());
  });
  await visit(page, site);
  // What no file answers goes to the server.
  const passed = await page.evaluate(async () => [
    (await fetch("./favicon.svg", { method: "POST" })).status,
    (await fetch("./favicon.svg", { headers: { Range: "bytes=0-3" } })).status,
  ]);
  expect(passed).toEqual([200, 200]);
  expect(site.asked.slice(-2)).toEqual([`POST ${FOLDER}favicon.svg`, `GET ${FOLDER}favicon.svg`]);

  await site.stop();
  try {
    const table = new Table(page);
    await page.reload();
    await table.start({ to: 1, against: 1, colour: "White" });
    await table.speed("at once");
    expect((await table.against()).over).toBe(true);

    for (const query of ["index.html", "?lang=el", "index.html?lang=el&seed=3", "?position=o----------------------O&dice=53"]) {
      await page.goto(site.address + query);
      await expect(page.locator("#first")).toHaveCount(0);
      await expect(page.locator("html")).toHaveAttribute("lang", query.includes("el") ? "el" : "en");
    }
    await expect(table.dice).toHaveCount(2);

    await page.goto(`${site.address}?view=editor`);
    await expect(page).toHaveURL(/editor\.html/);
    await expect(page.locator("#preview plakoto-diagram .checker")).toHaveCount(30);

    await page.goto(`${site.address}guide-el.html`);
    await expect(page.locator("plakoto-diagram .checker").first()).toBeAttached();

    await page.goto(`${site.address}diagram.html`);
    await expect(page.locator("plakoto-diagram").first().locator("svg.board .checker").first()).toBeVisible();
    const frame = page.frameLocator("iframe").first();
    // It is loaded when it comes into sight.
    await page.locator("iframe").first().scrollIntoViewIfNeeded();
    await expect(frame.locator("svg.board .checker").first()).toBeAttached();
    await page.locator("button.copy").first().click();
    await expect(page.locator(".source [role=status]").first()).not.toBeEmpty();
    expect(foreign).toEqual([]);
  } finally {
    await site.start();
  }
});

test("a new version is offered between games, and the match goes on with it", async ({ page, site, next }) => {
  const table = new Table(page);
  await visit(page, site);
  await page.evaluate(() => Promise.all(["plakoto /games/ 1", "another's"].map((name) => caches.open(name))));
  await table.start({ to: 3 });
  await table.turn();
  site.folder = next;
  expect(await ask(page)).toBe("installed");
  await table.turn();
  await expect(news(page)).toHaveCount(0);
  // The engine, which this page has not asked for before, is that of its own version.
  await table.roll();
  await page.keyboard.press("h");
  await expect(page.locator(".advised").first()).toBeVisible();
  await expect(table.notices).toHaveCount(0);

  await giveUp(page);
  await expect(news(page)).toContainText("A new version is ready.");
  await expect(release(page)).toHaveCount(0);
  const score = await table.score();
  await news(page).getByRole("button", { name: "Use it" }).click();
  await expect(release(page)).toHaveCount(1);
  await expect(table.main).toHaveText("Next game");
  expect(await table.score()).toEqual(score);
  await expect(news(page)).toHaveCount(0);
  await expect.poll(async () => (await caches(page)).sort()).toEqual(["another's", "plakoto /games/ 1", `plakoto ${FOLDER} next`]);
});

/** A match with a turn played, while the next version waits. */
async function waitInGame(page: Page, site: Site, next: string) {
  const table = new Table(page);
  await visit(page, site);
  await table.start({ to: 3 });
  await table.turn();
  site.folder = next;
  expect(await ask(page)).toBe("installed");
}

/** Closes the page, the last one of its folder, and comes back by a new one. */
async function comeBack(page: Page, site: Site) {
  const context = page.context();
  // Another page of the origin holds nothing up.
  const elsewhere = await context.newPage();
  const root = new URL("/", site.address).href;
  await elsewhere.route(root, (route) => route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,">' }));
  await elsewhere.goto(root);
  await page.close();
  // Now the version that waited is the active one: as soon as the one before has no work left.
  const settled = (scope: string) =>
    navigator.serviceWorker.getRegistration(scope).then((registration) => !registration!.waiting && registration!.active!.state === "activated");
  await expect.poll(() => elsewhere.evaluate(settled, site.address)).toBe(true);
  const again = await context.newPage();
  await again.goto(site.address);
  await expect(again.locator("#first")).toHaveCount(0);
  return new Table(again);
}

test("a game is played to its end with its version, though all pages are closed meanwhile", async ({ page, site, next }) => {
  await waitInGame(page, site, next);

  const table = await comeBack(page, site);
  await expect(release(table.page)).toHaveCount(0);
  await expect(table.moves).toHaveCount(1);
  // It has all its parts, and needs no network.
  await site.stop();
  await table.roll();
  await table.page.keyboard.press("h");
  await expect(table.page.locator(".advised").first()).toBeVisible();
  await table.page.reload();
  await expect(release(table.page)).toHaveCount(0);
  await site.start();
  await expect(news(table.page)).toHaveCount(0);

  await giveUp(table.page);
  await expect(news(table.page)).toContainText("A new version is ready.");
  const other = await table.page.context().newPage();
  await other.goto(`${site.address}guide-en.html#start`);
  const loaded = other.waitForEvent("load");
  await news(table.page).getByRole("button").click();
  await loaded;
  await expect(release(table.page)).toHaveCount(1);
  await expect(table.main).toHaveText("Next game");
  await expect(news(table.page)).toHaveCount(0);
  await expect.poll(() => caches(table.page)).toEqual([`plakoto ${FOLDER} next`]);
});

test("between games the next visit has the new version, whatever was spared before", async ({ page, site, next }) => {
  await waitInGame(page, site, next);
  let table = await comeBack(page, site);
  await giveUp(table.page);
  await expect(news(table.page)).toHaveCount(1);
  await expect(release(table.page)).toHaveCount(0);
  table = await comeBack(table.page, site);
  await expect(release(table.page)).toHaveCount(1);
  await expect(table.main).toHaveText("Next game");
  await expect.poll(() => caches(table.page)).toEqual([`plakoto ${FOLDER} next`]);
});

test("a new version waits for a game in another tab", async ({ page, context, site, next }) => {
  const table = new Table(page);
  await visit(page, site);
  await table.start({ to: 3 });
  await table.turn();
  // A tab that has nothing of the match.
  const other = await context.newPage();
  await other.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get: () => null });
  });
  await other.goto(site.address);
  await expect(other.locator("form.start")).toBeVisible();
  site.folder = next;
  expect(await ask(other)).toBe("installed");
  // Both wait for the game, and so does the other's word that none is under way there.
  const waits = () => navigator.locks.query().then(({ held, pending }) => [held!.length, pending!.length]);
  await expect.poll(() => other.evaluate(waits)).toEqual([1, 3]);
  for (const one of [page, other]) await expect(news(one)).toHaveCount(0);

  await giveUp(page);
  for (const one of [page, other]) await expect(news(one)).toHaveCount(1);
  await news(other).getByRole("button").click();
  for (const one of [page, other]) await expect(release(one)).toHaveCount(1);
  await expect(table.main).toHaveText("Next game");
});

test("a version that comes by halves changes nothing", async ({ page, site, next, problems }) => {
  const table = new Table(page);
  await visit(page, site);
  const before = await caches(page);
  const asked = site.asked.length;
  site.folder = next;
  site.dies = (path) => path.startsWith("index");
  expect(await ask(page)).toBe("redundant");
  expect(site.asked.slice(asked)).toContain(`GET ${FOLDER}index.html`);
  // One file is another than the version was made of.
  site.dies = () => false;
  const index = readFileSync(join(next, "index.html"), "utf8");
  writeFileSync(join(next, "index.html"), `${index} `);
  expect(await ask(page)).toBe("redundant");
  problems.length = 0;

  await site.stop();
  await page.reload();
  await table.start();
  await table.turn();
  await expect(release(page)).toHaveCount(0);
  await expect(news(page)).toHaveCount(0);
  await site.start();

  // The next time it comes whole. What did not change is not fetched again.
  writeFileSync(join(next, "index.html"), index);
  const fetched = site.asked.length;
  expect(await ask(page)).toBe("installed");
  expect(site.asked.slice(fetched)).toEqual([`GET ${FOLDER}sw.js`, `GET ${FOLDER}index.html`]);
  await giveUp(page);
  await news(page).getByRole("button").click();
  await expect(release(page)).toHaveCount(1);
  await expect.poll(() => caches(page)).toEqual([`plakoto ${FOLDER} next`]);
  expect(before).toHaveLength(1);
});

test("what does not start is mended by the next version", async ({ page, site, next, problems }) => {
  await visit(page, site);
  await page.addInitScript(() => {
    // The old version cannot be started any more.
    const start = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = (...all) =>
      document.querySelector("meta[name=release]") ? start(...all) : Promise.reject(new Error("broken"));
  });
  site.folder = next;
  await page.reload();
  await expect(release(page)).toHaveCount(1);
  problems.length = 0;
});

test("a frame in somebody's page keeps nothing", async ({ page, context, site }) => {
  const outer = await host(mkdtempSync(join(tmpdir(), "plakoto-outer-")));
  writeFileSync(join(outer.folder, "index.html"), `<link rel="icon" href="data:,"><iframe src="${site.address}embed.html?dice=53"></iframe>`);
  // A browser may refuse in a frame what a page could have.
  const keeps = () =>
    Promise.all(
      [
        async () => (await navigator.serviceWorker.getRegistrations()).length,
        async () => (await caches.keys()).length,
        async () => localStorage.length,
        async () => sessionStorage.length,
        async () => (await indexedDB.databases()).length,
        async () => document.cookie.length,
      ].map((count) => count().catch(() => 0)),
    );
  for (const address of [outer.address.replace("127.0.0.1", "localhost"), `${site.address}embed.html?dice=53`]) {
    await page.goto(address);
    const frame = page.frames().at(-1)!;
    await expect(frame.locator("plakoto-diagram .checker").first()).toBeVisible();
    expect(await frame.evaluate(keeps)).toEqual([0, 0, 0, 0, 0, 0]);
  }
  expect(context.serviceWorkers()).toEqual([]);
  await outer.stop();
});

test("it can be installed", async ({ site, launchOptions }) => {
  // A browser's private windows, as tests have them, install nothing.
  const profile = mkdtempSync(join(tmpdir(), "plakoto-profile-"));
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions });
  const [page] = context.pages();
  await visit(page, site);
  const devtools = await context.newCDPSession(page);
  const { url, errors, manifest } = (await devtools.send("Page.getAppManifest")) as any;
  expect(errors).toEqual([]);
  expect(url).toBe(`${site.address}manifest.webmanifest`);
  expect(manifest.startUrl).toBe(site.address);
  expect(manifest.id).toBe(site.address);
  expect((await devtools.send("Page.getInstallabilityErrors")).installabilityErrors).toEqual([]);
  await context.close();
  rmSync(profile, { recursive: true });
});
