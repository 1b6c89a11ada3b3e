// <plakoto-diagram> as a reader meets it.

import type { Page } from "@playwright/test";
import { test, expect } from "./fixture";
import { diagram, host, listen, SERIES, told } from "./diagram";

test("a series is stepped through by buttons and keys, and tells the page", async ({ page }) => {
  await listen(page);
  await host(page, SERIES);
  const series = diagram(page);
  await series.isDrawn();
  await expect(series.caption).toHaveText("The start. White to play.");
  await expect(page.locator("ol")).toBeHidden();
  await series.button("One step on").click();
  await expect(series.caption).toHaveText("White rolls 6-5 and plays 24/19 24/18.");
  await expect(series.count).toHaveText("1/2");
  await series.board.focus();
  await page.keyboard.press("ArrowRight");
  await expect(series.count).toHaveText("2/2");
  await expect(series.button("To the last step")).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Home");
  await expect(series.count).toHaveText("0/2");
  await page.keyboard.press("End");
  expect(await told(page)).toEqual([1, 2, 0, 2].map((step) => ["plakoto-step", { step, last: 2 }]));
});

test("a reader who moves is held to the rules, for both sides", async ({ page }) => {
  await listen(page);
  await host(page, '<plakoto-diagram mode="play" position="o----------------------O" dice="65"></plakoto-diagram>');
  const play = diagram(page);
  await play.isDrawn();
  await expect(play.message).toHaveText("White to play 6-5.");
  await play.click(24);
  await expect(play.ghosts).toHaveCount(3);
  await play.click(20);
  await expect(play.message).toHaveText(/No die/);
  await play.click(13);
  await expect(play.message).toHaveText("The roll is played. Confirm, or take back.");
  await play.button("Take back").click();
  await play.button("Take back").click();
  await expect(play.button("Confirm")).toHaveAttribute("aria-disabled", "true");
  await play.click(24);
  await play.click(13);
  await play.button("Confirm").click();
  await expect(play.message).toHaveText("Black to roll.");

  // Dice as the reader wants them, one of them twice.
  await play.button("Set the dice").click();
  const dice = play.root.getByRole("group", { name: /die show/ });
  await dice.getByRole("button", { name: "2", exact: true }).click();
  await dice.getByRole("button", { name: "2", exact: true }).click();
  await expect(play.dice).toHaveCount(4);
  await expect(play.message).toHaveText("Black to play 2-2.");
  await play.click(24);
  await play.click(16);
  await play.button("Confirm").click();
  expect(await told(page)).toEqual([
    ["plakoto-play", { play: "24/13", dice: "65", side: "w", position: "o-----------A----------N" }],
    ["plakoto-step", { step: 1, last: 1 }],
    ["plakoto-play", { play: "24/16", dice: "22", side: "b", position: "n-------a---A----------N" }],
    ["plakoto-step", { step: 2, last: 2 }],
  ]);

  // Dice by chance, by a tap on those that wait.
  await expect(play.message).toHaveText("White to roll.");
  await play.dice.first().click();
  await expect(play.message).toHaveText(/^White (to play|cannot play) \d-\d/);
  await play.button("One step back").click();
  await expect(play.rings).toHaveCount(0);
  await play.button("To the last step").click();
  await play.button("Take back").click();
  await expect(play.count).toHaveText("1/1");
  await expect(play.message).toHaveText("Black to play 2-2.");
});

test("a game that the reader ends is over", async ({ page }) => {
  await host(page, '<plakoto-diagram mode="play" position="A---------------------a-" dice="21"></plakoto-diagram>');
  const play = diagram(page);
  await play.isDrawn(2);
  await play.click(1);
  const tray = await play.root.locator("svg.board .tray").first().boundingBox();
  await page.mouse.click(tray!.x + tray!.width / 2, tray!.y + tray!.height / 2);
  await play.button("Confirm").click();
  await expect(play.message).toHaveText(/^White has borne off/);
  await play.button("Start over").click();
  await expect(play.message).toHaveText("White to play 2-1.");
});

