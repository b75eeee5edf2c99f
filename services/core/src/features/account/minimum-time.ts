/** Long enough for what the slower of two ways takes, short enough that no one minds. */
const LEAST_MILLISECONDS = 250;

/**
 * Answers no sooner than after a fixed time, well or not, so that the time of an answer does not reveal whether an address
 * is known (quality.md "Guessing is stopped").
 */
export async function withMinimumTime<T>(
  run: () => Promise<T>,
  milliseconds = LEAST_MILLISECONDS,
): Promise<T> {
  const minimum = new Promise((resolve) => setTimeout(resolve, milliseconds));
  try {
    return await run();
  } finally {
    await minimum;
  }
}
