// diagram.html: every example on it works, and what it says of the element is so.

import type { Page } from "@playwright/test";
import { test, expect } from "./fixture";
import { Diagram, host, listen, SERIES, told } from "./diagram";
import { shifts, watchShifts } from "./shifts";

const WRONG = "wrong";

/** The page with all its diagrams drawn; the names of those that are elements of the page itself. */
async function open(page: Page): Promise<string[]> {
  await listen(page);
  await page.goto("./diagram.html");
  const names = await page
    .locator(".example:has(plakoto-diagram)")
    .evaluateAll((examples) => examples.map((example) => example.id));
  expect(names.length).toBeGreaterThan(15);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll("plakoto-diagram")];
        return all.filter((one) => !one.shadowRoot?.querySelector(".drawn, .wrong")).length;
      }),
    )
    .toBe(0);
  return names;
}

function example(page: Page, name: string) {
  return new Diagram(page.locator(`.example#${name} plakoto-diagram`));
}

/** Plays as its author wrote it: `24/22 24/23`. */
async function play(diagram: Diagram, written: string) {
  for (const item of written.trim().split(" ")) {
    const [from, to] = item.replaceAll("*", "").split("/").map(Number);
    await diagram.root.scrollIntoViewIfNeeded();
    await diagram.click(from);
    await expect(diagram.ghosts.first()).toBeVisible();
    await diagram.click(to);
    await expect(diagram.ghosts).toHaveCount(0);
  }
}

test("every example is drawn, and only the wrong one tells of an error", async ({ page }) => {
  const names = await open(page);
  const drawn = await page.evaluate(() =>
    [...document.querySelectorAll("plakoto-diagram")].map((one) => ({
      name: one.closest(".example")!.id,
      position: one.getAttribute("position") ?? "oO",
      checkers: one.shadowRoot!.querySelectorAll("svg.board .checker").length,
      problem: one.shadowRoot!.querySelector(".problem")!.textContent,
    })),
  );
  expect(drawn.map(({ name }) => name)).toEqual(names);
  for (const { name, position, checkers, problem } of drawn) {
    const there = [...position].map((group) => (group === "*" ? 1 : "-abcdefghijklmno".indexOf(group.toLowerCase())));
    const all = there.reduce((sum, more) => sum + more);
    expect([name, checkers, problem === ""]).toEqual([name, name === WRONG ? 0 : all, name !== WRONG]);
  }
  expect(await told(page)).toEqual([
    ["plakoto-error", { attribute: "plays", message: expect.stringContaining("24 to 20") }],
  ]);
  await expect(page.locator("#told")).toContainText("plakoto-error");
});

test("every series is stepped through to its end and back", async ({ page }) => {
  let stepped = 0;
  for (const name of await open(page)) {
    const diagram = example(page, name);
    const last = ((await diagram.root.getAttribute("plays")) ?? "").split(";").filter(Boolean).length;
    if (last === 0 || name === WRONG) continue;
    const begun = Number((await diagram.root.getAttribute("step")) ?? 0);
    await diagram.board.scrollIntoViewIfNeeded();
    await diagram.board.focus();
    for (let step = begun; step < last; step++) {
      await expect(diagram.count).toHaveText(`${step}/${last}`);
      await page.keyboard.press("ArrowRight");
    }
    await expect(diagram.count).toHaveText(`${last}/${last}`);
    if (await diagram.captions.count()) {
      await expect(diagram.caption).toHaveText((await diagram.root.locator("> ol > li").last().textContent())!);
    }
    await page.keyboard.press("Home");
    await expect(diagram.count).toHaveText(`0/${last}`);
    stepped += 1;
  }
  expect(stepped).toBeGreaterThan(7);
});

test("every answer of every quiz is right, and a played roll is told", async ({ page }) => {
  let quizzes = 0;
  for (const name of await open(page)) {
    const diagram = example(page, name);
    if ((await diagram.root.getAttribute("mode")) !== "quiz") continue;
    for (const answer of (await diagram.root.getAttribute("answer"))!.split(";")) {
      await play(diagram, answer);
      await diagram.button("Check").click();
      await expect(diagram.message).toHaveText(/^Right: /);
      expect((await told(page)).at(-1)).toEqual(["plakoto-play", expect.objectContaining({ right: true })]);
      await diagram.button("Start over").click();
    }
    quizzes += 1;
  }
  expect(quizzes).toBe(2);
  const played = example(page, "play");
  await play(played, "24/18 24/19");
  await played.button("Confirm").click();
  expect(await told(page)).toContainEqual([
    "plakoto-play",
    {
      play: "24/19 24/18",
      dice: "65",
      side: "w",
      position: "o----------------AA----M",
    },
  ]);
});