test("the board is played by keys alone, and lets the focus go on", async ({ page }) => {
  await host(page, `<a href="#a">before</a>
    <plakoto-diagram mode="play" position="o----------------------O" dice="65"></plakoto-diagram>
    <a href="#b">after</a><p style="height: 3000px">`);
  const play = diagram(page);
  await play.isDrawn();
  await page.getByText("before").focus();
  await page.keyboard.press("Tab");
  await expect(play.board).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(play.root.getByRole("status").filter({ hasText: "24-point: 15 white checkers" })).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(play.ghosts).toHaveCount(3);
  for (let column = 0; column < 5; column++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(play.message).toHaveText("White to play 6-5.");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Whatever is in it, some presses of Tab lead out of it.
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.textContent === "after")) return;
  }
  throw new Error("the focus is kept");
});

test("a quiz tells right from wrong, and why by the rules", async ({ page }) => {
  await listen(page);
  await host(
    page,
    '<plakoto-diagram mode="quiz" position="j---d-------F-a----A---H" dice="53" answer="20/15* 13/10"></plakoto-diagram>',
  );
  const quiz = diagram(page);
  await quiz.isDrawn();
  await expect(quiz.message).toHaveText("Find the play: White to play 5-3.");
  await quiz.click(24);
  await quiz.click(19);
  await quiz.click(13);
  await quiz.click(10);
  await quiz.button("Check").click();
  await expect(quiz.message).toHaveText("24/19 13/10 is not it. It pins nothing on the 15-point.");
  await quiz.button("Show the solution").click();
  await expect(quiz.message).toHaveText("The solution: 20/15* 13/10.");
  await quiz.button("Start over").click();
  await quiz.click(20);
  await quiz.click(15);
  await expect(quiz.message).toHaveText(/pins Black’s lone checker on your 15-point/);
  await quiz.click(13);
  await quiz.click(10);
  await quiz.button("Check").click();
  await expect(quiz.message).toHaveText("Right: 20/15* 13/10.");
  expect((await told(page)).map(([name, { play, right }]) => [name, play, right])).toEqual([
    ["plakoto-play", "24/19 13/10", false],
    ["plakoto-play", "20/15* 13/10", true],
  ]);
});

test("the position is there in words, and can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await host(page, '<plakoto-diagram lang="de" position="j---d----A--E-A*--------H" dice="53"></plakoto-diagram>');
  const series = diagram(page);
  await series.isDrawn();
  await expect(series.words.nth(2)).toHaveText("Punkt 15: ein weißer Stein, darunter ein schwarzer Gefangener");
  await series.button("Stellung als Text kopieren").click();
  await expect(series.root.getByText("Kopiert.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split("\n")).toEqual(await series.words.allTextContents());
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a swipe turns the step, and a vertical one is the page's", async ({ page }) => {
    await host(page, SERIES);
    const series = diagram(page);
    await series.isDrawn();
    await expect(series.board).toHaveClass("board narrow");
    const box = (await series.board.boundingBox())!;
    const swipe = async (dx: number, dy: number) => {
      const client = await page.context().newCDPSession(page);
      const touch = (type: string, points: object[]) =>
        client.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints: points as never });
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await touch("touchStart", [{ x, y }]);
      for (let part = 1; part <= 6; part++) await touch("touchMove", [{ x: x + (dx * part) / 6, y: y + (dy * part) / 6 }]);
      await touch("touchEnd", []);
    };
    await swipe(-120, 8);
    await expect(series.count).toHaveText("1/2");
    await swipe(10, -150);
    await swipe(120, -8);
    await expect(series.count).toHaveText("0/2");
  });
});

