import { notFound, type Database } from '@portal/kit';
import type { Knex } from 'knex';

export interface Account {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly display_name: string;
  readonly password_hash: string | null;
  readonly active: boolean;
  readonly verified: boolean;
}

/** What commands on one account need of it. @throws NOT_FOUND */
export async function findAccount(
  database: Database,
  userId: number,
  trx?: Knex.Transaction,
): Promise<Account> {
  const [row] = await database.query<Account>(
    {
      text: `select id, email::text as email, first_name, first_name || ' ' || last_name as display_name, password_hash,
          active, verified
        from core.account where id = $1`,
      values: [userId],
    },
    trx,
  );
  if (!row) throw notFound();
  return row;
}
