// Pages of other people with diagrams on them: as a test wants them, beside the release.

import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixture";

/** Two plays with three captions, as the form on a page has it. */
export const SERIES = `<plakoto-diagram id="series" plays="65: 24/19 24/18; 31: 24/23 24/21">
  <ol>
    <li>The start. White to play.</li>
    <li>White rolls 6-5 and plays 24/19 24/18.</li>
    <li>Black rolls 3-1 and plays 24/23 24/21.</li>
  </ol>
</plakoto-diagram>`;

type Host = {
  head?: string;
  html?: string;
  headers?: Record<string, string>;
  script?: string;
  /** How much of it is to be there: with `commit` the script may still be on its way. */
  waitUntil?: "load" | "commit";
};

/** Opens a page with that body, in a folder beside the release's files. */
export async function host(page: Page, body: string, wanted: Host = {}) {
  const { head = "", html = 'lang="en"', headers = {}, script, waitUntil = "load" } = wanted;
  const source = script ?? '<script type="module" src="../plakoto-diagram.js"></script>';
  await page.route("**/host/", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers,
      body: `<!doctype html><html ${html}><head><title>Host</title>${head}${source}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto("./host/", { waitUntil });
}

/** One diagram of a page, as its reader sees it. */
export class Diagram {
  readonly board: Locator;
  readonly checkers: Locator;
  readonly captions: Locator;
  readonly caption: Locator;
  readonly message: Locator;
  readonly count: Locator;
  readonly words: Locator;
  readonly problem: Locator;
  readonly rings: Locator;
  readonly ghosts: Locator;
  readonly dice: Locator;

  constructor(readonly root: Locator) {
    this.board = root.locator("svg.board");
    this.checkers = root.locator("svg.board .checker");
    this.captions = root.locator(".captions p");
    this.caption = root.locator(".captions p.now");
    this.message = root.locator(".message");
    this.count = root.locator("span.count");
    this.words = root.locator("ul.unseen li");
    this.problem = root.locator(".problem");
    this.rings = root.locator("svg.board .ring");
    this.ghosts = root.locator("svg.board .ghost");
    this.dice = root.locator("svg.board .die");
  }

  button(name: string) {
    return this.root.getByRole("button", { name, exact: true });
  }

  /** All of a board is there. */
  async isDrawn(checkers = 30) {
    await expect(this.board).toBeVisible();
    await expect(this.checkers).toHaveCount(checkers);
  }

  /** Clicks a point, by the number that stands at it: a place on the board, since the page may move
   * for as long as frames on it find their height. */
  async click(point: number) {
    const label = this.board.locator(".number").getByText(String(point), { exact: true });
    const position = await label.evaluate((number) => {
      const [board, own] = [number.closest("svg")!, number].map((one) => one.getBoundingClientRect());
      return { x: own.x + own.width / 2 - board.x, y: own.y + own.height / 2 - board.y };
    });
    await this.board.click({ position });
  }
}

export function diagram(page: Page, selector = "plakoto-diagram") {
  return new Diagram(page.locator(selector));
}

/** Keeps what diagrams tell the page, from before they are there. */
export async function listen(page: Page) {
  await page.addInitScript(() => {
    const told: unknown[] = ((window as never as { told: unknown[] }).told = []);
    for (const name of ["plakoto-step", "plakoto-play", "plakoto-error"]) {
      document.addEventListener(name, (event) => told.push([name, (event as CustomEvent).detail]));
    }
  });
}

export function told(page: Page) {
  return page.evaluate(() => (window as never as { told: [string, Record<string, unknown>][] }).told);
}
