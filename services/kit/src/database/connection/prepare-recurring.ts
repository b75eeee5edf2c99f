/**
 * Prepares what recurs, no matter who asks for it: statements by hand, models, the author of a transaction. PostgreSQL then
 * neither parses nor plans it again, which for a statement about one row is most of its cost.
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
 * Not what commands such as BEGIN do, and not all columns of a table, as models read them: PostgreSQL refuses such a
 * prepared statement once a migration has added a column, and an older service runs on beside the migrated tables. All
 * columns of a select in parentheses are no matter: what the whole statement answers stays the same.
 */
const accepts = (text: string): boolean =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text) &&
  !/(?:\bselect|\breturning|\.|,)\s*\*/i.test(text.replaceAll(/\(\s*select\s+(?:\w+\.)?\*/gi, '('));

const BOUNDS = { reserved: Infinity, asked: 300, other: 500 } as const satisfies Record<NameShare, number>;
/** Of all connections: the texts of statements are the same everywhere. */
const NAMES = {
  reserved: createStatementNames({ accepts, names: BOUNDS.reserved }),
  asked: createStatementNames({ accepts, names: BOUNDS.asked }),
  other: createStatementNames({ accepts, names: BOUNDS.other }),
} as const satisfies Record<NameShare, unknown>;

export function prepareRecurring(connection: pg.Client): void {
  const run = connection.query.bind(connection) as (...given: unknown[]) => unknown;
  const choosePlanMode = createPlanModes((text) => run(text, () => undefined));
  const names = { asked: createNameCache(BOUNDS.asked), other: createNameCache(BOUNDS.other) };
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

/** What the client of pg knows of its connection; its own extensions (pg-cursor) use the same. */
interface Wire {
  readonly parsedStatements: Record<string, string>;
  close(statement: { readonly type: 'S'; readonly name: string }): void;
}

/**
 * Sent ahead of the next statement, whose answer brings this one's; a transaction that failed is no matter. A DEALLOCATE
 * would be one more round, and a pooler gives statements its own names.
 */
function closePrepared(client: pg.Client, name: string): void {
  const { connection: wire } = client as unknown as { readonly connection: Wire };
  delete wire.parsedStatements[name];
  wire.close({ type: 'S', name });
}

/**
 * Sets PostgreSQL's `plan_cache_mode` before a statement that needs another one than the connection has. Statements of a
 * transaction are planned as PostgreSQL likes: a rollback would take the setting back. The texts of `reserved` statements
 * name a key, so their plan is the same in both modes.
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
