/** A span for each statement of a connection: its text, which contains places and no values. */
import type pg from 'pg';
import { currentTrace, inSpan } from './traces.ts';

interface QueryConfig {
  readonly text?: string;
}

/** A text with a value written into it: none of ours, but what a library sends is not ours. */
const QUOTED = /'(?:[^']|'')*'/g;
const LONGEST = 1000;

/** Called where a connection opens, and only while traces are on. Statements outside of any call or job have no span. */
export function traceStatements(connection: pg.Client): void {
  const run = connection.query.bind(connection) as (...given: unknown[]) => unknown;
  const traced = (...given: unknown[]): unknown => {
    const [first] = given;
    const text = typeof first === 'string' ? first : ((first as QueryConfig | null)?.text ?? '');
    if (text === '' || currentTrace() === undefined) return run(...given);
    const options = {
      name: (/^\W*(\w+)/.exec(text)?.[1] ?? 'statement').toLowerCase(),
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.query.text': text.slice(0, LONGEST).replaceAll(QUOTED, '?'),
      },
    } as const;
    const callback = given.at(-1);
    if (typeof callback !== 'function')
      return inSpan(options, async () => (await run(...given)) as Promise<unknown>);
    let answer: unknown;
    void inSpan(
      options,
      (span) =>
        new Promise<void>((resolve) => {
          answer = run(...given.slice(0, -1), (...answered: unknown[]) => {
            if (answered[0]) span.fail();
            resolve();
            (callback as (...answered: unknown[]) => void)(...answered);
          });
        }),
    );
    return answer;
  };
  Object.assign(connection, { query: traced });
}
