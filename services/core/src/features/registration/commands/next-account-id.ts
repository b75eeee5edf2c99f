import { sql, type Work } from '@portal/kit';
import { z } from 'zod';

/**
 * Reserves the id before the account is inserted, so that the history names the person as actor from the first row on.
 */
export async function nextAccountId(work: Work): Promise<number> {
  const row = await work.row(
    z.object({ id: z.int() }),
    sql`select nextval(pg_get_serial_sequence('core.account', 'id'))::int as id`,
  );
  if (!row) throw new Error('the sequence of accounts gave no id');
  return row.id;
}
