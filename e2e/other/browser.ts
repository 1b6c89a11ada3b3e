// The smoke tests' own `test`, for Firefox and WebKitGTK. A page is tested in both by a file such as
//
//   import { test, expect } from "./browser";
//
//   test("the page is drawn", async ({ page }) => {
//     await page.open("diagram.html");
//     await page.click("#first button");
//     await expect.poll(() => page.texts("#first .caption")).toEqual(["13/10 6/4"]);
//   });
//
// It fails as well if the page has anything to complain about, as in Chromium. `page.driver` does
// what else Selenium can.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { test as base, expect } from "@playwright/test";
import { Builder, By, Capabilities, Key, type WebDriver } from "selenium-webdriver";

export { expect, Key };

/** A place in the window. */
type Spot = { x: number; y: number };

export class Page {
  constructor(
    readonly driver: WebDriver,
    private readonly folder: string,
    private readonly listen: () => Promise<string[]>,
  ) {}

  /** What went wrong so far. A test that provokes something takes it out again. */
  problems(): Promise<string[]> {
    return this.listen();
  }

  /** Opens a file of the release. */
  async open(file = "") {
    await this.driver.get(new URL(file, this.folder).href);
    await this.listen();
  }

  async reload() {
    await this.listen();
    await this.driver.navigate().refresh();
    await this.listen();
  }

  /** What a function returns that runs within the page. */
  run<A extends unknown[], R>(what: (...given: A) => R, ...given: A): Promise<R> {
    return this.driver.executeScript(`return (${what})(...arguments)`, ...given);
  }

  /** The texts of all elements that a selector finds. */
  texts(selector: string): Promise<string[]> {
    return this.run((all) => [...document.querySelectorAll(all)].map((one) => one.textContent ?? ""), selector);
  }

  /** Clicks on the first element that a selector finds, as soon as it is there. */
  async click(selector: string) {
    await this.driver.wait(async () => (await this.driver.findElements(By.css(selector))).length > 0, 15_000);
    const element = await this.driver.findElement(By.css(selector));
    // A driver brings it into the window, and not out from behind what stays there.
    await this.driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
    await element.click();
  }

  /** Presses and releases the mouse at each place. */
  async tap(...spots: Spot[]) {
    const mouse = this.driver.actions({ async: true });
    for (const { x, y } of spots) mouse.move({ x: Math.round(x), y: Math.round(y), duration: 0 }).press().release();
    await mouse.perform();
  }

  async drag(from: Spot, to: Spot) {
    const at = ({ x, y }: Spot) => ({ x: Math.round(x), y: Math.round(y), duration: 50 });
    const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const mouse = this.driver.actions({ async: true });
    await mouse.move(at(from)).press().move(at(between)).move(at(to)).release().perform();
  }

  async press(...keys: string[]) {
    await this.driver.actions({ async: true }).sendKeys(...keys).perform();
  }
}

export const test = base.extend<{ page: Page }, { address: string }>({
  // The program that starts browsers and tells them what to do.
  address: [
    async ({}, use, worker) => {
      const programs: ChildProcess[] = [];
      try {
        await use(await START[worker.project.name](programs));
      } finally {
        for (const program of programs.reverse()) program.kill();
      }
    },
    { scope: "worker" },
  ],

  // A browser that was never there before.
  page: async ({ address, baseURL }, use, { project }) => {
    const driver = await new Builder().usingServer(address).withCapabilities(WANTED[project.name]).build();
    try {
      await driver.manage().window().setRect({ width: 1280, height: 800 });
      const listen = await LISTEN[project.name](driver);
      await use(new Page(driver, baseURL!, listen));
      expect(await listen(), "console messages and errors").toEqual([]);
    } finally {
      await driver.quit();
    }
  },
});

const START: Record<string, (programs: ChildProcess[]) => Promise<string>> = {
  async firefox(programs) {
    const port = await freePort();
    // It asks for the port of each Firefox by itself.
    programs.push(spawn("geckodriver", [`--port=${port}`, `--websocket-port=${await freePort()}`], QUIET));
    return answering(port);
  },

  async webkit(programs) {
    const port = await freePort();
    // WebKitGTK has no way to do without a screen: this one is nowhere, and tells its number.
    const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x900x24"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    programs.push(screen);
    const [number] = await once(createInterface(screen.stdio[3] as Readable), "line");
    const env = { ...process.env, DISPLAY: `:${number}`, NO_AT_BRIDGE: "1" };
    programs.push(spawn("WebKitWebDriver", [`--port=${port}`], { ...QUIET, env }));
    return answering(port);
  },
};

const QUIET = { stdio: "ignore" } as const;

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return String(port);
}

async function answering(port: string): Promise<string> {
  const address = `http://127.0.0.1:${port}`;
  await expect(async () => expect((await fetch(`${address}/status`)).ok).toBe(true)).toPass({ timeout: 30_000 });
  return address;
}

const WANTED: Record<string, Capabilities> = {
  firefox: new Capabilities({
    browserName: "firefox",
    webSocketUrl: true,
    "moz:firefoxOptions": { args: ["-headless"], binary: process.env.FIREFOX ?? "/usr/bin/firefox-esr" },
  }),
  webkit: new Capabilities({ browserName: "MiniBrowser" }),
};

/** Gives what tells the problems so far; to be called when a page was opened, and before it is left. */
const LISTEN: Record<string, (driver: WebDriver) => Promise<() => Promise<string[]>>> = {
  // Firefox tells all there is in its console.
  async firefox(driver) {
    const problems: string[] = [];
    const bidi = await driver.getBidi();
    await bidi.subscribe("log.entryAdded");
    bidi.socket.on("message", (data: unknown) => {
      const { method, params } = JSON.parse(String(data));
      if (method === "log.entryAdded") problems.push(`${params.type} ${params.level}: ${params.text}`);
    });
    return async () => problems;
  },

  // WebKitGTK keeps silent while it is driven, so its pages are asked what they said since they were
  // loaded.
  async webkit(driver) {
    const problems: string[] = [];
    return async () => {
      problems.push(...(await driver.executeScript<string[]>(HOOK)));
      return problems;
    };
  },
};

const HOOK = `
  if (!globalThis.said) {
    const said = (globalThis.said = []);
    for (const level of ["debug", "log", "info", "warn", "error"])
      console[level] = (...words) => said.push("console " + level + ": " + words.join(" "));
    addEventListener("error", ({ message }) => said.push("javascript error: " + message));
    addEventListener("unhandledrejection", ({ reason }) => said.push("javascript error: " + reason));
    addEventListener("securitypolicyviolation", (event) =>
      said.push("violation of the Content Security Policy: " + event.violatedDirective));
  }
  return globalThis.said.splice(0);
`;
