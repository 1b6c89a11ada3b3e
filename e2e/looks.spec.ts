// How the page looks: room for everything at every size, dark, at rest, on paper, in words, in German.

import type { Locator, Page } from "@playwright/test";
import { test, expect } from "./fixture";
import { Table, spots } from "./table";

const SIZES = [
  [280, 653],
  [320, 568],
  [390, 844],
  [820, 1180],
  [844, 390],
  [1280, 800],
  [1440, 900],
];

/** Captives on both sides, tall stacks, checkers borne off. */
const FULL = "B-a*CB*B--------------h--e w61 tapa";
const CAPTIVES = "j---d----A--E-A*--------H w53 plakoto";

/** Everything that would bother a reader: a list that should be empty. */
function troubles(page: Page, parts: string[]): Promise<string[]> {
  return page.evaluate((parts) => {
    const troubles: string[] = [];
    // Where the buttons stick to the bottom they come to rest at the page's end.
    window.scrollTo(0, document.documentElement.scrollHeight);
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) {
      const wide = [...document.querySelectorAll("body *:not(svg *, .unseen)")]
        .filter((element) => element.getBoundingClientRect().right > width + 0.5)
        .map((element) => `${element.tagName}.${element.className}`);
      troubles.push(`the page scrolls sideways: ${[...new Set(wide)].join(", ")}`);
    }
    const boxes = parts.flatMap((part) => {
      const found = document.querySelector(part);
      if (!found) troubles.push(`${part} is missing`);
      return found ? [{ part, box: found.getBoundingClientRect() }] : [];
    });
    boxes.forEach(({ part, box }, index) => {
      if (box.width < 1 || box.height < 1) troubles.push(`${part} has no room`);
      if (box.left < -0.5 || box.right > width + 0.5) troubles.push(`${part} leaves the window`);
      for (const { part: other, box: next } of boxes.slice(index + 1)) {
        const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
        const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
        if (across > 1 && down > 1) troubles.push(`${part} and ${other} overlap by ${across} × ${down}`);
      }
    });
    for (const holder of document.querySelectorAll(".button, .segment, .game, .sentence, .player, .rules, .notice")) {
      if (holder.scrollWidth > holder.clientWidth + 1) troubles.push(`text leaves ${holder.className}: ${holder.textContent}`);
    }
    const svg = document.querySelector<SVGSVGElement>("svg.board")!;
    const { width: wide, height: high } = svg.getBoundingClientRect();
    const drawn = svg.viewBox.baseVal;
    if (Math.abs(wide / high / (drawn.width / drawn.height) - 1) > 0.005) troubles.push("the board is letterboxed");
    window.scrollTo(0, 0);
    return troubles;
  }, parts);
}

for (const locale of ["en-GB", "de-AT"]) {
  for (const [width, height] of SIZES) {
    test.describe(`${width} × ${height}, ${locale}`, () => {
      test.use({ viewport: { width, height }, locale });

      test("everything has its room", async ({ page }) => {
        const table = new Table(page);
        await table.open("?seed=3");
        expect.soft(await troubles(page, [".top", ".board-room", ".start h1", ".games", ".options"])).toEqual([]);
        await page.locator("form.start .button.main").click();
        const parts = [".top", ".board-room", ".players", ".moves", ".sentence", ".buttons"];
        await expect(table.sentence).toBeVisible();
        expect.soft(await troubles(page, parts)).toEqual([]);
        await table.situation("a---A----i----------eN-- w42 plakoto");
        await table.move(5, 1);
        await expect(table.takeBack).toBeEnabled();
        expect.soft(await troubles(page, [...parts, ".notices"])).toEqual([]);
      });
    });
  }
}

