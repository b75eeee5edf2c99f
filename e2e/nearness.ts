/** The number of leading folders that two files have in common. */
function countShared(one: string, other: string): number {
  const [folders, others] = [one.split('/'), other.split('/')];
  const different = folders.findIndex((folder, index) => folder !== others[index]);
  return different < 0 ? folders.length : different;
}

/**
 * Sorts test files by the number of folders that they share with a changed file, most first. Otherwise the order does
 * not change.
 */
export function sortByNearness(tests: readonly string[], changed: readonly string[]): string[] {
  const nearness = (test: string): number => Math.max(0, ...changed.map((file) => countShared(test, file)));
  const known = new Map(tests.map((test) => [test, nearness(test)]));
  return tests.toSorted((one, other) => (known.get(other) ?? 0) - (known.get(one) ?? 0));
}
