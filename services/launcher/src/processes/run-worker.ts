/** Runs work in a process of its own, whose memory is released when it is done. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { findBundle } from '../bundles/find-bundle.ts';
import { inOneLine, Problem } from '../problem.ts';
import { GUARDED } from './child.ts';

const Word = z.union([z.object({ line: z.string() }), z.object({ failed: z.string() })]);

/**
 * Runs the worker with the main file `file`; it is killed when `leaving` is aborted.
 * @throws Problem with the line that the worker failed with
 */
export async function runWorker(
  file: string,
  task: unknown,
  report: (line: string) => void,
  leaving: AbortSignal,
): Promise<void> {
  const worker = fork(findBundle(file) ?? file, [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [...GUARDED],
    signal: leaving,
    killSignal: 'SIGKILL',
  });
  let failure: string | undefined;
  worker.on('message', (message) => {
    const word = Word.parse(message);
    if ('line' in word) report(word.line);
    else failure = word.failed;
  });
  worker.send({ task });
  const [code, signal] = (await once(worker, 'exit')) as [number | null, NodeJS.Signals | null];
  if (code !== 0) throw new Problem(failure ?? `${file} ended too early (${signal ?? `code ${code}`})`);
}

/** The worker's side: calls `work` with the task it receives, and ends. */
export async function runWork(
  work: (task: unknown, report: (line: string) => void) => Promise<void>,
): Promise<never> {
  // The database rolls back unfinished work when the connection ends.
  process.once('disconnect', () => process.exit(1));
  const [{ task }] = (await once(process, 'message')) as [{ task: unknown }];
  const say = (word: z.infer<typeof Word>): Promise<void> =>
    new Promise((resolve) => {
      if (process.send) process.send(word, undefined, {}, () => resolve());
      else resolve();
    });
  try {
    await work(task, (line) => void say({ line }));
    return process.exit(0);
  } catch (error) {
    await say({ failed: inOneLine(error) });
    return process.exit(1);
  }
}