for (const [width, height] of [[1280, 720], [1280, 800], [1440, 900], [1920, 1080]]) {
  test(`${width} × ${height} shows the whole board and what belongs to it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const table = new Table(page);
    const all = async () => {
      for (const part of [table.board, table.sentence, table.main, table.takeBack]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    };
    await table.match(3);
    await all();
    await table.situation(CAPTIVES);
    await all();
  });
}

test("on a phone the whole board and the buttons are in the window", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = new Table(page);
  await table.open("?seed=3");
  await expect(table.main).toBeInViewport({ ratio: 1 });
  await table.start();
  for (const part of [table.board, table.sentence, table.main, table.takeBack]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("on a phone a captive is seen under six captors", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = new Table(page);
  await table.situation("n-------------F*--------I w53 plakoto");
  const captive = page.locator(".checker.captive .body");
  const [{ y }] = await spots(captive);
  const size = (await captive.boundingBox())!.width;
  const captors = (await spots(page.locator(".checker.ivory .body"))).filter((spot) => spot.y < 400);
  const nearest = Math.min(...captors.map((spot) => Math.abs(spot.y - y)).filter((away) => away > 0));
  expect(nearest).toBeGreaterThan(size * 0.5);
  await expect(page.locator(".checker.ivory:has(.diamond) .count")).toHaveText("6");
});

/** How a colour stands out from another, by WCAG. */
async function contrast(text: Locator, ground: Locator): Promise<number> {
  const light = async (mark: Locator, property: string) => {
    const value = await mark.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const [r, g, b] = value.match(/[\d.]+/g)!.slice(0, 3).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const both = [await light(text, "color"), await light(ground, "background-color")];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

test("day and night differ, and both can be read", async ({ page }) => {
  const table = new Table(page);
  const seen = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await table.situation(CAPTIVES);
    seen.push(await page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.querySelector(".board .field")!).fill,
    ]));
    const pairs: [Locator, Locator][] = [
      [table.sentence, page.locator(".sentence")],
      [table.main, table.main],
      [page.locator(".players small").first(), page.locator(".player").first()],
      [page.locator(".rules dt").first(), page.locator(".top")],
      [page.locator(".notice.quiet span"), page.locator("html")],
    ];
    for (const [text, ground] of pairs) expect(await contrast(text, ground)).toBeGreaterThan(4.5);
  }
  expect(seen[0][0]).not.toBe(seen[1][0]);
  expect(seen[0][1]).not.toBe(seen[1][1]);
});

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  test(`moves are ${reducedMotion === "reduce" ? "not " : ""}animated with ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const table = new Table(page);
    // All that was ever begun is noted, so that none is over before it is looked for.
    await page.addInitScript(() => {
      const begun: string[] = [];
      Object.assign(globalThis, { begun });
      for (const kind of ["animationstart", "transitionstart"]) {
        addEventListener(kind, (event) => begun.push((event as AnimationEvent).animationName), true);
      }
    });
    const begun = () => page.evaluate(() => (globalThis as unknown as { begun: string[] }).begun);
    await table.match(3);
    await table.roll();
    await table.move(24, 14);
    await table.takeBack.click();
    await table.situation("j---d-------F-a----A---H w53 plakoto");
    await table.move(20, 15);
    await expect(page.locator(".checker.captive")).toHaveCount(1);
    if (reducedMotion === "reduce") {
      // Two frames: what would begin has begun.
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
      expect(await begun()).toEqual([]);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    } else {
      await expect.poll(begun).toEqual(expect.arrayContaining(["travel", "click"]));
    }
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`on paper the board is black and white, printed from ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const table = new Table(page);
    await table.situation(FULL);
    await table.turn();
    await table.main.click();
    await page.emulateMedia({ media: "print", colorScheme });
    await expect(table.board).toBeVisible();
    for (const part of [table.sentence, table.main, page.locator(".top")]) await expect(part).toBeHidden();
    const coloured = await page.evaluate(() => {
      const grey = (value: string): boolean => {
        const paint = /^url\("(#.+)"\)/.exec(value);
        if (paint) {
          return [...document.querySelectorAll(`${paint[1]} *`)].every((part) => {
            const style = getComputedStyle(part);
            return grey(part.tagName === "stop" ? style.stopColor : style.fill);
          });
        }
        const [r, g, b, a] = (value.match(/[\d.]+/g) ?? []).map(Number);
        return value === "none" || a === 0 || (value.startsWith("rgb") && r === g && g === b);
      };
      const coloured = [];
      const shown = document.querySelectorAll("html, body, main, .board-room, svg.board *, .unseen, .unseen li");
      for (const element of shown) {
        if (element.closest("defs, marker") || element.getClientRects().length === 0) continue;
        const style = getComputedStyle(element);
        const says = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        const properties =
          element instanceof SVGElement ? ["fill", "stroke"]
          : says ? ["color", "backgroundColor"]
          : ["backgroundColor"];
        // What holds things only hands its paint on to them.
        if (element.tagName === "g") continue;
        for (const property of properties as ("fill" | "stroke" | "color" | "backgroundColor")[]) {
          if (!grey(style[property])) coloured.push(`${element.tagName}.${element.getAttribute("class")} ${property} ${style[property]}`);
        }
      }
      return [...new Set(coloured)];
    });
    expect(coloured).toEqual([]);
    // The checkers of the two sides are told apart, and so are captives.
    const fill = (mark: string) => page.locator(mark).first().evaluate((body) => getComputedStyle(body).fill);
    expect(await fill(".checker.ivory .body")).toBe("rgb(255, 255, 255)");
    expect(await fill(".checker.ebony .body")).toBe("rgb(0, 0, 0)");
    await expect(page.locator(".checker.captive .bars").first()).not.toHaveCSS("fill", "none");
    // The position in words is printed below, black on white.
    await expect(table.words.first()).toBeVisible();
    await expect(table.words.first()).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  });
}

for (const situation of [CAPTIVES, FULL, "o----------------------O b plakoto", "AAABBB------------cccbbb w plakoto"]) {
  test(`the words hold all 30 checkers of ${situation}`, async ({ page }) => {
    const table = new Table(page);
    await table.situation(situation);
    expect(await table.counted()).toEqual({ White: 15, Black: 15 });
  });
}

test("a position in words, line by line", async ({ page }) => {
  const table = new Table(page);
  await table.situation(CAPTIVES);
  await expect(table.words).toHaveText([
    "White to play 5-3.",
    "24-point: eight white checkers",
    "15-point: one white checker, one black captive",
    "13-point: five white checkers",
    "10-point: one white checker",
    "5-point: four black checkers",
    "1-point: ten black checkers",
    "White: 0 borne off, 282 pips to go.",
    "Black: 0 borne off, 330 pips to go.",
  ]);
  // Black counts from the other end.
  await table.situation(CAPTIVES.replace("w53", "b53"));
  await expect(table.words.nth(1)).toHaveText("24-point: ten black checkers");
  await expect(table.words.nth(4)).toHaveText("12-point: five white checkers");
  expect((await table.point(24)).x).toBeGreaterThan((await table.point(23)).x);
});

test.describe("auf Deutsch", () => {
  test.use({ locale: "de-AT" });

  test("the German speak German", async ({ page }) => {
    const table = new Table(page);
    await table.open("?seed=3");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Neues Match");
    await expect(table.form).toContainText("Mutterpunkt");
    await page.getByRole("button", { name: "Match beginnen" }).click();
    await expect(table.sentence).toHaveText("Jede Seite wirft einen Würfel. Der höhere beginnt.");
    await table.main.click();
    await expect(table.sentence).toHaveText("Weiß warf 6 gegen 4 und beginnt.");
    await expect(table.rules).toContainText("Sieger beginnt");
    await expect(table.words.nth(1)).toHaveText("Punkt 24: 15 weiße Steine");
    await expect(page).toHaveTitle("Plakoto");
  });

  test("the menu changes the language at once and for good", async ({ page }) => {
    const table = new Table(page);
    await table.open();
    await page.getByRole("button", { name: "Match beginnen" }).click();
    await page.getByRole("button", { name: "Menü" }).click();
    await page.getByRole("button", { name: "Einstellungen" }).click();
    await page.getByRole("combobox", { name: "Sprache" }).selectOption("English");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.getByRole("button", { name: "Close" }).click();
    await expect(table.sentence).toHaveText("Each side throws one die. The higher begins.");
    await table.reload();
    await expect(table.sentence).toHaveText("Each side throws one die. The higher begins.");
  });
});

test.describe("copying", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the position is copied as text and as code", async ({ page }) => {
    const table = new Table(page);
    await table.situation(CAPTIVES);
    const menu = page.getByRole("dialog", { name: "Menu" });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("button", { name: "Copy the position as text" }).click();
    await expect(menu.getByRole("status")).toHaveText("Copied.");
    expect(await copied()).toBe((await table.words.allTextContents()).join("\n"));
    await menu.getByRole("button", { name: "Copy the position code" }).click();
    await expect.poll(copied).toBe(CAPTIVES);
    await menu.getByRole("button", { name: "Close" }).click();

    // In mid-turn, or looking back, there is no situation to copy but the board itself.
    await table.move(15, 10);
    await table.menu("Copy the position code");
    await expect.poll(copied).toBe("j---d----B--E-a--------H");
  });

  const obstacles: [string, () => void][] = [
    [
      "is not allowed",
      () => {
        Clipboard.prototype.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
      },
    ],
    // As for a page that came by plain HTTP from another machine.
    ["cannot be done", () => Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined })],
  ];

  for (const [what, obstacle] of obstacles) {
    test(`where copying ${what} the menu says so`, async ({ page }) => {
      await page.addInitScript(obstacle);
      const table = new Table(page);
      await table.situation(CAPTIVES);
      await page.getByRole("button", { name: "Menu" }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await menu.getByRole("button", { name: "Copy the position code" }).click();
      await expect(menu.getByRole("status")).toHaveText("The browser does not allow copying here.");
    });
  }
});
