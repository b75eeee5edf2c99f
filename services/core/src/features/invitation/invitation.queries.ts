import { sql, type Reads, type Work } from '@portal/kit';
import { z } from 'zod';

const Invitation = z.object({
  id: z.int(),
  institution_id: z.int(),
  institution_name: z.string(),
  invited_by: z.int().nullable(),
  /** Empty when no individual person sent the invitation. */
  inviter_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  title: z.string().nullable(),
  status: z.enum(['invited', 'accepted', 'declined', 'withdrawn']),
  /** Whether an account with this address can already sign in. */
  has_account: z.boolean(),
});
export type Invitation = Readonly<z.output<typeof Invitation>>;

export const readInvitation = (reads: Reads, id: number): Promise<Invitation | undefined> =>
  reads.row(
    Invitation,
    sql`select v.id, v.institution_id, i.name as institution_name, v.invited_by,
        coalesce(b.first_name || ' ' || b.last_name, '') as inviter_name, v.first_name, v.last_name,
        v.email::text as email, v.phone_number, v.title, v.status,
        exists (select 1 from core.account a where a.email = v.email and a.verified) as has_account
      from core.official_invitation v join core.institution i on i.id = v.institution_id
        left join core.account b on b.id = v.invited_by
      where v.id = ${id}`,
  );

/** Locks the invitation until the transaction ends; undefined when it was answered or withdrawn. */
export async function lockOpenInvitation(work: Work, id: number): Promise<Invitation | undefined> {
  const open = await work.run(
    sql`select 1 from core.official_invitation where id = ${id} and status = 'invited' for update`,
  );
  return open > 0 ? readInvitation(work, id) : undefined;
}

const DeclineRecipient = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  /** Whether this person may name another official because the institution has none. */
  names_another: z.boolean(),
});
export type DeclineRecipient = Readonly<z.output<typeof DeclineRecipient>>;

/** The inviter and, when the institution needs another official, each of its researchers. */
export const readDeclineRecipients = (
  reads: Reads,
  { institution_id: institutionId, invited_by: inviter }: Invitation,
  needsAnother: boolean,
): Promise<DeclineRecipient[]> =>
  reads.rows(
    DeclineRecipient,
    sql`select * from (
        select a.id, a.email::text as email, a.first_name, ${needsAnother}::boolean and exists (
          select 1 from core.user_institution ui join core.account_group g on g.account_id = ui.user_id
          where ui.institution_id = ${institutionId} and ui.user_id = a.id and ui.verified is distinct from false
            and g.role in ('primary_researcher', 'pi_sbso')) as names_another
        from core.account a
        where a.active and a.verified and (a.id = ${inviter}
          or a.id in (select ui.user_id from core.user_institution ui where ui.institution_id = ${institutionId}))
      ) person where names_another or id = ${inviter} order by id`,
  );
