import type { Knex } from 'knex';
import type { NameShare } from '../sql/statement.ts';

/** The author of a transaction's changes, and the call in which they are made. */
export interface Author {
  readonly actorId: number | null;
  readonly impersonatorId?: number | null;
  /** The machine key that acts in the name of `actorId`. */
  readonly machineKeyId?: number | null;
  readonly correlationId?: string | null;
}

/** Names the author for the history trigger. Uses `set_config`, because `SET LOCAL` takes no parameters. */
export async function setAuthor(trx: Knex.Transaction, author: Author): Promise<void> {
  const setting = trx.raw(
    "select set_config('app.actor', ?, true), set_config('app.impersonator', ?, true), set_config('app.machine_key', ?, true), set_config('app.correlation_id', ?, true)",
    [
      String(author.actorId ?? ''),
      String(author.impersonatorId ?? ''),
      String(author.machineKeyId ?? ''),
      author.correlationId ?? '',
    ],
  );
  await setting.options({ share: 'reserved' satisfies NameShare });
}
