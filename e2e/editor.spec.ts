import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { test, expect } from "./fixture";
import { Table } from "./table";

type Spot = { x: number; y: number };

/** The editor as an author sees it. */
class Editor {
  readonly board: Locator;
  readonly counts: Locator;
  readonly note: Locator;
  readonly warnings: Locator;
  readonly preview: Locator;

  constructor(readonly page: Page) {
    this.board = page.locator("svg#board");
    this.counts = page.locator("#counts .player");
    this.note = page.locator("#notes .sentence");
    this.warnings = page.locator(".warnings li");
    this.preview = page.locator("#preview plakoto-diagram");
  }

  async open(query = "view=editor") {
    await this.page.goto(`./?${query}`);
    await expect(this.page.getByRole("tab")).toHaveCount(5);
  }

  button(name: string) {
    return this.page.getByRole("button", { name, exact: true });
  }

  async part(name: string) {
    await this.page.getByRole("tab", { name, exact: true }).click();
  }

  async choose(name: string) {
    await this.page.getByRole("radio", { name, exact: true }).check();
  }

  /** Where a point is, by the number that the board shows. */
  async point(number: number): Promise<Spot> {
    const label = this.board.locator(".number").getByText(String(number), { exact: true });
    await label.scrollIntoViewIfNeeded();
    const box = (await label.boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** The middle of a side's tray. */
  async tray(side: "White" | "Black"): Promise<Spot> {
    // White's is drawn first.
    const box = (await this.board.locator(".tray").nth(side === "White" ? 0 : 1).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async click(...points: number[]) {
    for (const number of points) {
      const { x, y } = await this.point(number);
      await this.page.mouse.click(x, y);
    }
  }

  async drag(from: Spot, to: Spot) {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await this.page.mouse.move(to.x, to.y, { steps: 4 });
    await this.page.mouse.up();
  }

  async count(white: string, black: string) {
    await expect(this.counts.nth(0)).toContainText(white);
    await expect(this.counts.nth(1)).toContainText(black);
  }

  /** What the diagram is now, by the real element's attributes. */
  async shows(attribute: string, value: string | null) {
    await expect.poll(() => this.preview.getAttribute(attribute), { message: attribute }).toBe(value);
  }

  /** Records a play by playing it on the board. */
  async play(roll: string, ...clicks: number[]) {
    await this.button(roll).click();
    await this.click(...clicks);
  }

  out(label: string) {
    return this.page.getByRole("textbox", { name: label, exact: true });
  }

  async paste(text: string) {
    await this.part("Open");
    await this.page.locator("#pasted").fill(text);
    await this.button("Open it").click();
  }

  /** The diagram's attributes and captions, as the real element has them. */
  async written() {
    return this.preview.evaluate((element) => ({
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      captions: [...element.querySelectorAll("li")].map((item) => item.textContent),
    }));
  }
}

test("the editor is one click away from the board, and the match waits", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("button", { name: "Start the match" }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Diagram editor" }).click();
  await expect(page.getByRole("tab")).toHaveCount(5);
  await expect(page).toHaveTitle("Diagram editor");
  await page.getByTitle("Back to the board").click();
  await expect(page.getByRole("button", { name: "Throw for the opening" })).toBeVisible();
});

test("checkers are put and taken by clicks, and each is counted", async ({ page }) => {
  const editor = new Editor(page);
  await editor.open();
  await editor.count("15 on the board · 0 off · 360 pips", "15 on the board · 0 off · 360 pips");
  await editor.button("Clear the board").click();
  await editor.count("0 on the board · 15 off · 0 pips", "0 on the board · 15 off · 0 pips");
  await editor.click(6, 6, 15);
  await editor.count("3 on the board · 12 off · 27 pips", "0 on the board · 15 off");
  await editor.choose("puts Black");
  await editor.click(15);
  await editor.count("3 on the board", "1 on the board · 14 off · 10 pips");
  await editor.shows("position", "-----B--------a*---------");
  await editor.click(6);
  await expect(editor.note).toContainText("only a lone checker can be pinned");
  await editor.choose("takes away");
  await editor.click(15, 15);
  await editor.shows("position", "-----B------------------");
  await editor.count("2 on the board · 13 off", "0 on the board · 15 off");
});

test("checkers are dragged from the tray, over the board, onto a lone enemy, and off", async ({ page }) => {
  const editor = new Editor(page);
  await editor.open();
  await editor.button("Clear the board").click();
  await editor.drag(await editor.tray("White"), await editor.point(20));
  await editor.drag(await editor.tray("Black"), await editor.point(9));
  await editor.shows("position", "--------a----------A----");
  await editor.drag(await editor.point(20), await editor.point(9));
  await editor.shows("position", "--------A*---------------");
  await expect(editor.board.locator(".checker.captive")).toHaveCount(1);
  const board = (await editor.board.boundingBox())!;
  await editor.drag(await editor.point(9), { x: board.x + board.width / 2, y: board.y + board.height + 30 });
  await editor.shows("position", "--------a---------------");
  await editor.drag(await editor.point(9), await editor.tray("Black"));
  await editor.shows("position", "------------------------");
  await expect(page.locator("#hand *")).toHaveCount(0);
});

test("keys alone make a position", async ({ page }) => {
  const editor = new Editor(page);
  await editor.open();
  await editor.button("Clear the board").press("Enter");
  await editor.board.focus();
  for (const key of ["ArrowLeft", "w", "w", "ArrowLeft", "b", "Enter", "ArrowDown", "b", "Delete"]) {
    await page.keyboard.press(key);
  }
  await editor.shows("position", "----------------------A*B");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await editor.shows("position", "----------------------aB");
  await page.keyboard.press("Control+Shift+z");
  await editor.shows("position", "----------------------A*B");
  await expect(page.locator("#words [role=status]")).toContainText("2-point");
});

test("plays are recorded on the board, captioned, taken back and made again", async ({ page }) => {
  const editor = new Editor(page);
  await editor.open();
  await editor.part("Plays");
  await editor.play("6-5", 24, 18, 24, 19);
  await expect(editor.note).toContainText("White: 24/19 24/18. Recorded.");
  // Numbers stay White's, so Black's 24-point is called 1.
  await editor.play("3-1", 1, 2, 1, 4);
  await editor.shows("plays", "65: 24/19 24/18; 31: 24/23 24/21");
  await page.getByRole("textbox", { name: "Caption of the beginning" }).fill("The start.");
  await page.getByRole("textbox", { name: "Caption of step 2" }).fill("Black <b>creeps</b>.");
  await expect.poll(async () => (await editor.written()).captions[2]).toBe("Black <b>creeps</b>.");
  await editor.button("Undo").click();
  await editor.button("Undo").click();
  await expect.poll(async () => (await editor.written()).captions).toEqual([]);
  await editor.button("Undo").click();
  await editor.shows("plays", "65: 24/19 24/18");
  for (let count = 0; count < 3; count++) await editor.button("Redo").click();
  await editor.shows("plays", "65: 24/19 24/18; 31: 24/23 24/21");
  await expect(page.getByRole("textbox", { name: "Caption of step 2" })).toHaveValue("Black <b>creeps</b>.");

  await page.getByRole("button", { name: "Show step 1" }).click();
  await expect(editor.note).toContainText("earlier step");
  await editor.button("Let the diagram begin here").click();
  await editor.shows("plays", "31: 24/23 24/21");
  await editor.shows("turn", "b");
});

test("a roll that cannot be played is recorded as a pass", async ({ page }) => {
  const editor = new Editor(page);
  await editor.open("view=editor&position=M----------------b----bB");
  await editor.part("Plays");
  await editor.button("6-1").click();
  await expect(editor.note).toContainText("White cannot play 6-1 and passes.");
  await editor.button("Record the pass").click();
  await editor.shows("plays", "61: -");
});

test("a quiz is answered on the board", async ({ page }) => {
  const editor = new Editor(page);
  await editor.open();
  await editor.part("Plays");
  await editor.choose("answers a quiz");
  await expect(editor.warnings).toContainText(["Until the quiz has its roll and an answer"]);
  await editor.shows("mode", null);
  await editor.play("6-5", 24, 13);
  await expect(editor.warnings).toHaveCount(0);
  await editor.shows("mode", "quiz");
  await editor.shows("answer", "24/13");
  await editor.click(24, 18, 24, 19);
  await editor.shows("answer", "24/13; 24/19 24/18");
  await editor.button("Take this answer out").first().click();
  await editor.shows("answer", "24/19 24/18");
});

test("turn, game, roll and looks are the element's", async ({ page }) => {
  const editor = new Editor(page);
  await editor.open();
  await editor.choose("Black");
  await editor.choose("Tapa");
  await page.getByRole("combobox", { name: "Roll", exact: true }).selectOption("6-5");
  await editor.shows("turn", "b");
  await editor.shows("rules", "tapa");
  await editor.shows("dice", "65");
  await editor.part("Looks");
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("Deutsch");
  await page.getByRole("combobox", { name: "Light", exact: true }).selectOption("dark");
  await page.getByRole("combobox", { name: "Numbers", exact: true }).selectOption("none");
  await page.getByRole("combobox", { name: "Greatest width", exact: true }).selectOption("480 px");
  await page.getByLabel("Black’s home at the bottom").check();
  await page.getByLabel("Show pip counts").check();
  for (const [name, value] of Object.entries({
    lang: "de",
    theme: "dark",
    numbers: "none",
    flip: "true",
    pips: "true",
  })) {
    await editor.shows(name, value);
  }
  await expect(editor.preview.getByText("Schwarz zieht 6-5").first()).toBeAttached();
  await editor.part("Take");
  await expect(editor.out("For a page of yours")).toHaveValue(/<plakoto-diagram style="max-width:480px"/);
  // What undo brings back is shown by the controls too.
  await editor.part("Looks");
  await editor.button("Undo").click();
  await expect(page.getByLabel("Show pip counts")).not.toBeChecked();
  for (let count = 0; count < 3; count++) await editor.button("Undo").click();
  await expect(page.getByRole("combobox", { name: "Numbers", exact: true })).toHaveValue("turn");
});

const NASTY = [
  "",
  `"quotes" 'and' <b>tags</b> &amp; & &lt;`,
  "</li></ol></plakoto-diagram><script>document.title = 'bad'</script>",
  "مرحبا “Ω” 💥 <img src=x onerror=\"document.title='bad'\">",
];

for (const [name, query, plays] of [
  ["from the start", "", [["6-5", 24, 18, 24, 19], ["3-1", 1, 2, 1, 4], ["4-4", 18, 14, 14, 10, 10, 6, 6, 2]]],
  ["with a pin, in Tapa", "&position=j---d----A--E-A*--------H&rules=tapa&flip=true&step=0&lang=el", [["6-5", 24, 13]]],
] as const) {
  test(`snippet, frame and link come back as the same diagram: ${name}`, async ({ page }) => {
    const editor = new Editor(page);
    await editor.open(`view=editor${query}`);
    await editor.part("Plays");
    for (const [roll, ...clicks] of plays) await editor.play(roll, ...clicks);
    const fields = page.getByRole("textbox", { name: /^Caption/ });
    await expect(fields).toHaveCount(plays.length + 1);
    for (let step = 0; step <= plays.length; step++) await fields.nth(step).fill(NASTY[step]);
    const expected = await editor.written();
    expect(expected.attributes.plays.split(";")).toHaveLength(plays.length);

    await editor.part("Take");
    const taken = [];
    for (const label of ["For a page of yours", "In a frame", "Link to the diagram"]) {
      taken.push(await editor.out(label).inputValue());
    }
    for (const text of taken) {
      await editor.paste("o----------------------O");
      await expect(editor.note).toContainText("Opened.");
      await editor.shows("plays", null);
      await editor.paste(text);
      await expect(editor.note).toContainText("Opened.");
      expect(await editor.written()).toEqual(expected);
    }
    expect(await page.title()).toBe("Diagram editor");
  });
}

test("a snippet is the same diagram on a page of its own", async ({ page }) => {
  const editor = new Editor(page);
  await editor.open();
  await editor.part("Plays");
  await editor.play("6-5", 24, 13);
  await editor.part("Take");
  const snippet = await editor.out("For a page of yours").inputValue();
  const link = await editor.out("Link to the diagram").inputValue();
  // A list item for each step, filled in.
  expect(snippet.match(/<li/g)).toHaveLength(2);
  expect(snippet).toContain("White played 24/13.");

  await page.route("**/host.html", (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">${snippet}` }),
  );
  await page.goto("./host.html");
  await expect(page.locator("plakoto-diagram").locator("svg .checker")).toHaveCount(30);
  await page.goto(link);
  await expect(page.locator("plakoto-diagram").locator("svg .checker")).toHaveCount(30);
});

for (const [pasted, told] of [
  ["", "No diagram, no link and no position code is there."],
  ["o----------------------X", "character 24"],
  ["<p>\n<plakoto-diagram postion='x'></plakoto-diagram>", "Line 2, character 18: “postion” is no attribute"],
  ["<plakoto-diagram turn='x'></plakoto-diagram>", "In “turn”, character 1:"],
  ["<plakoto-diagram plays='65: 24/19 24/18; 31: 24/1'></plakoto-diagram>", "The attribute “plays”, play 2:"],
  ["<plakoto-diagram position='o", "Line 1, character 27: what begins there does not end"],
  ["<plakoto-diagram mode='quiz'></plakoto-diagram>", "The attribute “mode”: it needs “answer”"],
]) {
  test(`what is pasted wrongly says what and where: ${pasted.slice(0, 40)}`, async ({ page }) => {
    const editor = new Editor(page);
    await editor.open();
    await editor.paste(pasted);
    await expect(editor.note).toContainText(told);
    await expect(editor.note).toHaveClass(/refusal/);
    await editor.shows("position", "o----------------------O");
    await expect(page.locator("#pasted")).toHaveValue(pasted);
  });
}

test("a position that cannot occur is warned of, and made all the same", async ({ page }) => {
  const editor = new Editor(page);
  await editor.open();
  await expect(editor.warnings).toHaveCount(0);
  await editor.choose("takes away");
  await editor.click(24);
  await expect(editor.warnings).toContainText(["White has borne off while others of its checkers are not home"]);
  await editor.shows("position", "o----------------------N");
  await editor.button("The start").click();
  await expect(editor.warnings).toHaveCount(0);
  await editor.paste("A*B-----L----------------");
  await expect(editor.warnings).toContainText([/Black has borne off/, /game is over.*mother is pinned/]);
});

test("the picture is a file of SVG or PNG", async ({ page }) => {
  const editor = new Editor(page);
  await editor.open("view=editor&position=j---d----A--E-A*--------H&dice=53");
  await editor.part("Looks");
  await page.getByRole("combobox", { name: "Greatest width", exact: true }).selectOption("400 px");
  await editor.part("Take");
  const save = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent("download"), editor.button(name).click()]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const svg = await save("SVG file");
  expect(svg.name).toBe("plakoto.svg");
  const drawn = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, "image/svg+xml");
    return {
      root: read.documentElement.localName,
      title: read.querySelector("title")?.textContent,
      words: read.querySelector("desc")?.textContent?.split("\n"),
      circles: read.querySelectorAll("circle").length,
      outside: read.querySelectorAll("image, link, script, foreignObject").length,
    };
  }, svg.bytes.toString());
  expect(drawn).toMatchObject({ root: "svg", title: "Plakoto: White to play 5-3.", outside: 0 });
  expect(drawn.words).toContain("15-point: one white checker, one black captive");
  expect(drawn.circles, "the bodies of thirty checkers").toBeGreaterThanOrEqual(30);

  const png = await save("PNG file");
  expect(png.name).toBe("plakoto.png");
  expect([...png.bytes.subarray(1, 4)]).toEqual([...Buffer.from("PNG")]);
  // Twice as wide as the diagram may be.
  expect(png.bytes.readUInt32BE(16)).toBe(800);
  const colours = await page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 4) seen.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
    return seen.size;
  }, [...png.bytes]);
  expect(colours, "a board has many colours, an empty picture one").toBeGreaterThan(200);
});

