// What many diagrams cost a page in Chromium: `node crowd.mjs ADDRESS COUNT`, with a folder in which the
// release lies beside the pages none.html, one.html, many.html, differing.html and frames.html. Run by
// `cargo xtask bench web`. Times are of the machine; ratios and counts are what is to be compared.

import { chromium } from "@playwright/test";

const ROUNDS = 7;
// Work is a small difference between large figures, and wants more of them.
const WORK_ROUNDS = 15;

const [address, many] = [process.argv[2], Number(process.argv[3])];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
});

/** Runs in the page: how many diagrams on it, or in its frames, are drawn. */
function drawn() {
  const documents = [document, ...[...document.querySelectorAll("iframe")].map((frame) => frame.contentDocument)];
  const diagrams = documents.flatMap((one) => [...(one?.querySelectorAll("plakoto-diagram") ?? [])]);
  return diagrams.filter((diagram) => diagram.shadowRoot?.querySelector(".drawn .checker")).length;
}

/** A page of its own in a browser that has nothing cached. */
async function open() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: "block" });
  return context.newPage();
}

/** From the start of the navigation until all diagrams are drawn and the browser has painted, in ms. */
async function time(name, count) {
  const page = await open();
  await page.addInitScript(`globalThis.drawn = ${drawn}`);
  await page.goto(address + name, { waitUntil: "commit" });
  const time = await page.evaluate(
    (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (drawn() < count) return requestAnimationFrame(look);
          // This frame is painted when the next one begins.
          requestAnimationFrame(() => resolve(performance.now()));
        };
        look();
      }),
    count,
  );
  await page.context().close();
  return time;
}

/** What the main thread does for the page until it has nothing left to do, in ms; how far its parts
 * moved; and how often each file was fetched. */
async function work(name, count) {
  const fetched = new Map();
  const page = await open();
  page.on("request", (request) => {
    const file = new URL(request.url()).pathname.split("/").at(-1);
    fetched.set(file, (fetched.get(file) ?? 0) + 1);
  });
  await page.addInitScript(() => {
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  // Its own time, without what else the processor does meanwhile.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(address + name, { waitUntil: "load" });
  // Nothing is asked of the page meanwhile but this, which is little work itself.
  let before = -Infinity;
  let time = await worked(session);
  while (time - before > 2) {
    before = time;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    time = await worked(session);
  }
  const found = await page.evaluate(drawn);
  if (found !== count) throw new Error(`${name}: ${found} diagrams are drawn, and should be ${count}`);
  const shift = await page.evaluate(() => shift);
  await page.context().close();
  return { time, shift, fetched };
}

async function worked(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
}

const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
const figure = (name, value, unit) => console.log(`figure ${name} ${value} ${unit}`);

const times = { one: [], many: [], frames: [] };
const works = { none: [], one: [], many: [], differing: [] };
let shift = 0;
let fetches = 0;
// In turn, so that what else the machine does meets them all.
for (let round = 0; round < ROUNDS; round++) {
  for (const name of Object.keys(times)) times[name].push(await time(`${name}.html`, name === "one" ? 1 : many));
}
for (let round = 0; round < WORK_ROUNDS; round++) {
  for (const [name, count] of [["none", 0], ["one", 1], ["many", many], ["differing", many]]) {
    const done = await work(`${name}.html`, count);
    works[name].push(done.time);
    if (name !== "many") continue;
    shift = Math.max(shift, done.shift);
    fetches = Math.max(fetches, ...done.fetched.values());
  }
}
await browser.close();

const [one, all, frames] = [times.one, times.many, times.frames].map(median);
figure("diagrams_1_drawn", one.toFixed(0), "ms");
figure(`diagrams_${many}_drawn`, all.toFixed(0), "ms");
figure(`frames_${many}_drawn`, frames.toFixed(0), "ms");
figure(`diagrams_${many}_to_1`, (all / one).toFixed(2), "x");
figure(`frames_to_diagrams_${many}`, (frames / all).toFixed(2), "x");
const first = median(works.one) - median(works.none);
const extra = (name) => (median(works[name]) - median(works.one)) / (many - 1);
figure("first_diagram_work", first.toFixed(1), "ms");
for (const [name, figured] of [["many", "extra"], ["differing", "extra_differing"]]) {
  figure(`${figured}_diagram_work`, extra(name).toFixed(2), "ms");
  figure(`${figured}_to_first_diagram_work`, (extra(name) / first).toFixed(4), "x");
}
figure("fetches_of_a_file", fetches, "times");
figure("layout_shift", shift, "CLS");
