import { Running } from './portal.ts';
import { inOneLine } from './problem.ts';

/** Prints a line of progress. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a command of the launcher: one readable line and exit code 1 where it fails, and nothing left behind on Ctrl-C,
 * SIGTERM, a closed terminal or a failure. A second Ctrl-C ends immediately.
 */
export async function runCommand(command: (running: Running) => Promise<'stay' | 'done'>): Promise<void> {
  // A reader that has gone (`npm start | head`) is no reason to end, nor to fail at each further line.
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