test("codes and words are copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const editor = new Editor(page);
  await editor.open("view=editor&position=AAABBB------------cccbbb");
  await editor.part("Take");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copy: Position code of this step" }).click();
  await expect(editor.note).toContainText("Copied.");
  expect(await copied()).toBe("AAABBB------------cccbbb");
  await page.getByRole("button", { name: "Copy: This step in words" }).click();
  await expect.poll(copied).toContain("White: 6 borne off, 36 pips to go.");
});

test("a reload keeps the draft, with the play half made", async ({ page }) => {
  const editor = new Editor(page);
  await editor.open();
  await editor.part("Plays");
  await editor.play("6-5", 24, 13);
  await page.getByRole("textbox", { name: "Caption of step 1" }).fill("A runner.");
  await editor.play("4-4", 1, 5);
  await expect(editor.board.locator(".die.used")).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Caption of step 1" })).toHaveValue("A runner.");
  await expect(editor.board.locator(".die.used")).toHaveCount(1);
  await editor.shows("plays", "65: 24/13");
  await editor.click(5, 9, 1, 5, 5, 9);
  await editor.shows("plays", "65: 24/13; 44: 24/16(2)");
});

test("an address opens a diagram once, and what is made of it stays", async ({ page }) => {
  const editor = new Editor(page);
  await editor.open("view=editor&position=AAABBB------------cccbbb");
  await editor.click(1);
  await editor.shows("position", "BAABBB------------cccbbb");
  await page.reload();
  await editor.shows("position", "BAABBB------------cccbbb");
  await editor.open("view=editor&dice=70");
  await expect(editor.note).toContainText("In “dice”, character 1:");
  await editor.shows("position", "BAABBB------------cccbbb");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a diagram is made with a thumb", async ({ page }) => {
    const editor = new Editor(page);
    await editor.open();
    const tap = async (...points: number[]) => {
      for (const number of points) {
        const { x, y } = await editor.point(number);
        await page.touchscreen.tap(x, y);
      }
    };
    await editor.button("Clear the board").tap();
    await tap(6, 5, 5);
    await editor.shows("position", "----BA------------------");
    await editor.button("The start").tap();
    await page.getByRole("tab", { name: "Plays" }).tap();
    await editor.button("2-1").tap();
    await tap(24, 22, 24, 23);
    await editor.shows("plays", "21: 24/23 24/22");
    for (const part of ["Position", "Plays", "Looks", "Take", "Open"]) {
      await page.getByRole("tab", { name: part, exact: true }).tap();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, part).toBeLessThanOrEqual(390);
      for (const target of await page.locator("button:visible, select:visible, input:visible").all()) {
        const box = (await target.boundingBox())!;
        expect(box.height, await target.evaluate((element) => element.outerHTML)).toBeGreaterThanOrEqual(22);
      }
    }
  });
});

