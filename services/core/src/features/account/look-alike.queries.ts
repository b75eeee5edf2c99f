/** Accounts whose address looks like another one: nobody gets an account that others take for somebody else's. */
import type { Database } from '@portal/kit';
import type { Knex } from 'knex';

export interface LookAlike {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
}

/**
 * The account that `email` could be taken for, other than `ownId` and than one with this very address. One that nobody ever
 * confirmed is no reason to refuse: whoever registers it first could keep its true owner out. Of two who ask at once for
 * such addresses the second waits for the first.
 */
export async function findLookAlike(
  database: Database,
  trx: Knex.Transaction,
  email: string,
  ownId?: number,
): Promise<LookAlike | undefined> {
  await database.query(
    {
      text: "select pg_advisory_xact_lock(hashtext('address'), hashtext(core.address_skeleton($1)))",
      values: [email],
    },
    trx,
  );
  const [row] = await database.query<LookAlike>(
    {
      text: `select a.id, a.email::text as email, a.first_name from core.account a
        where core.address_skeleton(a.email::text) = core.address_skeleton($1) and a.email <> $1::citext
          and a.id is distinct from $2 and (a.verified or a.password_hash is null)
        order by a.verified desc, a.id limit 1`,
      values: [email, ownId ?? null],
    },
    trx,
  );
  return row;
}
