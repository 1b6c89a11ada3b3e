// The page as the tests see it: a table with a board, and hands that move its checkers.

import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixture";

/** A place in the window. */
export type Spot = { x: number; y: number };

/** How somebody plays: points at a place of the board, and does what the main button is for. */
export type Hand = { at(spot: Spot): Promise<void>; act(): Promise<void> };

/** What to begin with; what is left out stays as the form offers it. */
export type Wanted = {
  game?: "Plakoto" | "Tapa";
  to?: 1 | 3 | 5 | 7;
  /** By the options' names: `{ Mother: "pinned: wins 2" }`. */
  options?: Record<string, string>;
  /** The program's level against a person, whose colour is `colour`. */
  against?: number;
  colour?: "White" | "Black";
  /** The levels of White and Black, where the program plays itself. */
  watch?: [number, number];
};

/** The 30 checkers as the words of the position tell them. */
export type Counted = { White: number; Black: number };

export class Table {
  readonly board: Locator;
  readonly form: Locator;
  readonly sentence: Locator;
  readonly main: Locator;
  readonly takeBack: Locator;
  readonly choice: Locator;
  readonly notices: Locator;
  readonly moves: Locator;
  readonly rings: Locator;
  readonly picked: Locator;
  readonly ghosts: Locator;
  readonly dice: Locator;
  readonly arrows: Locator;
  readonly words: Locator;
  readonly toMove: Locator;
  readonly rules: Locator;

  /** `address` is the app's page. */
  constructor(readonly page: Page, private readonly address = "./") {
    this.board = page.locator("svg.board");
    this.form = page.locator("form.start");
    this.sentence = page.locator(".sentence p");
    this.main = page.locator(".button.main");
    this.takeBack = page.locator(".button.take-back");
    this.choice = page.locator(".choice");
    this.notices = page.locator(".notice");
    this.moves = page.locator(".moves .move");
    this.rings = page.locator("svg.board .ring");
    this.picked = page.locator("svg.board .ring.picked");
    this.ghosts = page.locator("svg.board .ghost");
    this.dice = page.locator("svg.board .die");
    this.arrows = page.locator("svg.board .arrow");
    // Points on which nothing lies have their lines too.
    this.words = page.locator("section.unseen li:not(.vacant)");
    this.toMove = page.locator(".player.to-move b");
    this.rules = page.locator(".rules");
  }

  // Beginning.

  async open(query = "") {
    await this.page.goto(this.address + query);
    await this.begun();
  }

  /** Opens a situation as notation writes it: `o----------------------O w53 tapa`. */
  async situation(text: string, more: Record<string, string> = {}) {
    const [position, turn, rules] = text.split(" ");
    const fields = new URLSearchParams({ position, ...more });
    if (turn) fields.set("turn", turn[0]);
    if (turn?.[1]) fields.set("dice", turn.slice(1));
    if (rules) fields.set("rules", rules);
    await this.open(`?${fields}`);
    await expect(this.main).toBeVisible();
  }

  /** The app is there; before, the page shows a board of its own. */
  private async begun() {
    await expect(this.page.locator("#first")).toHaveCount(0);
    await expect(this.board).toBeVisible();
  }

  async start({ game, to, options = {}, against, colour, watch }: Wanted = {}) {
    const radio = (group: string, name: string | RegExp) =>
      this.form.getByRole("group", { name: group, exact: true }).getByRole("radio", { name });
    if (game) await radio("Game", new RegExp(`^${game}`)).check();
    if (to) await radio("Match to", String(to)).check();
    for (const [option, value] of Object.entries(options)) await radio(option, value).check();
    if (against) {
      await radio("Who plays", "against the program").check();
      await radio("Level", String(against)).check();
    }
    if (colour) await radio("Your colour", colour).check();
    if (watch) {
      await radio("Who plays", "watch it play").check();
      await radio("White’s level", String(watch[0])).check();
      await radio("Black’s level", String(watch[1])).check();
    }
    await this.form.getByRole("button", { name: "Start the match" }).click();
    await expect(this.form).toHaveCount(0);
  }

  /** A match with the dice of a seed. */
  async match(seed: number, wanted: Wanted = {}) {
    await this.open(`?seed=${seed}`);
    await this.start(wanted);
  }

  async reload() {
    await this.page.reload();
    await this.begun();
  }

  // Looking.

