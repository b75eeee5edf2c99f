/**
 * Answers what `read` answered within the last `milliseconds`. Calls that come while it is being read share one read; a
 * read that fails is not kept.
 */
export function keepFor<In, Out>(
  milliseconds: number,
  read: (given: In) => Promise<Out>,
  now: () => number = Date.now,
): (given: In) => Promise<Out> {
  let kept: { readonly at: number; readonly answer: Promise<Out> } | null = null;
  return async (given) => {
    if (kept && now() - kept.at < milliseconds) return kept.answer;
    const reading = { at: now(), answer: read(given) };
    kept = reading;
    try {
      return await reading.answer;
    } catch (error) {
      if (kept === reading) kept = null;
      throw error;
    }
  };
}
