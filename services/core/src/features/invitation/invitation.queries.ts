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

export interface ToldOfDecline {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  /** The institution waits for this person, or another of its researchers, to name somebody else. */
  readonly names_another: boolean;
}

/** Whoever invited and, where the institution needs another official, each of its researchers. */
export async function toldOfDecline(
  database: Database,
  trx: Knex.Transaction,
  { institution_id: institutionId, invited_by: inviter }: Invitation,
  needsAnother: boolean,
): Promise<ToldOfDecline[]> {
  return database.query<ToldOfDecline>(
    {
      text: `select * from (
          select a.id, a.email::text as email, a.first_name, $3 and exists (
            select 1 from core.user_institution ui join core.account_group g on g.account_id = ui.user_id
            where ui.institution_id = $1 and ui.user_id = a.id and ui.verified is distinct from false
              and g.role in ('primary_researcher', 'pi_sbso')) as names_another
          from core.account a
          where a.active and a.verified and (a.id = $2
            or a.id in (select ui.user_id from core.user_institution ui where ui.institution_id = $1))
        ) person where names_another or id = $2 order by id`,
      values: [institutionId, inviter, needsAnother],
    },
    trx,
  );
}
