/**
 * Loaded first in every program that the launcher starts. A program that is still loading when its parent is killed
 * gets it before it listens; this listens from the first moment and leaves the program time to end in order.
 */
const TIMEOUT_MS = 15_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(0), TIMEOUT_MS).unref();
});