  /** Where a point is, by the side to move's number; its number stands for it. */
  async point(number: number): Promise<Spot> {
    const label = this.board.locator(".number").getByText(String(number), { exact: true });
    // Not only within the window, but with nothing before it.
    await label.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(x + width / 2, y + height / 2)?.closest("svg.board");
      if (!seen) element.scrollIntoView({ block: "center" });
    });
    return middle(label);
  }

  /** The tray of a side. */
  async tray(side: "White" | "Black"): Promise<Spot> {
    const trays = await spots(this.board.locator(".tray"));
    trays.sort((one, other) => one.y - other.y);
    return side === "White" ? trays[1] : trays[0];
  }

  /** The points that a checker can be taken from, by the mover's numbers. */
  async sources(): Promise<number[]> {
    return (await this.look()).rings.map((ring) => ring.point);
  }

  /** The points that the checker in hand can come to; 0 is off. */
  async targets(): Promise<number[]> {
    return (await this.look()).ghosts.map((ghost) => ghost.point);
  }

  /** How many checkers the words of the position count, captives and those borne off too. */
  async counted(): Promise<Counted> {
    const counted = { White: 0, Black: 0 };
    const side = (colour: string) => (colour === "white" ? "White" : "Black");
    for (const line of await this.words.allTextContents()) {
      const point = /^\d+-point: (\S+) (white|black) checkers?(?:, one (white|black) captive)?$/.exec(line);
      if (point) {
        counted[side(point[2])] += NUMBERS.indexOf(point[1]) < 0 ? Number(point[1]) : NUMBERS.indexOf(point[1]);
        if (point[3]) counted[side(point[3])] += 1;
      }
      const off = /^(White|Black): (\d+) borne off/.exec(line);
      if (off) counted[off[1] as "White" | "Black"] += Number(off[2]);
    }
    return counted;
  }

  /** A score by side. */
  async score(): Promise<Counted> {
    const of = async (side: string) =>
      Number(await this.page.locator(".player", { hasText: side }).locator(".score").textContent());
    return { White: await of("White"), Black: await of("Black") };
  }

  // Doing.

  readonly mouse: Hand = {
    at: ({ x, y }) => this.page.mouse.click(x, y),
    act: () => this.main.click(),
  };

  readonly finger: Hand = {
    at: ({ x, y }) => this.page.touchscreen.tap(x, y),
    act: () => this.main.tap(),
  };

  readonly keys: Hand = {
    at: async (spot) => {
      await this.walk(spot);
      await this.page.keyboard.press("Enter");
    },
    act: async () => {
      const throws = /^(Throw|Roll)/.test((await this.main.textContent()) ?? "");
      await this.page.keyboard.press(throws ? "Space" : "Enter");
    },
  };

  /** Moves the keyboard's cursor to a place, as somebody does who sees both. */
  private async walk(spot: Spot) {
    const cursor = this.board.locator(".cursor");
    if ((await cursor.count()) === 0) await this.page.keyboard.press("ArrowRight");
    for (let presses = 0; presses < 16; presses++) {
      const box = await cursor.boundingBox();
      if (!box) break;
      const key =
        spot.x < box.x ? "ArrowLeft"
        : spot.x > box.x + box.width ? "ArrowRight"
        : spot.y < box.y ? "ArrowUp"
        : spot.y > box.y + box.height ? "ArrowDown"
        : null;
      if (!key) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`no key leads to ${spot.x}, ${spot.y}`);
  }

  async click(point: number) {
    await this.mouse.at(await this.point(point));
  }

  /** Picks up and puts down; 0 is off. Whether it was allowed is for the test to say. */
  async move(from: number, to: number, side: "White" | "Black" = "White") {
    await this.click(from);
    await expect(this.picked).toHaveCount(1);
    await this.mouse.at(to ? await this.point(to) : await this.tray(side));
  }

  async drag(from: Spot, to: Spot) {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await expect(this.page.locator(".dragged")).toHaveCount(1);
    await mouse.move(to.x, to.y, { steps: 4 });
    await mouse.up();
    await expect(this.page.locator(".dragged")).toHaveCount(0);
  }

  async tapDice() {
    await this.mouse.at(await middle(this.dice.first().locator(".body")));
  }

  /** A command of the menu. */
  async menu(entry: string) {
    await this.page.getByRole("button", { name: "Menu" }).click();
    const menu = this.page.getByRole("dialog", { name: "Menu" });
    await menu.getByText(entry, { exact: true }).click();
    const close = menu.getByRole("button", { name: "Close" });
    if (await close.isVisible()) await close.click();
  }

  private look() {
    return this.page.evaluate(look);
  }

  /**
   * Plays the roll to its end: always the rearmost checker, as far as it goes. The board itself
   * says what may be taken and where it may go, so that no rule is written a second time here.
   */
  async playRoll(hand = this.mouse) {
    // Four steps, of which each may need three clicks.
    for (let clicks = 0; clicks <= 12; clicks++) {
      const { ready, choices, ghosts, rings } = await this.look();
      if (ready) return;
      // Where two dice would do it, the first way is as good as the other.
      const spot = choices[0] ?? ghosts.at(-1) ?? rings[0];
      if (!spot) throw new Error("the roll is not played, and nothing can be taken");
      if (choices[0]) await this.choice.getByRole("button").first().click();
      else await hand.at(spot);
    }
    throw new Error("the roll takes no end");
  }

  /** Opens the settings, does something there, and closes them unless the test does. */
  async settings(change: (settings: Locator) => Promise<unknown>, after: "closed" | "left" = "closed") {
    await this.page.getByRole("button", { name: "Menu" }).click();
    await this.page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Settings" }).click();
    const settings = this.page.getByRole("region", { name: "Settings" });
    await change(settings);
    if (after === "left") return;
    await settings.getByRole("button", { name: "Close" }).click();
    await expect(settings).toHaveCount(0);
  }

  /** Switches something on or off. */
  async setting(name: string) {
    await this.settings((settings) => settings.getByText(name, { exact: true }).click());
  }

  /** How fast the program's play is shown. */
  async speed(name: "slowly" | "at ease" | "at once") {
    await this.settings((settings) => settings.getByRole("combobox", { name: "The program plays" }).selectOption(name));
  }

  /**
   * Plays for the person against the program until the game is over, or so many of the person's
   * turns are played: always what the board offers first. It plays within the page, so that a whole
   * game takes no longer than the program does. An offer to give the game up is declined, or left to
   * the test.
   */
  async against(turns = 200, offer: "declined" | "left" = "declined"): Promise<{ over: boolean; offers: number }> {
    return this.page.evaluate(async ([turns, offer]) => {
      const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
      const board = all("svg.board")[0];
      const tap = (mark: Element) => {
        const { x, y, width, height } = mark.getBoundingClientRect();
        const at = { clientX: x + width / 2, clientY: y + height / 2, pointerId: 1, isPrimary: true };
        for (const kind of ["pointerdown", "pointerup"]) board.dispatchEvent(new PointerEvent(kind, at));
      };
      let offers = 0;
      while (turns > 0) {
        const [main] = all<HTMLButtonElement>(".button.main");
        const says = main.textContent ?? "";
        const questions = all<HTMLButtonElement>(".choice button");
        const ghost = all(".board .ghost").at(-1);
        const [ring] = all(".board .ring");
        if (/^(Next game|New match)$/.test(says)) return { over: true, offers };
        if (questions[0]?.textContent === "Accept") {
          offers++;
          if (offer === "left") return { over: false, offers };
          questions[1].click();
        } else if (questions[0]) questions[0].click();
        else if (!main.disabled) {
          if (/^(Confirm|Pass)$/.test(says)) turns--;
          main.click();
        } else if (ghost ?? ring) tap(ghost ?? ring);
        // The page shows what came of it, and the program has its turn.
        await new Promise((next) => setTimeout(next));
      }
      return { over: false, offers };
    }, [turns, offer] as const);
  }

  /** Throws until somebody has to play. */
  async roll(hand = this.mouse) {
    for (let throws = 0; throws < 9; throws++) {
      if (PLAYING.test((await this.look()).main)) return;
      await hand.act();
    }
    throw new Error("nobody comes to play");
  }

  /** A whole turn. */
  async turn(hand = this.mouse) {
    await this.roll(hand);
    await this.playRoll(hand);
    await hand.act();
  }

  /** Turns until the game is over; how many. */
  async game(hand = this.mouse, most = 120): Promise<number> {
    for (let turns = 0; turns < most; turns++) {
      if (/^(Next game|New match)$/.test((await this.look()).main)) return turns;
      await this.turn(hand);
    }
    throw new Error(`no end after ${most} turns`);
  }
}

