/** How long a piece of work occupies the event loop. */

/** Milliseconds for which one call may make everyone else wait. */
export const LONGEST_BLOCK = 250;
const TRIES = 3;

/**
 * The shortest of up to three tries, as long as they are too long: counted in processor time of this thread, so that
 * neither a busy machine nor the threads that hash passwords count, and tried again, since the first may have compiled
 * code or collected garbage.
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