const WRONG: [string, string, RegExp][] = [
  ["position", "o-x", /position.*character 3/],
  ["position", "", /position/],
  ["turn", "white", /turn.*white/],
  ["dice", "70", /dice.*70/],
  ["rules", "portes", /rules.*portes/],
  ["plays", "65: 24/19", /plays.*play 1.*both can be played, so you must/],
  ["plays", "65: 24/13; 24/23", /plays.*play 2.*roll is missing/],
  ["step", "3", /step.*0 to 0/],
  ["step", "-1", /step.*0 to 0/],
  ["mode", "chess", /mode.*view, play, quiz/],
  ["mode", "quiz", /mode.*answer/],
  ["theme", "red", /theme.*auto, light, dark/],
  ["flip", "no", /flip.*false, true/],
  ["numbers", "me", /numbers.*turn, w, b, none/],
  ["pips", "7", /pips.*false, true/],
];

for (const [name, value, message] of WRONG) {
  test(`${name}="${value}" is told, and other diagrams go on`, async ({ page }) => {
    await listen(page);
    const list = "<ol><li>To be read.</li></ol>";
    await host(page, `<plakoto-diagram id="wrong" ${name}="${value}">${list}</plakoto-diagram>${SERIES}`);
    const wrong = diagram(page, "#wrong");
    await diagram(page, "#series").isDrawn();
    await expect(wrong.problem).toHaveText(message);
    await expect(wrong.root.getByText("To be read.").first()).toBeVisible();
    await expect(wrong.board).toBeHidden();
    expect(await told(page)).toEqual([["plakoto-error", { attribute: name, message: await wrong.problem.textContent() }]]);
    // What is put right is drawn.
    await wrong.root.evaluate((element, name) => element.removeAttribute(name), name);
    await wrong.isDrawn();
    await expect(wrong.problem).toBeHidden();
  });
}

test("a wrong answer is told, and an element or a page in a language that is not spoken is not wrong", async ({ page }) => {
  const quiz = '<plakoto-diagram id="quiz" mode="quiz" dice="65" answer="24/20"></plakoto-diagram>';
  await host(page, `${quiz}<plakoto-diagram id="other" lang="tlh"></plakoto-diagram>`, { html: 'lang="tlh"' });
  await expect(diagram(page, "#quiz").problem).toHaveText(/answer.*play 1/);
  await diagram(page, "#other").isDrawn();
  await expect(diagram(page, "#other").words.first()).toHaveText("White to roll.");
});

test("what is written into attributes and captions stays text", async ({ page }) => {
  await listen(page);
  const attack = `&quot;&gt;&lt;img src=x onerror=&quot;globalThis.ran=1&quot;&gt;&lt;script&gt;globalThis.ran=1&lt;/script&gt;javascript:globalThis.ran=1`;
  const names = WRONG.map(([name]) => name).concat("answer", "lang");
  const all = [...new Set(names)].map(
    (name) => `<plakoto-diagram class="attacked" ${name}="${attack}"><ol><li>${attack}</li></ol></plakoto-diagram>`,
  );
  await host(page, `${all.join("")}<plakoto-diagram id="captioned"><ol><li>${attack}</li></ol></plakoto-diagram>`);
  const captioned = diagram(page, "#captioned");
  await captioned.isDrawn();
  await expect(captioned.caption).toContainText("<img src=x onerror=");
  await expect(page.locator(".attacked .problem:not(:empty)")).toHaveCount(all.length - 2);
  await expect(page.locator("img, plakoto-diagram script")).toHaveCount(0);
  expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
});

test("elements are added, changed and moved at any time", async ({ page }) => {
  await host(page, `<div id="one">${SERIES}</div><div id="two"></div>`);
  const series = diagram(page, "#series");
  await series.isDrawn();
  await series.button("One step on").click();
  await page.evaluate(() => document.querySelector("#two")!.append(document.querySelector("#series")!));
  await expect(series.count).toHaveText("1/2");
  // What only looks otherwise leaves the reader where he is.
  await series.root.evaluate((element) => element.setAttribute("flip", ""));
  const number = series.board.locator(".number").getByText("24", { exact: true });
  const low = async () => (await number.boundingBox())!.y > (await series.board.boundingBox())!.y + 200;
  await expect.poll(low).toBe(true);
  await expect(series.count).toHaveText("1/2");
  // Taken away and brought back later, it is as it was.
  await page.evaluate(async () => {
    const series = document.querySelector("#series")!;
    series.remove();
    await new Promise((done) => setTimeout(done, 50));
    document.querySelector("#one")!.append(series);
  });
  await series.isDrawn();
  await expect(series.count).toHaveText("1/2");
  await page.evaluate(() => {
    const series = document.querySelector("#series")!;
    series.setAttribute("plays", "21: 24/21");
    series.querySelector("li")!.textContent = "Now otherwise.";
  });
  await expect(series.count).toHaveText("0/1");
  await expect(series.caption).toHaveText("Now otherwise.");
  await page.evaluate(() => {
    const made = document.createElement("plakoto-diagram");
    made.id = "made";
    document.body.append(made);
    made.setAttribute("position", "AAABBB------------cccbbb");
  });
  await diagram(page, "#made").isDrawn(24);
});

