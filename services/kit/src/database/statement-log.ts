/**
 * Writes every statement of a connection to the file named by SQL_LOG_FILE, one JSON line each. The bench reads it to
 * run the same SQL behind a bare server; a developer reads it to see what a call costs. Off unless the variable is set.
 */
import { appendFileSync } from 'node:fs';
import type pg from 'pg';

interface QueryConfig {
  readonly text?: string;
  readonly values?: readonly unknown[];
}

export function logStatements(connection: pg.Client, file: string): void {
  const run = connection.query.bind(connection) as (...given: unknown[]) => unknown;
  const logged = (...given: unknown[]): unknown => {
    const [first, second] = given;
    const { text, values } =
      typeof first === 'string'
        ? { text: first, values: Array.isArray(second) ? second : [] }
        : (first as QueryConfig);
    if (text) appendFileSync(file, `${JSON.stringify({ text, values: values ?? [] })}\n`);
    return run(...given);
  };
  Object.assign(connection, { query: logged });
}
