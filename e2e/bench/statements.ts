/** Which SQL a call runs, as the services wrote it down (SQL_LOG_FILE). */
import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** When a statement was sent and answered, in milliseconds since 1970. */
export interface Timing {
  readonly answered: string;
  readonly from: number;
  readonly to: number;
}

/** Whole lines that were written since the file had `from` bytes: a service may just have been writing one. */
function readLines(file: string, from: number): Partial<Statement & Timing>[] {
  const text = readFileSync(file)
    .subarray(Math.max(0, from - 1))
    .toString('utf8');
  const begin = from === 0 ? 0 : text.indexOf('\n') + 1;
  const lines = text.slice(begin, text.lastIndexOf('\n') + 1).split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as Partial<Statement & Timing>);
}

/** Timings of what ran since the file had `from` bytes. */
export const readTimings = (file: string, from: number): Timing[] =>
  readLines(file, from).filter((line): line is Statement & Timing => line.answered !== undefined);

/** What the bare server runs for one operation. `created` is the id that the recorded call made; each run makes its own. */
export interface Plan {
  readonly statements: readonly Statement[];
  readonly created: string | null;
}

/** Statements of one call on an otherwise idle portal, session look-up included. A write ends at its COMMIT. */
export async function recordStatements(file: string, call: () => Promise<unknown>): Promise<Statement[]> {
  await sleep(300);
  const from = statSync(file).size;
  await call();
  await sleep(300);
  const statements = readLines(file, from).filter(
    (line): line is Statement & Timing => line.text !== undefined && !/^set /i.test(line.text),
  );
  const end = statements.findIndex(({ text }) => /^commit/i.test(text));
  return end === -1 ? statements : statements.slice(0, end + 1);
}