test("each text beside a diagram is what runs, and is copied by its button", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  const examples = page.locator(".example");
  for (const name of await examples.evaluateAll((all) => all.map((one) => one.id))) {
    const source = page.locator(`#${name} .source`);
    await source.getByRole("button", { name: "Copy" }).click();
    await expect(source.getByRole("status")).toHaveText("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await source.locator("code").textContent());
    // A frame's height is the diagram's by now.
    const same = await page.evaluate(
      ([name, copied]) => {
        const written = document.createElement("template");
        written.innerHTML = copied;
        const [made, runs] = [written.content.firstElementChild!, document.querySelector(`#${name} .live > *`)!];
        for (const element of [made, runs]) element.removeAttribute("height");
        return made.isEqualNode(runs);
      },
      [name, copied],
    );
    expect([name, same]).toEqual([name, true]);
  }
  // The files that the page prints are those that it loads.
  for (const file of ["diagram-events.js", "diagram-looks.css", "embed-height.js"]) {
    const shown = await page.locator(".source", { hasText: file }).locator("code").textContent();
    const response = await page.request.get(`./${file}`);
    expect((await response.text()).trim()).toBe(shown);
    await expect(page.locator(`head [src="${file}"], head [href="${file}"]`)).toHaveCount(1);
  }
});

test("the tables name each event with its details, and each part", async ({ page }) => {
  await open(page);
  const parts = new Set<string>();
  const look = async () => {
    const names = await page.evaluate(() =>
      [...document.querySelectorAll("plakoto-diagram")]
        .flatMap((one) => [...one.shadowRoot!.querySelectorAll("[part]")])
        .flatMap((one) => one.getAttribute("part")!.split(" ")),
    );
    for (const name of names) parts.add(name);
  };
  await look();
  const played = example(page, "play");
  await play(played, "24/18 24/19");
  await played.button("Confirm").click();
  await played.button("Set the dice").click();
  await look();
  const quiz = example(page, "answers");
  await play(quiz, "24/21");
  await quiz.button("Check").click();
  await example(page, "begin").button("One step on").click();
  const rows = (table: string) => page.locator(`#${table}-table tbody th code`).allTextContents();
  expect((await rows("part")).sort()).toEqual([...parts].sort());

  const details: Record<string, string[]> = {};
  for (const [name, detail] of await told(page)) {
    details[name] = [...new Set([...(details[name] ?? []), ...Object.keys(detail)])];
  }
  expect((await rows("event")).sort()).toEqual(Object.keys(details).sort());
  for (const [name, keys] of Object.entries(details)) {
    // Each detail is named before what is said of it.
    const said = await page.locator("#event-table tr", { hasText: name }).locator("td").last().innerText();
    const named = [...said.matchAll(/(?:^|; )(\w+)(?=[:,])/g)].map(([, key]) => key);
    expect([name, named.sort()]).toEqual([name, keys.sort()]);
  }
});

test("the languages that are named are those that are spoken", async ({ page }) => {
  await open(page);
  const tags = ["en", "de", "da", "es", "el", "bg", "ar"];
  await page.evaluate((tags) => {
    for (const lang of tags) {
      const element = document.createElement("plakoto-diagram");
      element.lang = lang;
      document.querySelector("main")!.append(element);
    }
  }, tags);
  const added = page.locator("main > plakoto-diagram");
  await expect(added.locator(".diagram:is(.drawn, .wrong)")).toHaveCount(tags.length);
  const spoken = await added.evaluateAll((all) =>
    all.map((one) => one.shadowRoot!.querySelector<HTMLElement>(".diagram.drawn")?.lang),
  );
  const named = await page.locator("#languages code").allTextContents();
  expect(tags.filter((tag, index) => spoken[index] === tag)).toEqual(named);
});

for (const [where, viewport] of Object.entries({
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
})) {
  test(`nothing moves while the page is loaded and read on a ${where}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    await open(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += viewport.height) {
      await page.evaluate((y) => scrollTo(0, y), y);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    const frame = page.frameLocator(".example iframe");
    await expect(frame.locator("svg.board .checker")).toHaveCount(30);
    expect(await shifts(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  });
}

test("the frame is as high as its diagram", async ({ page }) => {
  await open(page);
  const frame = page.locator(".example iframe");
  await frame.scrollIntoViewIfNeeded();
  const inside = page.frameLocator(".example iframe").locator("plakoto-diagram");
  await expect(inside.locator(".checker")).toHaveCount(30);
  await expect
    .poll(async () => (await frame.boundingBox())!.height - (await inside.boundingBox())!.height)
    .toBeLessThan(1);
});

test("thirty diagrams fetch each file once, and nothing moves", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname.split("/").at(-1)!));
  await watchShifts(page);
  await host(page, SERIES.replace(' id="series"', "").repeat(30), {
    head: '<link rel="stylesheet" href="../plakoto-diagram.css"><link rel="icon" href="../favicon.svg">',
  });
  await expect(page.locator("plakoto-diagram .drawn")).toHaveCount(30);
  await expect(page.locator("plakoto-diagram svg.board .checker")).toHaveCount(900);
  expect(await shifts(page)).toBe(0);
  const files = fetched.filter((name) => name && !name.startsWith("favicon")).sort();
  expect(files).toEqual([
    expect.stringMatching(/^plakoto-diagram-en-\w+\.wasm$/),
    "plakoto-diagram.css",
    "plakoto-diagram.js",
  ]);
});
