// The engine's module: its messages are written and read by the Rust code, and here only compared.

import { spawnSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { test, expect } from "./fixture";
import { Table } from "./table";

/** A request, and the last reply that it has natively; as hexadecimal digits. */
type Exchange = { request: string; reply: string };

const ONE_PLY = 10_000;
const TWO_PLY = 300;

/** The exchanges of the crate's example: one ply, then two, then a choice of full strength each game. */
function exchanges(): Exchange[] {
  const run = spawnSync(
    "cargo",
    [
      ..."run --quiet --release --package plakoto-thinker --example exchange --".split(" "),
      ...[ONE_PLY, TWO_PLY, 2].map(String),
    ],
    { cwd: "..", encoding: "utf8", maxBuffer: 1 << 27 },
  );
  expect(run.status, run.stderr).toBe(0);
  return run.stdout
    .trim()
    .split("\n")
    .map((line) => line.split(" "))
    .map(([request, reply]) => ({ request, reply }));
}

/** A number as the messages hold it: seven bits a byte, the lowest first. */
function varint(number: number): number[] {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...varint(number >>> 7)];
}

const hexadecimal = (bytes: number[]) => bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");

const cancel = (number: number) => hexadecimal([1, ...varint(number)]);
const cancelled = (number: number) => hexadecimal([...varint(number), 3]);
const noRequest = "000400";

/** The same question by another number. */
function numbered(request: string, number: number): string {
  const bytes = [...Buffer.from(request, "hex")];
  const end = bytes.findIndex((byte, at) => at > 0 && byte < 0x80);
  return hexadecimal([0, ...varint(number), ...bytes.slice(end + 1)]);
}

/** A question from the start, asked of a busier position with three plies: it takes a while. */
function deep(request: string): string {
  const hex = (text: string) => Buffer.from(text).toString("hex");
  const busy = request.replace(hex("o----------------------O"), hex("j---d-------F-a----A---H"));
  expect(busy).not.toBe(request);
  return busy.replace(/..$/, "03");
}

/** Gives the page `engine(place)`, which starts the engine and returns what speaks to it. */
async function open(page: Page) {
  await page.goto("./");
  await expect(page.locator("main")).toBeVisible();
  await page.evaluate(() => {
    const { thinker } = document.querySelector<HTMLElement>("script[data-thinker]")!.dataset;
    const address = new URL(`${thinker}thinker.js`, document.baseURI).href;
    const toHex = (bytes: Uint8Array) =>
      Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const fromHex = (text: string) =>
      Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));

    async function engine(place: "worker" | "page") {
      const heard: string[] = [];
      let wake = () => {};
      let port: Worker | MessagePort;
      if (place === "worker") {
        port = new Worker(address, { type: "module" });
      } else {
        const { port1, port2 } = new MessageChannel();
        port = port1;
        const { serve } = await import(address);
        serve(port2);
      }
      port.onmessage = ({ data }: MessageEvent) => {
        heard.push(typeof data === "string" ? data : toHex(data));
        wake();
      };
      /** The replies up to one that is wanted. */
      async function until(wanted: (reply: string) => boolean): Promise<string[]> {
        for (;;) {
          const at = heard.findIndex(wanted);
          if (at >= 0) return heard.splice(0, at + 1);
          await new Promise<void>((resolve) => (wake = resolve));
        }
      }
      await until((reply) => reply === "ready");
      return {
        say: (message: unknown) => port.postMessage(message),
        send: (request: string) => port.postMessage(fromHex(request)),
        until,
        /** The last reply to each request, which alone ends in other than 0. */
        async ask(requests: string[]) {
          const replies: string[] = [];
          // As many as may wait.
          for (let at = 0; at < requests.length; at += 64) {
            const some = requests.slice(at, at + 64);
            for (const request of some) this.send(request);
            for (const _ of some) replies.push((await until((reply) => !reply.endsWith("00"))).pop()!);
          }
          return replies;
        },
      };
    }
    Object.assign(globalThis, { engine });
  });
}

