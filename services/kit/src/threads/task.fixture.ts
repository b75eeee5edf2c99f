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
  /** How many the thread has done. */
  count: () => (done += 1),
  /** Takes no time of the processor. */
  wait: ({ milliseconds }) => pause(milliseconds, 'waited'),
  // beside where compiled modules are cached
  environment: () => Object.keys(process.env).filter((name) => name !== 'NODE_COMPILE_CACHE'),
};

answerTask(async (given) => {
  const task = given as Task;
  return tasks[task.task]?.(task);
});
