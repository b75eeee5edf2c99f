/**
 * Prepares what recurs, whoever asks for it: statements by hand, models, the author of a transaction. PostgreSQL then
 * neither parses nor plans it again, which for a statement about one row is most of its cost.
 */
import type pg from 'pg';
import { createStatementNames } from './statement-names.ts';

/**
 * Whose names a text takes. `reserved` are texts of which there are few, whoever calls: session, author, one object by its
 * key. `asked` are those that callers shape: were they counted with the others, whoever asks for many pages of a list would
 * leave no name for what every call needs.
 */
export type NameShare = 'reserved' | 'asked' | 'other';

interface QueryConfig {
  readonly text?: string;
  readonly values?: readonly unknown[];
  /** An empty one keeps the statement from being prepared. */
  readonly name?: string;
  readonly share?: NameShare;
}

/**
 * Not what commands such as BEGIN do, and not all columns of a table, as models read them: PostgreSQL refuses such a
 * prepared statement once a migration has added a column, and an older service runs on beside the migrated tables.
 */
const accepts = (text: string): boolean =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text) && !/(?:\bselect|\breturning|\.|,)\s*\*/i.test(text);

/** Of all connections: the texts of statements are the same everywhere. */
const NAMES = {
  reserved: createStatementNames({ accepts, names: Infinity }),
  asked: createStatementNames({ accepts, names: 300 }),
  other: createStatementNames({ accepts, names: 500 }),
} as const satisfies Record<NameShare, unknown>;

export function prepareRecurring(connection: pg.Client): void {
  const run = connection.query.bind(connection) as (...given: unknown[]) => unknown;
  const prepared = (first: unknown, ...rest: unknown[]): unknown => {
    if (typeof first !== 'object' || first === null) return run(first, ...rest);
    const config = first as QueryConfig;
    const name = config.name ?? NAMES[config.share ?? 'other'](config.text ?? '');
    return run(name === undefined ? config : { ...config, name }, ...rest);
  };
  Object.assign(connection, { query: prepared });
}