type Engine = {
  say(message: unknown): void;
  send(request: string): void;
  until(wanted: (reply: string) => boolean): Promise<string[]>;
  ask(requests: string[]): Promise<string[]>;
};
declare function engine(place: "worker" | "page"): Promise<Engine>;

let all: Exchange[];
test.beforeAll(() => {
  // It is compiled first.
  test.setTimeout(600_000);
  all = exchanges();
});

test("10,000 rankings are the same in the browser, to the last bit", async ({ page }) => {
  test.setTimeout(300_000);
  expect(all).toHaveLength(ONE_PLY + TWO_PLY + 2);
  await open(page);
  const replies: string[] = await page.evaluate(async (requests) => {
    return (await engine("worker")).ask(requests);
  }, all.map(({ request }) => request));
  expect(replies).toHaveLength(all.length);
  const others = all.filter(({ reply }, at) => reply !== replies[at]);
  expect(others.slice(0, 3), `${others.length} replies differ`).toEqual([]);
});

test("a game's weights are fetched when it is first asked about", async ({ page }) => {
  const fetched: string[] = [];
  page.context().on("request", (request) => {
    if (request.url().endsWith(".net")) fetched.push(request.url().replace(/.*\//, ""));
  });
  await open(page);
  const [plakoto, tapa] = [all[0], all[ONE_PLY / 2]];
  const replies = await page.evaluate(async (requests) => {
    Object.assign(globalThis, { one: await engine("worker") });
    return (globalThis as unknown as { one: Engine }).one.ask(requests);
  }, [plakoto.request, plakoto.request]);
  expect(replies).toEqual([plakoto.reply, plakoto.reply]);
  expect(fetched).toEqual(["plakoto.net"]);
  const other = await page.evaluate(
    (request) => (globalThis as unknown as { one: Engine }).one.ask([request]),
    tapa.request,
  );
  expect(other).toEqual([tapa.reply]);
  expect(fetched).toEqual(["plakoto.net", "tapa.net"]);
});

test("weights that do not come are asked for again", async ({ page, problems }) => {
  await open(page);
  await page.context().route("**/*.net", (route) => route.abort());
  const [first] = await page.evaluate(async (request) => {
    const one = await engine("worker");
    Object.assign(globalThis, { one });
    one.send(request);
    return one.until(() => true);
  }, all[0].request);
  // Refused, for want of weights, and why.
  expect(first).toMatch(/^01040[0-9]/);
  expect(Buffer.from(first, "hex").toString()).toContain("fetch");
  await expect.poll(() => problems.join()).toContain("plakoto.net (net::ERR_FAILED)");
  await page.context().unroute("**/*.net");
  const again = await page.evaluate(
    (request) => (globalThis as unknown as { one: Engine }).one.ask([request]),
    all[0].request,
  );
  expect(again).toEqual([all[0].reply]);
  problems.length = 0;
});

for (const place of ["worker", "page"] as const) {
  test.describe(`in the ${place}`, () => {
    test("full strength is the same", async ({ page }) => {
      await open(page);
      const choices = all.slice(-2);
      const replies = await page.evaluate(
        async ([place, requests]) => (await engine(place)).ask(requests),
        [place, choices.map(({ request }) => request)] as const,
      );
      expect(replies).toEqual(choices.map(({ reply }) => reply));
    });

    test("garbage is answered and does no harm", async ({ page }) => {
      await open(page);
      const replies = await page.evaluate(
        async ([place, request]) => {
          const one = await engine(place);
          for (const other of ["hello", null, undefined, 7, {}, [], new ArrayBuffer(3)]) one.say(other);
          // Nothing, no kind of request, too short, too long, and very long.
          for (const bytes of ["", "0909", request.slice(0, 40), `${request}00`]) one.send(bytes);
          one.say(new Uint8Array(1 << 20));
          one.send(request);
          return one.until((reply) => !reply.endsWith("00"));
        },
        [place, all[0].request] as const,
      );
      expect(replies).toEqual([...Array(12).fill(noRequest), all[0].reply]);
    });

    test("a flood is answered or cancelled", async ({ page }) => {
      await open(page);
      const flood = Array.from({ length: 5_000 }, (_, at) => numbered(all[at % 50].request, at + 1));
      const replies = await page.evaluate(
        async ([place, requests, last]) => {
          const one = await engine(place);
          // The weights are there.
          await one.ask([requests[0]]);
          for (const request of requests) one.send(request);
          return one.until((reply) => reply.startsWith(last) && !reply.endsWith("00"));
        },
        [place, flood, hexadecimal(varint(5_000))] as const,
      );
      const final = replies.filter((reply) => !reply.endsWith("00"));
      const numbers = final.map((reply) => reply.match(/^([89a-f].)*[0-7]./)![0]);
      expect(new Set(numbers).size).toBe(5_000);
      expect(final).toHaveLength(5_000);
    });

    test("a question is taken back before, meanwhile and after", async ({ page }) => {
      await open(page);
      const replies = await page.evaluate(
        async ([place, meanwhile, before, cancelBefore, cancelMeanwhile, after]) => {
          const one = await engine(place);
          one.send(meanwhile);
          one.send(before);
          one.send(cancelBefore);
          const first = await one.until((reply) => reply.endsWith("03"));
          // What one ply sees has come.
          await one.until((reply) => reply.endsWith("00"));
          one.send(cancelMeanwhile);
          const second = await one.until((reply) => reply.endsWith("03"));
          for (const message of [cancelBefore, cancelMeanwhile, after]) one.send(message);
          return [first.pop(), second.pop(), ...(await one.until((reply) => !reply.endsWith("00")))];
        },
        [
          place,
          numbered(deep(all[0].request), 200),
          numbered(all[ONE_PLY].request, 2),
          cancel(2),
          cancel(200),
          all[0].request,
        ] as const,
      );
      expect(replies).toEqual([cancelled(2), cancelled(200), all[0].reply]);
    });
  });
}

test("on the page it leaves time for others", async ({ page }) => {
  await open(page);
  const ticks = await page.evaluate(async (request) => {
    const one = await engine("page");
    one.send(request);
    await one.until((reply) => reply.endsWith("00"));
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    await one.until((reply) => !reply.endsWith("00"));
    clearInterval(timer);
    return ticks;
  }, deep(all[0].request));
  expect(ticks).toBeGreaterThan(0);
});

test("a worker that breaks down is replaced, and asked again what it had not answered", async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    Object.assign(globalThis, {
      workers,
      Worker: class extends Worker {
        constructor(address: URL, options?: WorkerOptions) {
          super(address, options);
          workers.push(this);
        }
      },
    });
  });
  // The first worker waits for weights that never come.
  let asked = 0;
  await page.context().route("**/*.net", async (route) => {
    if (++asked > 1) await route.continue();
  });
  const breakDown = () =>
    page.evaluate(() => {
      const { workers } = globalThis as unknown as { workers: Worker[] };
      workers.at(-1)!.dispatchEvent(new ErrorEvent("error", { message: "broken" }));
      return workers.length;
    });
  const table = new Table(page);
  await table.open("?seed=3");
  await table.start({ against: 2, colour: "Black" });
  await table.speed("at once");
  await table.main.click();
  await expect.poll(() => asked).toBe(1);
  expect(await breakDown()).toBe(2);
  expect((await table.against(3)).over).toBe(false);
  expect(asked).toBe(2);

  // Once is bad luck, twice is a fault.
  expect(await breakDown()).toBe(2);
  await expect(table.notices).toContainText("The program cannot start");
  problems.length = 0;
});
