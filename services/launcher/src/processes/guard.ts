/**
 * Loaded first in every program that the launcher starts. If the parent is killed while the program is still loading,
 * the program's own listener would miss the `disconnect`. This listener is there from the beginning and gives the
 * program time to end in order.
 */
const TIMEOUT_MS = 15_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(0), TIMEOUT_MS).unref();
});
