/**
 * Runs work that outsiders can make long, such as reading an uploaded file, in a thread with limits of time and memory.
 * So the event loop can answer everyone else. Starting a thread takes half a second of processor time, so a thread is
 * reused. It is not reused if its task failed or had a bad answer, because the effects of such a file must not reach
 * another file.
 */
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /**
   * Milliseconds of processor time after which the thread is terminated. On a busy machine this takes longer: after six
   * times that in clock time the task ends as 'busy', which means nothing about the file.
   */
  readonly time: number;
  /** Megabytes of objects. Bytes of buffers are not included; a task limits them itself. */
  readonly memory: number;
  /** Threads in parallel. */
  readonly atOnce: number;
  /** Tasks that may wait for a thread; any more are refused. */
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

/** @throws TaskStopped when a limit is exceeded, and any error of the task */
export type TaskThreads<Input, Output> = (input: Input) => Promise<Output>;

/** A thread ends after this many tasks, so that its memory does not grow forever. */
const MOST_TASKS = 50;

/**
 * @param module calls `answerTask` with the function that does the work
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
      // A finished task hands its place to the next one.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    const thread = idle.pop() ?? startThread(module, limits);
    let isReusable = false;
    try {
      const output = (await runTask(thread, input, { module, time: limits.time })) as Output;
      isReusable = isSound(output) && thread.tasks < MOST_TASKS;
      return output;
    } finally {
      if (!isReusable) await thread.worker.terminate();
      // A new thread loads its modules before the next task arrives.
      if (isReusable) idle.push(thread);
      else if (idle.length === 0) idle.push(startThread(module, limits));
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

interface Thread {
  readonly worker: Worker;
  /** Number of tasks that the thread has received. */
  tasks: number;
  /** Resolves when its modules are loaded. */
  readonly ready: Promise<unknown>;
  /** Rejects when the thread ends unexpectedly. */
  readonly ended: Promise<never>;
}

function startThread(module: URL, { memory }: ThreadLimits): Thread {
  const worker = new Worker(module, {
    env: createEnvironment(),
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 64 },
  });
  // A waiting thread does not prevent the program from ending.
  worker.unref();
  const ready = new Promise((resolve) => worker.once('message', resolve));
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TaskStopped('memory', module) : error),
    );
    worker.once('exit', (code) => reject(new Error(`the thread ended without an answer (${code})`)));
  });
  // The caller of the current task gets the error.
  ended.catch(() => undefined);
  return { worker, tasks: 0, ready, ended };
}

/**
 * Secrets of the service are not passed to a thread that reads files. With a cache of compiled modules, a thread starts
 * in half the processor time.
 */
function createEnvironment(): NodeJS.ProcessEnv {
  const cache = getCompileCacheDir();
  // The configured folder contains a folder for each version of Node.
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

/** Milliseconds. */
const START_TIMEOUT = 60_000;

/** @throws TaskStopped when a thread takes too long to load its modules */
async function giveUpStart(module: URL, isOver: AbortSignal): Promise<never> {
  await pause(START_TIMEOUT, undefined, { signal: isOver });
  throw new TaskStopped('busy', module);
}

/** How often the time of a thread is checked within its limit. */
const CHECKS_PER_LIMIT = 4;
/** The clock limit as a multiple of the processor time. */
const CLOCK_TO_PROCESSOR_TIME = 6;

/** @throws TaskStopped when the thread has used its processor time, or did not get it within the clock limit */
async function watchTime(
  worker: Worker,
  { module, time }: { module: URL; time: number },
  isOver: AbortSignal,
): Promise<never> {
  const started = performance.now();
  const before = await readTime(worker);
  for (;;) {
    await pause(time / CHECKS_PER_LIMIT, undefined, { signal: isOver });
    // A thread inside a long native call does not answer, so only the clock counts then.
    const used = await Promise.race([
      readTime(worker),
      pause(time / CHECKS_PER_LIMIT, before, { signal: isOver }),
    ]);
    if (used - before >= time) throw new TaskStopped('time', module);
    if (performance.now() - started >= time * CLOCK_TO_PROCESSOR_TIME) throw new TaskStopped('busy', module);
  }
}

/** Processor time of a thread in milliseconds; 0 for an ended one. Before Node 24.6 it is clock time. */
async function readTime(worker: Worker): Promise<number> {
  if (!('cpuUsage' in worker)) return performance.now();
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}
