import { setTimeout as pause } from 'node:timers/promises';
import { answerTask } from './answer-task.ts';

let done = 0;
type Task = { task: string; value?: Uint8Array; milliseconds?: number };

const tasks: Readonly<Record<string, (task: Task) => unknown>> = {
  double: ({ value }) => ({ bytes: value?.map((byte) => byte * 2) }),
  fail: () => {
    throw new Error('as asked');
  },
  leave: () => process.exit(3),
  spin: () => {
    for (;;) Math.random();
  },
  hoard: () => {
    const arrays: string[][] = [];
    for (;;) arrays.push(Array.from({ length: 10_000 }, () => String(Math.random())));
  },
  /** Number of tasks that the thread has completed. */
  count: () => (done += 1),
  /** Uses no processor time. */
  wait: ({ milliseconds }) => pause(milliseconds, 'waited'),
  // Without the variable for the cache of compiled modules.
  environment: () => Object.keys(process.env).filter((name) => name !== 'NODE_COMPILE_CACHE'),
};

answerTask(async (given) => {
  const task = given as Task;
  return tasks[task.task]?.(task);
});