/** How many of a hundred pixels of two pictures are told apart by the eye. */
function differing(page: Page, one: Buffer, other: Buffer) {
  return page.evaluate(
    async (both) => {
      const [first, second] = await Promise.all(
        both.map(async (bytes) => {
          const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${bytes}`)).blob());
          const context = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (first.width !== second.width || first.height !== second.height) return 100;
      let differing = 0;
      for (let at = 0; at < first.data.length; at += 4) {
        const far = [0, 1, 2].some((channel) => Math.abs(first.data[at + channel] - second.data[at + channel]) > 32);
        if (far) differing += 1;
      }
      return (400 * differing) / first.data.length;
    },
    [one.toString("base64"), other.toString("base64")],
  );
}

const PIN = `position="j---d-------F-a----A---H" dice="53" plays="20/15* 13/10" step="1" theme="light"`;

test("the picture that the command draws looks as the element does", async ({ page }) => {
  // The picture is kept to what `plakoto diagram` draws of this play by a test of the program's.
  const head = "<style>body { margin: 0 } plakoto-diagram { width: 826px; max-width: none } img { display: block }</style>";
  await page.setViewportSize({ width: 1000, height: 700 });
  const shown = async (body: string, found: string) => {
    await host(page, body, { head });
    if (found === ".board") await diagram(page).isDrawn();
    const board = page.locator(found);
    await expect.poll(async () => Math.round((await board.boundingBox())!.height)).toBe(660);
    return board.screenshot({ animations: "disabled" });
  };
  const element = await shown(`<plakoto-diagram ${PIN}></plakoto-diagram>`, ".board");
  const picture = await shown('<img src="../diagram-pin.svg" alt="">', "img");
  const other = await shown(`<plakoto-diagram ${PIN.replace('step="1"', 'step="0"')}></plakoto-diagram>`, ".board");
  expect(await differing(page, element, picture)).toBeLessThan(0.05);
  expect(await differing(page, element, other), "another step is seen").toBeGreaterThan(0.5);
});

test("with forced colours the board keeps its own, and what is around it takes them", async ({ page }) => {
  await host(page, `<plakoto-diagram ${PIN}></plakoto-diagram>`);
  const pin = diagram(page);
  await pin.isDrawn();
  // The middle of the board, since its corners show the page.
  const box = (await pin.board.boundingBox())!;
  const clip = { x: box.x + 20, y: box.y + 20, width: box.width - 40, height: box.height - 40 };
  const plain = await page.screenshot({ clip, animations: "disabled" });
  await page.emulateMedia({ forcedColors: "active" });
  const colour = (name: "color" | "borderTopColor" | "backgroundColor") =>
    pin.button("One step back").evaluate((button, name) => getComputedStyle(button)[name], name);
  const system = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("p"));
    const named = ["ButtonText", "ButtonBorder", "ButtonFace"].map((name) => {
      probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return named;
  });
  const forced = [await colour("color"), await colour("borderTopColor"), await colour("backgroundColor")];
  expect(forced).toEqual(system);
  expect(await pin.board.locator(".checker.captive .bars").evaluate((bars) => getComputedStyle(bars).fill)).toContain("#hatch");
  expect(await differing(page, plain, await page.screenshot({ clip, animations: "disabled" }))).toBe(0);
});
