// <plakoto-diagram> on pages that make it hard.

import { test, expect } from "./fixture";
import { diagram, host, SERIES } from "./diagram";
import { shifts, watchShifts } from "./shifts";

/** Sizes and places of what a reader sees. */
function measured(element: Element) {
  const root = element.shadowRoot!;
  const boxes = ["svg.board", ".panel", "button", ".captions p.now"].map((selector) => {
    const { width, height } = root.querySelector(selector)!.getBoundingClientRect();
    return [selector, Math.round(width), Math.round(height)];
  });
  const board = root.querySelector("svg.board")!;
  return { boxes, fill: getComputedStyle(board.querySelector(".checker .body")!).fill, at: getComputedStyle(board).display };
}

test("a page's styles do not reach into it", async ({ page }) => {
  const width = '<div style="width: 600px">';
  await host(page, `${width}${SERIES}</div>`);
  await diagram(page).isDrawn();
  const calm = await page.locator("#series").evaluate(measured);
  const head = `<style>
    * { all: unset }
    * { font-size: 60px !important; line-height: 3 !important; letter-spacing: 1em; text-indent: 5em }
    svg, path, circle, g { width: 0; height: 0; fill: none; display: none }
    button, p, div { display: none !important; transform: rotate(9deg) }
    html { font-size: 80px } ol { display: none }
    .board, .diagram, .controls, .now { visibility: hidden }
  </style>`;
  await host(page, SERIES, { head });
  await page.addStyleTag({ content: "body { display: block; width: 600px }" });
  await diagram(page).isDrawn();
  expect(await page.locator("#series").evaluate(measured)).toEqual(calm);
});

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; " +
  "require-trusted-types-for 'script'; base-uri 'self'; form-action 'none'";

test("a strict policy is kept to", async ({ page }) => {
  const head = '<link rel="stylesheet" href="../plakoto-diagram.css">';
  await host(page, SERIES, { head, headers: { "content-security-policy": POLICY } });
  const series = diagram(page);
  await series.isDrawn();
  await series.button("One step on").click();
  await expect(series.count).toHaveText("1/2");
  const colour = await series.board.locator(".point.dark").first().evaluate((point) => getComputedStyle(point).fill);
  expect(colour).toBe("rgb(111, 139, 128)");
});

test("a policy that forbids WebAssembly leaves the list to be read", async ({ page, problems }) => {
  await host(page, SERIES, { headers: { "content-security-policy": "script-src 'self'" } });
  const series = diagram(page);
  await expect(series.problem).toHaveText(/^The diagram could not be loaded\./);
  await expect(page.getByText("The start. White to play.").first()).toBeVisible();
  problems.length = 0;
});

test("another base leads no part astray", async ({ page, baseURL }) => {
  const script = `<base href="/elsewhere/"><script type="module" src="${new URL("plakoto-diagram.js", baseURL)}"></script>`;
  await host(page, SERIES, { script });
  await diagram(page).isDrawn();
  // Gradients are found in the diagram itself, not at the base.
  const picture = () => diagram(page).board.screenshot({ animations: "disabled" });
  const painted = await picture();
  await host(page, SERIES);
  await diagram(page).isDrawn();
  expect(painted.equals(await picture())).toBe(true);
});

test("on a page from right to left the text turns, and the board does not", async ({ page }) => {
  await host(page, SERIES);
  await diagram(page).isDrawn();
  const place = (selector: string) =>
    diagram(page).root.locator(selector).first().evaluate((mark) => {
      const board = mark.getRootNode() as ShadowRoot;
      const room = board.querySelector("svg.board")!.getBoundingClientRect();
      const box = mark.getBoundingClientRect();
      return Math.round(box.x + box.width / 2 - room.x);
    });
  const one = await place("svg.board .number");
  expect(await place(".copy")).toBeGreaterThan(await place(".stepping"));
  await host(page, SERIES, { html: 'lang="he" dir="rtl"' });
  await diagram(page).isDrawn();
  expect(await place("svg.board .number")).toBe(one);
  expect(await place(".copy")).toBeLessThan(await place(".stepping"));
  expect(await place(".step:first-child")).toBeLessThan(await place(".step:last-child"));
  const direction = await diagram(page).caption.evaluate((caption) => getComputedStyle(caption).direction);
  expect(direction).toBe("rtl");
});

test("thirty diagrams fetch each file once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").pop()!));
  await host(page, SERIES.replace(' id="series"', "").repeat(30));
  await expect(page.locator("plakoto-diagram svg.board .checker")).toHaveCount(30 * 30);
  expect(asked.filter((name) => name.startsWith("plakoto-diagram")).map((name) => name.split(".").pop())).toEqual([
    "js",
    "wasm",
  ]);
});

