/** Measures how many requests of a page wait for each other in sequence. */
import type { Page } from '@playwright/test';

/** Longer than a busy machine needs between an answer and the last request that follows from it. */
const ANSWER_DELAY_MS = 2500;
export const CALLS = /\/api\//;
/** Code and data. */
export const PAGE_FILES = /\.js(\?|$)|\/api\//;

/**
 * Delays every request until no other was sent for a while, then releases all of them. These requests are one wave; a
 * request that needed their answers belongs to the next. The returned function lists the addresses of each wave so far.
 */
export async function delayAnswers(page: Page, which: RegExp): Promise<() => string[][]> {
  const waves: string[][] = [];
  let gate: { opened: Promise<void>; delay: () => void } | undefined;

  function closeGate() {
    let timer: NodeJS.Timeout | undefined;
    const { promise: opened, resolve } = Promise.withResolvers<void>();
    const open = () => {
      gate = undefined;
      resolve();
    };
    const delay = () => {
      clearTimeout(timer);
      timer = setTimeout(open, ANSWER_DELAY_MS);
    };
    waves.push([]);
    return { opened, delay };
  }

  await page.route(which, async (route) => {
    gate ??= closeGate();
    const { opened, delay } = gate;
    delay();
    waves.at(-1)?.push(new URL(route.request().url()).pathname);
    await opened;
    await route.continue().catch(() => undefined);
  });
  return () => structuredClone(waves);
}
