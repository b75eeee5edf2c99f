/** Work beside requests that comes again and again, such as clearing what ran out. */
import type { Logger } from '../logging.ts';

export interface Chore {
  readonly name: string;
  readonly seconds: number;
  readonly run: () => Promise<unknown>;
}

/** Runs each chore again and again, never twice at once. @returns how to stop: resolves when none runs any more */
export function startChores(chores: readonly Chore[], log: Logger): () => Promise<void> {
  const stop = new AbortController();
  const running = chores.map((chore) => repeat(chore, stop.signal, log));
  return async () => {
    stop.abort();
    await Promise.all(running);
  };
}

async function repeat({ name, seconds, run }: Chore, stop: AbortSignal, log: Logger): Promise<void> {
  while (!stop.aborted) {
    try {
      await run();
    } catch (error) {
      log.warn({ err: error, chore: name }, 'a chore failed, it will be tried again');
    }
    await pause(seconds * 1000, stop);
  }
}

function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, milliseconds);
    stop.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
