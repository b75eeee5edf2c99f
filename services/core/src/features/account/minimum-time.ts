/** Longer than the slower of the two code paths, and short enough not to be noticed. */
const LEAST_MILLISECONDS = 250;

/**
 * Responds only after a fixed minimum time, also on failure, so that the response time does not reveal whether an
 * address is known (quality.md "Guessing is stopped").
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
