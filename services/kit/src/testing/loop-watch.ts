/** Measures how long the event loop was blocked by its own work, not by other programs. */

/** @returns milliseconds of processor time of the longest turn of the event loop during the work */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = processorTime();
  let isOver = false;
  const watch = (): void => {
    const now = processorTime();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setTimeout(watch, 1);
  };
  watch();
  try {
    await work();
  } finally {
    // The turn in which the work ended counts too.
    await new Promise((resolve) => setTimeout(resolve, 5));
    isOver = true;
  }
  return longest;
}

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
