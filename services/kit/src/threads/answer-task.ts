/** The side of a task that runs in its thread. */
import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';

/** Runs each task that the thread gets, one at a time. Bytes in the answer are transferred, not copied. */
export function answerTask(task: (input: unknown) => Promise<unknown>): void {
  const port = parentPort;
  if (!port) throw new Error('this module runs in a thread of its own');
  // Stored now, because a terminated thread would lose its compiled code.
  flushCompileCache();
  // The modules are loaded; processor time from now on belongs to the task.
  port.postMessage('ready');
  // A failed task ends its thread with the error, which the caller gets.
  port.on('message', (input: unknown) => {
    void task(input).then((output) => port.postMessage(output, listBuffers(output)));
  });
}

function listBuffers(output: unknown): ArrayBuffer[] {
  if (typeof output !== 'object' || output === null) return [];
  return Object.values(output).flatMap((value) =>
    // Small buffers share memory with others and are copied.
    value instanceof Uint8Array &&
    value.buffer instanceof ArrayBuffer &&
    value.byteLength === value.buffer.byteLength
      ? [value.buffer]
      : [],
  );
}
