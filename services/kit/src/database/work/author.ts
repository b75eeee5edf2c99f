import type { Knex } from 'knex';
import type { NameShare } from '../sql/statement.ts';

/** Who changes what a transaction changes, and in which call. */
export interface Author {
  readonly actorId: number | null;
  readonly impersonatorId?: number | null;
  readonly correlationId?: string | null;
}

/** Informs the history trigger. `SET LOCAL` takes no parameters, `set_config` does. */
export async function setAuthor(trx: Knex.Transaction, author: Author): Promise<void> {
  const setting = trx.raw(
    "select set_config('app.actor', ?, true), set_config('app.impersonator', ?, true), set_config('app.correlation_id', ?, true)",
    [String(author.actorId ?? ''), String(author.impersonatorId ?? ''), author.correlationId ?? ''],
  );
  await setting.options({ share: 'reserved' satisfies NameShare });
}
