/** Runs the checks of one person one after the other: slow files delay only their sender. */
const lines = new Map<number, Promise<void>>();

/** Starts when all earlier work of the same person has ended, successfully or not. */
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
