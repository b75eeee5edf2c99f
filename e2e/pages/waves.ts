/** How deep the requests of a page wait for each other. */
import type { Page } from '@playwright/test';

/** Longer than a busy machine needs between an answer and the last request that follows from it. */
const ANSWER_DELAY_MS = 2500;
export const CALLS = /\/api\//;
/** Code and data. */
export const PAGE_FILES = /\.js(\?|$)|\/api\//;

/**
 * Holds every request until no other was asked for a while, then lets all of them go: what was asked for until then is
 * one wave, and what needed an answer before it could be asked for belongs to the next. The function that comes back
 * lists the addresses of each wave so far.
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
