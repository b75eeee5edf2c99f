import { sql, type Work } from '@portal/kit';
import { z } from 'zod';

/** The id of an account that is about to be made: the history names its maker from the first row on. */
export async function nextAccountId(work: Work): Promise<number> {
  const row = await work.row(
    z.object({ id: z.int() }),
    sql`select nextval(pg_get_serial_sequence('core.account', 'id'))::int as id`,
  );
  if (!row) throw new Error('the sequence of accounts gave no id');
  return row.id;
}