test("elements that come and go leave nothing behind", async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    // What the module holds, which no browser tells otherwise.
    const start = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (source, imports) => {
      const made = await start.call(WebAssembly, source, imports);
      Object.assign(window, { memory: made.instance.exports.memory });
      return made;
    };
  });
  await host(page, SERIES);
  await diagram(page).isDrawn();
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  const collect = async () => {
    // What is collected is let go in tasks of its own.
    for (let time = 0; time < 3; time++) {
      await client.send("HeapProfiler.collectGarbage");
      await page.evaluate(() => new Promise((done) => setTimeout(done)));
    }
  };
  const comeAndGo = async () => {
    const all = { series: SERIES.replace(' id="series"', ""), times: 100 };
    // The browser collects when it likes, so that what is thrown away would lie there for some time.
    for (let hundred = 0; hundred < 10; hundred++) {
      const drawn = await page.evaluate(async ({ series, times }) => {
        let drawn = 0;
        for (let index = 0; index < times; index++) {
          const place = document.createElement("div");
          place.innerHTML = series;
          document.body.append(place);
          await new Promise((done) => setTimeout(done));
          drawn += place.firstElementChild!.shadowRoot!.querySelectorAll(".checker").length;
          place.remove();
        }
        return drawn;
      }, all);
      expect(drawn).toBe(30 * all.times);
      await collect();
    }
    const { metrics } = await client.send("Performance.getMetrics");
    const value = (name: string) => metrics.find((metric) => metric.name === name)!.value;
    const wasm = await page.evaluate(() => (window as never as { memory: WebAssembly.Memory }).memory.buffer.byteLength);
    return { nodes: value("Nodes"), listeners: value("JSEventListeners"), heap: value("JSHeapUsedSize"), wasm };
  };
  const [first, second] = [await comeAndGo(), await comeAndGo()];
  expect(second.wasm).toBe(first.wasm);
  // What each of the thousand left behind would be a thousand and more; one that is not yet collected is fewer.
  expect(second.nodes - first.nodes).toBeLessThan(1000);
  expect(second.listeners - first.listeners).toBeLessThan(1000);
  expect(second.heap / first.heap).toBeLessThan(1.05);
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is there to be read", async ({ page }) => {
    await host(page, SERIES, { head: '<link rel="stylesheet" href="../plakoto-diagram.css">' });
    for (const caption of await page.locator("li").all()) await expect(caption).toBeVisible();
    const { height } = (await page.locator("plakoto-diagram").boundingBox())!;
    expect(height, "no room is kept for a board that does not come").toBeLessThan(200);
  });
});

for (const [width, mode] of [[1000, "view"], [1000, "quiz"], [390, "view"], [390, "play"]] as const) {
  test(`nothing moves when it comes, in a window of ${width} pixels, to ${mode}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    // The page is painted before the script comes, and again between the script and its module.
    const gates = ["js", "wasm"].map((kind) => {
      let open = () => {};
      const opened = new Promise<void>((done) => (open = done));
      void page.route(`**/plakoto-diagram*.${kind}`, async (route) => {
        await opened;
        await route.continue();
      });
      return open;
    });
    const series = SERIES.replace("<plakoto-diagram", `<plakoto-diagram mode="${mode}" dice="65" answer="24/13"`);
    const plays = mode === "quiz" ? series.replace(/plays="[^"]*"/, "") : series;
    const head =
      '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="../plakoto-diagram.css">';
    await host(page, `<h1>Above</h1>${plays}<p>Below</p>${plays}<p>Last</p>`, { head, waitUntil: "commit" });
    const list = page.getByRole("listitem").filter({ hasText: "The start. White to play." }).first();
    await expect(list).toBeVisible();
    await page.waitForTimeout(200);
    gates[0]();
    await expect(page.locator("plakoto-diagram .room")).toHaveCount(2);
    await expect(list).toBeVisible();
    await page.waitForTimeout(200);
    gates[1]();
    await expect(page.locator("plakoto-diagram svg.board .checker")).toHaveCount(60);
    await page.waitForTimeout(300);
    expect(await shifts(page)).toBe(0);
  });
}

test("colours and parts are the page's way in", async ({ page }) => {
  const head = `<style>
    plakoto-diagram { --plakoto-field: rgb(1, 2, 3) }
    plakoto-diagram::part(caption) { color: rgb(4, 5, 6) }
    plakoto-diagram::part(button) { border-radius: 0 }
  </style>`;
  await host(page, SERIES, { head });
  const series = diagram(page);
  await series.isDrawn();
  const style = (selector: string, name: "fill" | "color" | "borderRadius") =>
    series.root.locator(selector).first().evaluate((mark, name) => getComputedStyle(mark)[name], name);
  expect(await style("svg.board .field", "fill")).toBe("rgb(1, 2, 3)");
  expect(await style(".captions p", "color")).toBe("rgb(4, 5, 6)");
  expect(await style("button", "borderRadius")).toBe("0px");
});

test("a reader who wants no movement gets none", async ({ page }) => {
  const moving = () => diagram(page).board.evaluate((board) => board.getAnimations({ subtree: true }).length);
  await host(page, SERIES);
  await diagram(page).isDrawn();
  await page.waitForTimeout(400);
  await diagram(page).button("One step on").click();
  expect(await moving()).toBeGreaterThan(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await diagram(page).button("One step on").click();
  expect(await moving()).toBe(0);
});