/**
 * What the board offers now, in one look, places with the highest point first. It runs within the
 * page.
 */
export function look() {
  const middle = (mark: Element) => {
    const { x, y, width, height } = mark.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const half = document.querySelector("svg.board") ? middle(document.querySelector("svg.board")!).y : 0;
  const labels = all(".board .number").map((label) => ({ point: Number(label.textContent), ...middle(label) }));
  const places = (selector: string) => {
    const found = all(selector).map((mark) => {
      const spot = middle(mark);
      const row = labels.filter((label) => label.y < half === spot.y < half);
      row.sort((one, other) => Math.abs(one.x - spot.x) - Math.abs(other.x - spot.x));
      // What would come to lie in the tray is drawn from its edge.
      return { ...spot, point: mark.tagName === "rect" ? 0 : row[0].point };
    });
    return found.sort((one, other) => other.point - one.point);
  };
  const main = document.querySelector<HTMLButtonElement>(".button.main");
  return {
    main: main?.textContent ?? "",
    ready: main?.disabled === false,
    choices: all(".choice button").map(middle),
    rings: places(".board .ring"),
    ghosts: places(".board .ghost"),
  };
}

/** The main button while a roll is on the board. */
const PLAYING = /^(Confirm|Pass)$/;
const NUMBERS = "no one two three four five six seven eight nine ten".split(" ");

/** The middle of everything that is found. */
export function spots(marks: Locator): Promise<Spot[]> {
  return marks.evaluateAll((all) =>
    all.map((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
}

export async function middle(mark: Locator): Promise<Spot> {
  await expect(mark).toHaveCount(1);
  return (await spots(mark))[0];
}
