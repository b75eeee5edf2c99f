/** How long the event loop was blocked for everyone else, by its own work and not by that of other programs. */

/** @returns milliseconds of processor time of the longest turn while the work went on */
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
