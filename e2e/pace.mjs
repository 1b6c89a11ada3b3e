// How fast the engine answers in Chromium: `node pace.mjs ADDRESS FILE`, with a served release and
// what the crate's example `exchange` wrote. Run by `cargo xtask bench engine`.

import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const ROUNDS = 20;
const FIRST_MOVES = 5;

const [address, file] = process.argv.slice(2);
const requests = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" ")[0]);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
});

/** A page that was never there before, and what its scripts can do. */
async function open() {
  const context = await browser.newContext({ serviceWorkers: "block" });
  await context.addInitScript(() => {
    globalThis.fromHex = (text) => Uint8Array.from(text.match(/../g), (digits) => parseInt(digits, 16));
    globalThis.part = (name) => {
      const { thinker } = document.querySelector("script[data-thinker]").dataset;
      return new URL(`${thinker}${name}`, document.baseURI).href;
    };
    /** A worker, once it is ready: `ask` resolves with the last reply, which ends in other than 0. */
    globalThis.worker = async () => {
      const worker = new Worker(part("thinker.js"), { type: "module" });
      let done;
      const next = () => new Promise((resolve) => (done = resolve));
      worker.onmessage = ({ data }) => {
        if (data === "ready" || data.at(-1) !== 0) done(data);
      };
      await next();
      return (request) => {
        worker.postMessage(request);
        return next();
      };
    };
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator("main").waitFor();
  return page;
}

/** Requests of a kind: rankings of so many plies, or choices. */
const rankings = (plies) => requests.filter((request) => isRanking(request) && request.endsWith(`0${plies}`));
const choices = requests.filter((request) => !isRanking(request));

/** The kind stands behind the number. */
function isRanking(request) {
  const bytes = Buffer.from(request, "hex");
  return bytes[bytes.findIndex((byte, at) => at > 0 && byte < 0x80) + 1] === 1;
}

/** How long each takes, from the page to the worker and back, in milliseconds; shortest first. */
async function times(page, requests) {
  const times = await page.evaluate(async (requests) => {
    const ask = await worker();
    const messages = requests.map(fromHex);
    // Weights are loaded, code is warm.
    for (const message of messages.slice(0, 50)) await ask(message);
    const times = [];
    for (const message of messages) {
      const start = performance.now();
      await ask(message);
      times.push(performance.now() - start);
    }
    return times;
  }, requests);
  return times.sort((one, other) => one - other);
}

const at = (times, share) => times[Math.floor((times.length - 1) * share)].toFixed(2);

/** Evaluations a second over all rankings with two plies; the fastest round, since other work on the
 * machine can only make one slower. */
async function evaluations(page, requests) {
  return page.evaluate(
    async ([requests, rounds]) => {
      const { default: start, Desk } = await import(part("engine.js"));
      await start();
      const desk = new Desk();
      for (const game of ["plakoto", "tapa"]) {
        const response = await fetch(part(`${game}.net`));
        desk.provide(game, new Uint8Array(await response.arrayBuffer()));
      }
      const messages = requests.map(fromHex);
      let best = 0;
      for (let round = 0; round < rounds; round++) {
        const begun = desk.evaluations();
        const start = performance.now();
        for (const message of messages) {
          desk.hear(message);
          while (desk.work());
          while (desk.reply());
        }
        best = Math.max(best, (desk.evaluations() - begun) / ((performance.now() - start) / 1000));
      }
      return best;
    },
    [requests, ROUNDS],
  );
}

const page = await open();
console.log(`figure wasm_evaluations ${(await evaluations(page, rankings(2))).toFixed(0)} /s`);
const onePly = await times(page, rankings(1));
console.log(`figure browser_one_ply_median ${at(onePly, 0.5)} ms`);
console.log(`figure browser_one_ply_p99 ${at(onePly, 0.99)} ms`);
const twoPly = await times(page, rankings(2));
console.log(`figure browser_two_ply_median ${at(twoPly, 0.5)} ms`);
console.log(`figure browser_two_ply_p99 ${at(twoPly, 0.99)} ms`);
const full = await times(page, choices);
console.log(`figure browser_full_median ${at(full, 0.5)} ms`);
console.log(`figure browser_full_p99 ${at(full, 0.99)} ms`);

/** From the start of the navigation, with nothing cached, to a play of full strength. */
const first = [];
for (let round = 0; round < FIRST_MOVES; round++) {
  const page = await open();
  first.push(
    await page.evaluate(async (request) => {
      const ask = await worker();
      await ask(fromHex(request));
      return performance.now();
    }, choices[0]),
  );
  await page.context().close();
}
first.sort((one, other) => one - other);
console.log(`figure first_engine_move ${at(first, 0.5)} ms`);
await browser.close();
