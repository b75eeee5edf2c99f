/** How deep the requests of a page wait for each other. */
import type { Page } from '@playwright/test';

/** Longer than a busy machine needs between an answer and what follows from it, twice over. */
const HELD = 2500;
export const CALLS = /\/api\//;
/** Code and data. */
export const PAGE_FILES = /\.js(\?|$)|\/api\//;

/**
 * Holds every answer for a while: what was asked for in the same while belongs to one wave, and what needed an answer
 * before it could be asked for belongs to the next. The function that comes back counts the waves since the first.
 */
export async function holdAnswers(page: Page, which: RegExp): Promise<() => number> {
  const asked: number[] = [];
  await page.route(which, async (route) => {
    asked.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, HELD));
    await route.continue().catch(() => undefined);
  });
  return () => {
    const [first = 0] = asked;
    return new Set(asked.map((time) => Math.floor((time - first) / HELD))).size;
  };
}
