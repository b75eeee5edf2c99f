/** Creates a span for each statement of a connection, with its text, which contains placeholders and no values. */
import type pg from 'pg';
import { currentTrace, inSpan } from './traces.ts';

interface QueryConfig {
  readonly text?: string;
}

/** A quoted value in the text. Our statements contain none, but a library may send others. */
const QUOTED = /'(?:[^']|'')*'/g;
const LONGEST = 1000;

/** Called when a connection opens, and only if traces are on. Statements outside of a call or job have no span. */
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
