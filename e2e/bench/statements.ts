/** Reads the SQL that a call runs from the log of the services (SQL_LOG_FILE). */
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

/**
 * Whole lines after the first `from` bytes of the file. An incomplete last line is skipped, because a service may still
 * be writing it.
 */
function readLines(file: string, from: number): Partial<Statement & Timing>[] {
  const text = readFileSync(file)
    .subarray(Math.max(0, from - 1))
    .toString('utf8');
  const begin = from === 0 ? 0 : text.indexOf('\n') + 1;
  const lines = text.slice(begin, text.lastIndexOf('\n') + 1).split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as Partial<Statement & Timing>);
}

/** Timings of the statements that ran after the file had `from` bytes. */
export const readTimings = (file: string, from: number): Timing[] =>
  readLines(file, from).filter((line): line is Statement & Timing => line.answered !== undefined);

/**
 * The statements that the baseline server runs for one operation. `created` is the id that the recorded call created;
 * each run creates another one.
 */
export interface Plan {
  readonly statements: readonly Statement[];
  readonly created: string | null;
}

/**
 * Records the statements of one call on an otherwise idle portal, including the look-up of the session. A write ends at
 * its COMMIT.
 */
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
