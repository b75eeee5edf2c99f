/**
 * Work that others can make long, such as reading an uploaded file: it has a thread with limits of time and memory, so that
 * the event loop answers everyone else. To start a thread costs half a second of the processor, so one continues with the
 * next task, unless its task failed or had a bad answer: what such a file did to it must not reach another file.
 */
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /**
   * Milliseconds of processor time until the thread is ended. On a busy machine they take longer: after six times as long
   * by the clock the task ends as 'busy', which says nothing of the file.
   */
  readonly time: number;
  /** Megabytes of objects. Bytes of buffers come on top: a task bounds them itself. */
  readonly memory: number;
  /** Threads in parallel. */
  readonly atOnce: number;
  /** Tasks that wait for a thread; one more is refused. */
  readonly waiting: number;
}

export class TaskStopped extends Error {
  readonly reason: 'busy' | 'memory' | 'time';
  constructor(reason: TaskStopped['reason'], module: URL) {
    super(`a task of ${module.pathname.split('/').at(-1)} was stopped: ${reason}`);
    this.name = 'TaskStopped';
    this.reason = reason;
  }
}

/** @throws TaskStopped when a limit is met, and whatever the task throws */
export type TaskThreads<Input, Output> = (input: Input) => Promise<Output>;

/** A thread that did as many tasks ends, so that nothing grows for ever. */
const MOST_TASKS = 50;

/**
 * @param module calls `answerTask` with what is to be done
 * @param isSound false for an answer after which the thread is not used again
 */
export function createTaskThreads<Input, Output>(
  module: URL,
  limits: ThreadLimits,
  isSound: (output: Output) => boolean = () => true,
): TaskThreads<Input, Output> {
  let running = 0;
  const idle: Thread[] = [];
  const queue: (() => void)[] = [];
  return async (input) => {
    if (running >= limits.atOnce) {
      if (queue.length >= limits.waiting) throw new TaskStopped('busy', module);
      // The person who ends hands its place over.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    const thread = idle.pop() ?? startThread(module, limits);
    let goesOn = false;
    try {
      const output = (await runTask(thread, input, { module, time: limits.time })) as Output;
      goesOn = isSound(output) && thread.tasks < MOST_TASKS;
      return output;
    } finally {
      if (!goesOn) await thread.worker.terminate();
      // Of a new one the modules are read before the next task comes.
      if (goesOn) idle.push(thread);
      else if (idle.length === 0) idle.push(startThread(module, limits));
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

interface Thread {
  readonly worker: Worker;
  /** That it was given so far. */
  tasks: number;
  /** When its modules are read. */
  readonly ready: Promise<unknown>;
  /** Rejects when the thread ends unexpectedly. */
  readonly ended: Promise<never>;
}

function startThread(module: URL, { memory }: ThreadLimits): Thread {
  const worker = new Worker(module, {
    env: createEnvironment(),
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 64 },
  });
  // A thread that waits prevents no program from ending.
  worker.unref();
  const ready = new Promise((resolve) => worker.once('message', resolve));
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TaskStopped('memory', module) : error),
    );
    worker.once('exit', (code) => reject(new Error(`the thread ended without an answer (${code})`)));
  });
  // The person who gives it a task gets the error.
  ended.catch(() => undefined);
  return { worker, tasks: 0, ready, ended };
}

/**
 * Secrets of the service are none of a file's business. Where compiled modules are cached, a thread starts with half of the
 * processor time.
 */
function createEnvironment(): NodeJS.ProcessEnv {
  const cache = getCompileCacheDir();
  // A folder for each version of Node is in the configured folder.
  return cache === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(cache) };
}

async function runTask(
  thread: Thread,
  input: unknown,
  { module, time }: { module: URL; time: number },
): Promise<unknown> {
  const { worker, ready, ended } = thread;
  const isOver = new AbortController();
  let hear: ((output: unknown) => void) | undefined;
  try {
    thread.tasks += 1;
    worker.ref();
    await Promise.race([ready, ended, giveUpStart(module, isOver.signal)]);
    const answer = new Promise<unknown>((resolve) => worker.once('message', (hear = resolve)));
    worker.postMessage(input, []);
    return await Promise.race([answer, ended, watchTime(worker, { module, time }, isOver.signal)]);
  } finally {
    isOver.abort();
    if (hear) worker.off('message', hear);
    worker.unref();
  }
}

const LONGEST_START = 60_000;

/** @throws TaskStopped when a thread has not read its modules for long */
async function giveUpStart(module: URL, isOver: AbortSignal): Promise<never> {
  await pause(LONGEST_START, undefined, { signal: isOver });
  throw new TaskStopped('busy', module);
}

/** How often a thread is asked for its time, as a part of its limit. */
const LOOKS = 4;
const LONGEST_BY_CLOCK = 6;

/** @throws TaskStopped when the thread has used its time, or has not come to it for long */
async function watchTime(
  worker: Worker,
  { module, time }: { module: URL; time: number },
  isOver: AbortSignal,
): Promise<never> {
  const started = performance.now();
  const before = await readTime(worker);
  for (;;) {
    await pause(time / LOOKS, undefined, { signal: isOver });
    // One that is inside a long call of native code does not answer: then the clock alone counts.
    const used = await Promise.race([readTime(worker), pause(time / LOOKS, before, { signal: isOver })]);
    if (used - before >= time) throw new TaskStopped('time', module);
    if (performance.now() - started >= time * LONGEST_BY_CLOCK) throw new TaskStopped('busy', module);
  }
}

/** Processor time of a thread, in milliseconds; 0 of one that has ended. Before Node 24.6 it is the time of the clock. */
async function readTime(worker: Worker): Promise<number> {
  if (!('cpuUsage' in worker)) return performance.now();
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}
