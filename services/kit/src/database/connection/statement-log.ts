/**
 * Writes every statement of a connection to the file named by SQL_LOG_FILE, as one JSON line, followed by the times at
 * which it was sent and answered. The bench runs the same SQL behind a bare server and shows where the time of a call
 * goes. Developers use it to see the cost of a call. Off unless the variable is set.
 */
import { appendFileSync } from 'node:fs';
import type pg from 'pg';

interface QueryConfig {
  readonly text?: string;
  readonly values?: readonly unknown[];
}

/** Milliseconds since 1970 with their fractions, comparable between processes of one machine. */
const now = (): number => performance.timeOrigin + performance.now();

export function logStatements(connection: pg.Client, file: string): void {
  const run = connection.query.bind(connection) as (...given: unknown[]) => unknown;
  const logged = (...given: unknown[]): unknown => {
    const [first, second] = given;
    const { text, values } =
      typeof first === 'string'
        ? { text: first, values: Array.isArray(second) ? second : [] }
        : (first as QueryConfig);
    if (text) appendFileSync(file, `${JSON.stringify({ text, values: values ?? [] })}\n`);
    const sent = now();
    const note = (): void => {
      if (text) appendFileSync(file, `${JSON.stringify({ answered: text, from: sent, to: now() })}\n`);
    };
    const callback = given.at(-1);
    if (typeof callback === 'function')
      return run(...given.slice(0, -1), (...answer: unknown[]) => {
        note();
        (callback as (...answer: unknown[]) => void)(...answer);
      });
    const answer = run(...given);
    if (answer instanceof Promise) answer.then(note, () => undefined);
    return answer;
  };
  Object.assign(connection, { query: logged });
}
