// What moves on a page without having been asked.

import type { Page } from "@playwright/test";

/** Sums it up, of every page that is opened from now on. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const all = window as never as { shifts: number };
    all.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) all.shifts += (entry as never as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export function shifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as never as { shifts: number }).shifts);
}
