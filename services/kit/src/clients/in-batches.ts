/**
 * The results in the order of the items. `size` items run in parallel, because all of them would take every connection
 * of the called service. Stops at the first batch that fails.
 */
export async function inBatches<T, R>(
  items: readonly T[],
  size: number,
  run: (item: T) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  for (let from = 0; from < items.length; from += size)
    answers.push(...(await Promise.all(items.slice(from, from + size).map(run))));
  return answers;
}
