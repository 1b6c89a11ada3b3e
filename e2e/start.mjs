// How soon the app is there in Chromium: `node start.mjs ADDRESS FOLDER`, with a release and its folder,
// which is served here once more, to be taken away. Run by `cargo xtask bench web`.

import { chromium } from "@playwright/test";
import { host } from "./host.mjs";

const ROUNDS = 11;

const [, folder] = process.argv.slice(2);
const site = await host(folder);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
});

/** A browser that was never here. Its pages note when they show `ready`, and can hear what is pressed. */
async function visitor(ready) {
  const context = await browser.newContext();
  await context.addInitScript((ready) => {
    const look = () => {
      if (!document.querySelector(ready)) return false;
      // The frame that has it is out.
      requestAnimationFrame(() => setTimeout(() => (globalThis.readyAt = performance.now())));
      return true;
    };
    const observer = new MutationObserver(() => look() && observer.disconnect());
    observer.observe(document, { childList: true, subtree: true });
  }, ready);
  return context;
}

const times = async (page) => {
  // The browser notes a paint a little after it.
  const noted = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return globalThis.readyAt !== undefined && paint && { ready: globalThis.readyAt, painted: paint.startTime };
  });
  return noted.jsonValue();
};

function figure(name, times) {
  times.sort((one, other) => one - other);
  console.log(`figure ${name} ${times[Math.floor(times.length / 2)].toFixed(0)} ms`);
}

// Nothing is cached; the board is there with the first paint, and the form once the app is.
const [painted, interactive] = [[], []];
for (let round = 0; round < ROUNDS; round++) {
  const context = await visitor("form.start .button.main");
  const page = await context.newPage();
  await page.goto(site.address);
  const at = await times(page);
  painted.push(at.painted);
  interactive.push(at.ready);
  await context.close();
}
figure("first-paint", painted);
figure("interactive", interactive);

// A match under way, and no server any more: until the board has its checkers.
const context = await visitor("body > main svg.board .checker");
const page = await context.newPage();
await page.goto(site.address);
await page.getByRole("button", { name: "Start the match" }).click();
await page.locator(".button.main").click();
await page.evaluate(() => navigator.serviceWorker.ready);
await page.reload();
await site.stop();
const reloads = [];
for (let round = 0; round < ROUNDS; round++) {
  await page.reload();
  reloads.push((await times(page)).ready);
}
figure("offline-reload-board", reloads);
await browser.close();
