/**
 * Prepares all recurring statements: those written by hand, those of models, and the one that sets the author of a
 * transaction. PostgreSQL then does not parse and plan them again, which is most of the cost of a statement about one
 * row.
 */
import type pg from 'pg';
import type { NameShare, Planning } from '../sql/statement.ts';
import { createNameCache, createStatementNames } from './statement-names.ts';

interface QueryConfig {
  readonly text?: string;
  readonly values?: readonly unknown[];
  readonly share?: NameShare;
  readonly planning?: Planning;
}

/**
 * Excludes commands such as BEGIN, and statements that return all columns of a table, as models do. PostgreSQL refuses
 * such a prepared statement after a migration has added a column, while an older service still runs. A `select *` in
 * parentheses is allowed, because the whole statement still returns the same columns.
 */
const accepts = (text: string): boolean =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text) &&
  !/(?:\bselect|\breturning|\.|,)\s*\*/i.test(text.replaceAll(/\(\s*select\s+(?:\w+\.)?\*/gi, '('));

const BOUNDS = { reserved: Infinity, byCaller: 300, other: 500 } as const satisfies Record<NameShare, number>;
/** Shared by all connections, because they run the same statements. */
const NAMES = {
  reserved: createStatementNames({ accepts, names: BOUNDS.reserved }),
  byCaller: createStatementNames({ accepts, names: BOUNDS.byCaller }),
  other: createStatementNames({ accepts, names: BOUNDS.other }),
} as const satisfies Record<NameShare, unknown>;

export function prepareRecurring(connection: pg.Client): void {
  const run = connection.query.bind(connection) as (...given: unknown[]) => unknown;
  const choosePlanMode = createPlanModes((text) => run(text, () => undefined));
  const names = { byCaller: createNameCache(BOUNDS.byCaller), other: createNameCache(BOUNDS.other) };
  const prepared = (first: unknown, ...rest: unknown[]): unknown => {
    const config = typeof first === 'string' ? { text: first } : (first as QueryConfig | null);
    choosePlanMode(config ?? {});
    if (typeof first !== 'object' || config === null || config.planning === 'each time')
      return run(first, ...rest);
    const share = config.share ?? 'other';
    const name = NAMES[share](config.text ?? '');
    if (name === undefined) return run(config, ...rest);
    const unused = share === 'reserved' ? undefined : names[share](name);
    if (unused !== undefined) closePrepared(connection, unused);
    return run({ ...config, name }, ...rest);
  };
  Object.assign(connection, { query: prepared });
}

/** Internals of the pg client's connection; pg's own extension pg-cursor uses them too. */
interface Wire {
  readonly parsedStatements: Record<string, string>;
  close(statement: { readonly type: 'S'; readonly name: string }): void;
}

/**
 * The close message is sent ahead of the next statement and answered with it, also in a failed transaction. A
 * DEALLOCATE would take one more round trip, and a pooler renames prepared statements.
 */
function closePrepared(client: pg.Client, name: string): void {
  const { connection: wire } = client as unknown as { readonly connection: Wire };
  delete wire.parsedStatements[name];
  wire.close({ type: 'S', name });
}

/**
 * Sets PostgreSQL's `plan_cache_mode` before a statement that needs another mode than the connection has. In a
 * transaction the mode is always automatic, because a rollback would undo the setting. `reserved` statements find rows
 * by key, so their plan is the same in both modes.
 */
function createPlanModes(send: (text: string) => void): (statement: QueryConfig) => void {
  let mode: 'auto' | 'force_generic_plan' = 'auto';
  let isInTransaction = false;
  const change = (wanted: typeof mode): void => {
    if (mode === wanted || isInTransaction) return;
    mode = wanted;
    send(`set plan_cache_mode = ${wanted}`);
  };
  return ({ text = '', values = [], share, planning }) => {
    if (/^\s*begin\b/i.test(text)) {
      change('auto');
      isInTransaction = true;
    } else if (/^\s*(commit|rollback)\s*;?\s*$/i.test(text)) isInTransaction = false;
    else if (planning === 'once') change('force_generic_plan');
    else if (planning === 'each time' || (values.length > 0 && share !== 'reserved')) change('auto');
  };
}
