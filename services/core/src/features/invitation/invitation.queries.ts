import type { Database } from '@portal/kit';
import type { Knex } from 'knex';

export interface Invitation {
  readonly id: number;
  readonly institution_id: number;
  readonly institution_name: string;
  readonly invited_by: number | null;
  /** Empty when nobody in particular invited. */
  readonly inviter_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_number: string | null;
  readonly title: string | null;
  readonly status: 'invited' | 'accepted' | 'declined' | 'withdrawn';
  /** Somebody with this address can sign in already. */
  readonly has_account: boolean;
}

export async function readInvitation(
  database: Database,
  id: number,
  trx?: Knex.Transaction,
): Promise<Invitation | undefined> {
  const [row] = await database.query<Invitation>(
    {
      text: `select v.id, v.institution_id, i.name as institution_name, v.invited_by,
          coalesce(b.first_name || ' ' || b.last_name, '') as inviter_name, v.first_name, v.last_name,
          v.email::text as email, v.phone_number, v.title, v.status,
          exists (select 1 from core.account a where a.email = v.email and a.verified) as has_account
        from core.official_invitation v join core.institution i on i.id = v.institution_id
          left join core.account b on b.id = v.invited_by
        where v.id = $1`,
      values: [id],
    },
    trx,
  );
  return row;
}

/** The invitation, held until the transaction ends, if nobody answered or withdrew it. */
export async function lockOpenInvitation(
  database: Database,
  trx: Knex.Transaction,
  id: number,
): Promise<Invitation | undefined> {
  const [open] = await database.query<{ found: number }>(
    {
      text: "select 1 as found from core.official_invitation where id = $1 and status = 'invited' for update",
      values: [id],
    },
    trx,
  );
  return open ? readInvitation(database, id, trx) : undefined;
}
