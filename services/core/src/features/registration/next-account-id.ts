import type { Database } from '@portal/kit';
import type { Knex } from 'knex';

/** The id of an account that is about to be made: the history names its maker from the first row on. */
export async function nextAccountId(database: Database, trx: Knex.Transaction): Promise<number> {
  const [row] = await database.query<{ id: number }>(
    { text: "select nextval(pg_get_serial_sequence('core.account', 'id'))::int as id", values: [] },
    trx,
  );
  if (!row) throw new Error('the sequence of accounts gave no id');
  return row.id;
}
