/**
 * Work that others can make long, such as reading an uploaded file: each task gets a thread of its own with limits of
 * time and memory, so that the event loop answers everybody else meanwhile and nothing of one file reaches the next.
 */
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /** Milliseconds until the thread is ended. */
  readonly time: number;
  /** Megabytes of objects. Bytes of buffers come on top: a task bounds them itself. */
  readonly memory: number;
  /** Threads at once. */
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

/** @param module calls `answerTask` with what is to be done */
export function createTaskThreads<Input, Output>(
  module: URL,
  limits: ThreadLimits,
): TaskThreads<Input, Output> {
  let running = 0;
  let spare: Thread | undefined;
  const queue: (() => void)[] = [];
  return async (input) => {
    if (running >= limits.atOnce) {
      if (queue.length >= limits.waiting) throw new TaskStopped('busy', module);
      // Whoever ends hands its place over.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    const thread = spare ?? startThread(module, limits);
    spare = undefined;
    try {
      return (await runTask(thread, input, { module, time: limits.time })) as Output;
    } finally {
      // Its modules are read before the next task comes.
      spare ??= startThread(module, limits);
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

interface Thread {
  readonly worker: Worker;
  /** Rejects when the thread ends by itself. */
  readonly ended: Promise<never>;
}

function startThread(module: URL, { memory }: ThreadLimits): Thread {
  const worker = new Worker(module, {
    env: createEnvironment(),
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 64 },
  });
  // A thread that waits keeps no program from ending.
  worker.unref();
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TaskStopped('memory', module) : error),
    );
    worker.once('exit', (code) => reject(new Error(`the thread ended without an answer (${code})`)));
  });
  // Whoever gives it a task is told.
  ended.catch(() => undefined);
  return { worker, ended };
}

/**
 * Secrets of the service are none of a file's business. Where compiled modules are kept, a thread starts with half of the
 * processor time.
 */
function createEnvironment(): NodeJS.ProcessEnv {
  const cache = getCompileCacheDir();
  // A folder for each version of Node lies in the one that was named.
  return cache === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(cache) };
}

async function runTask(
  { worker, ended }: Thread,
  input: unknown,
  { module, time }: { module: URL; time: number },
): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  try {
    worker.ref();
    const answer = new Promise<unknown>((resolve, reject) => {
      timer = setTimeout(() => reject(new TaskStopped('time', module)), time);
      worker.once('message', resolve);
    });
    worker.postMessage(input, []);
    return await Promise.race([answer, ended]);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