test("the editor speaks the language that was chosen for the app", async ({ page }) => {
  const table = new Table(page);
  await table.open();
  await table.settings((settings) => settings.getByLabel("Language").selectOption("Ελληνικά"), "left");
  await page.goto("./?view=editor");
  await expect(page.getByRole("tab", { name: "Θέση" })).toBeVisible();
});

for (const [locale, first, direction] of [
  ["de-AT", "Stellung", "ltr"],
  ["da-DK", "Stilling", "ltr"],
  ["es-MX", "Posición", "ltr"],
  ["el-GR", "Θέση", "ltr"],
  ["bg-BG", "Позиция", "ltr"],
  ["ar-EG", "الوضع", "rtl"],
]) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test("the editor speaks the reader's language, and nothing is cut", async ({ page }) => {
      await page.goto("./?view=editor");
      const html = page.locator("html");
      await expect(html).toHaveAttribute("lang", locale.slice(0, 2));
      await expect(html).toHaveAttribute("dir", direction);
      const tabs = page.getByRole("tab");
      await expect(tabs.first()).toHaveText(first);
      for (const tab of await tabs.all()) {
        await tab.click();
        const cut = await page.evaluate(() => {
          const beside = document.documentElement.scrollWidth - innerWidth;
          const labels = [...document.querySelectorAll("button, .segment, h1, h2")];
          const tight = labels.filter((label) => label.scrollWidth > label.clientWidth + 1);
          return { beside, tight: tight.map((label) => label.textContent) };
        });
        expect(cut, (await tab.textContent())!).toEqual({ beside: 0, tight: [] });
      }
      // The board lies as ever.
      const points = page.locator("svg#board .number");
      const left = (await points.getByText("13", { exact: true }).boundingBox())!;
      const right = (await points.getByText("24", { exact: true }).boundingBox())!;
      expect(left.x).toBeLessThan(right.x);
    });
  });
}
