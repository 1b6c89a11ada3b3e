// The tests' own `test`: a page that has anything to complain about fails it.

import { test as base, expect, type BrowserContext } from "@playwright/test";

export { expect };

type Fixtures = {
  /** What went wrong so far. A test that provokes something takes it out again. */
  problems: string[];
};

export const test = base.extend<Fixtures>({
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      await watch(context, problems);
      await use(problems);
      expect(problems, "console messages, errors and failed requests").toEqual([]);
    },
    { auto: true },
  ],
});

/** Notes all that goes wrong in a context; for contexts that a test opens by itself. */
export async function watch(context: BrowserContext, problems: string[]) {
  // A message of any kind: the app has nothing to say there. Violations of the
  // Content-Security-Policy are among them.
  context.on("console", (message) => {
    // The test runner's own word for what the configuration asks of it.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    problems.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => problems.push(`error: ${error.error().message}`));
  context.on("requestfailed", (request) => {
    // A page that is left gives up what it was still loading; nothing went wrong with that.
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") problems.push(`failed: ${request.url()} (${reason})`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
}
