/** Measures how long a piece of work blocks the event loop. */

/** Milliseconds for which one call may block the event loop. */
export const LONGEST_BLOCK = 250;
const TRIES = 3;

/**
 * Tries up to three times until the work is short enough, and takes the shortest time. It measures the processor time
 * of this thread, so that neither a busy machine nor the threads that hash passwords count. The first try may include
 * compiling code or collecting garbage.
 * @returns the first answer, and milliseconds
 */
export async function measureLoopTime<T>(
  work: () => Promise<T>,
): Promise<{ answer: T; milliseconds: number }> {
  const first = await timed(work);
  let { milliseconds } = first;
  for (let tries = 1; milliseconds > LONGEST_BLOCK && tries < TRIES; tries += 1)
    milliseconds = Math.min(milliseconds, (await timed(work)).milliseconds);
  return { answer: first.answer, milliseconds };
}

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const before = process.threadCpuUsage();
  const answer = await work();
  const after = process.threadCpuUsage();
  return { answer, milliseconds: (after.user - before.user + after.system - before.system) / 1000 };
}
