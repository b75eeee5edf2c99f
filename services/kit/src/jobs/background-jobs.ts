/** Runs recurring work beside requests, such as removing expired rows. */
import { setTimeout } from 'node:timers/promises';
import type { Logger } from '../logging.ts';

export interface BackgroundJob {
  readonly name: string;
  readonly seconds: number;
  readonly run: () => Promise<unknown>;
}

/** Milliseconds that the first run of a job may take before the next job begins beside it. */
const LONGEST_TURN = 1000;

/**
 * Runs each background job repeatedly, never twice in parallel.
 * @returns how to stop: a function that resolves when no job is running
 */
export function startBackgroundJobs(jobs: readonly BackgroundJob[], log: Logger): () => Promise<void> {
  const stop = new AbortController();
  const running = startInTurn(jobs, stop.signal, log);
  return async () => {
    stop.abort();
    await Promise.all(await running);
  };
}

/**
 * Starts the jobs one after the other. All in parallel would each open a database connection before the first request.
 * @returns what ends with each started job: one promise for each
 */
async function startInTurn(
  jobs: readonly BackgroundJob[],
  stop: AbortSignal,
  log: Logger,
): Promise<readonly Promise<void>[]> {
  const running: Promise<void>[] = [];
  for (const job of jobs) {
    if (stop.aborted) break;
    const first = attempt(job, log);
    running.push(first.then(() => repeat(job, stop, log)));
    await Promise.race([first, pause(LONGEST_TURN, stop)]);
  }
  return running;
}

async function repeat(job: BackgroundJob, stop: AbortSignal, log: Logger): Promise<void> {
  for (;;) {
    await pause(job.seconds * 1000, stop);
    if (stop.aborted) return;
    await attempt(job, log);
  }
}

async function attempt({ name, run }: BackgroundJob, log: Logger): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.warn({ err: error, job: name }, 'a background job failed, it will be tried again');
  }
}

/** Ends early and without an error when the jobs are stopped. */
const pause = (milliseconds: number, stop: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal: stop }).catch(() => undefined);
