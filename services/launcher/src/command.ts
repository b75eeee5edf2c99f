import { Running } from './portal.ts';
import { inOneLine } from './problem.ts';

/** Prints a line of progress. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a command of the launcher. A failure prints one readable line and sets exit code 1. Everything started is ended
 * on Ctrl-C, SIGTERM, a closed terminal or a failure; a second Ctrl-C ends immediately.
 */
export async function runCommand(command: (running: Running) => Promise<'stay' | 'done'>): Promise<void> {
  // When the reader of the output is gone (`npm start | head`), continue and ignore the write errors.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const running = new Running();
  let leaving = false;
  const leave = async (code: number): Promise<void> => {
    if (leaving) return;
    leaving = true;
    await running.end();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (leaving && signal === 'SIGINT') process.exit(130);
      void leave(0);
    });
  }
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${error.stack ?? String(error)}\n`);
    void leave(1);
  });
  try {
    if ((await command(running)) === 'done') await leave(0);
  } catch (error) {
    if (!leaving) process.stderr.write(`${inOneLine(error)}\n`);
    await leave(1);
  }
}
