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

/** Timings of what ran since the file had `from` bytes. */
export const readTimings = (file: string, from: number): Timing[] =>
  readFileSync(file)
    .subarray(from)
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Timing | Statement)
    .filter((line): line is Timing => 'answered' in line);

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
  const lines = readFileSync(file).subarray(from).toString('utf8').split('\n').filter(Boolean);
  const statements = lines
    .map((line) => JSON.parse(line) as Partial<Statement>)
    .filter((line): line is Statement => line.text !== undefined && !/^set time zone/i.test(line.text));
  const end = statements.findIndex(({ text }) => /^commit/i.test(text));
  return end === -1 ? statements : statements.slice(0, end + 1);
}
