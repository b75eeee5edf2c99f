/** Caches the answer of `read` for `milliseconds`. Parallel calls share one read; a failed read is not cached. */
export function cacheFor<In, Out>(
  milliseconds: number,
  read: (given: In) => Promise<Out>,
  now: () => number = Date.now,
): (given: In) => Promise<Out> {
  let cached: { readonly at: number; readonly answer: Promise<Out> } | null = null;
  return async (given) => {
    if (cached && now() - cached.at < milliseconds) return cached.answer;
    const reading = { at: now(), answer: read(given) };
    cached = reading;
    try {
      return await reading.answer;
    } catch (error) {
      if (cached === reading) cached = null;
      throw error;
    }
  };
}
