/** One check of a person after the other: files that take their time delay their sender, and no one else. */
const lines = new Map<number, Promise<void>>();

/** Begins once everything that the same person asked for before is over, well or not. */
export async function runSequentiallyPerUser<T>(personId: number, work: () => Promise<T>): Promise<T> {
  const before = lines.get(personId);
  let leave: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    leave = resolve;
  });
  lines.set(personId, over);
  await before;
  try {
    return await work();
  } finally {
    leave();
    if (lines.get(personId) === over) lines.delete(personId);
  }
}
