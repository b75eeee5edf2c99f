import { sql, type Work } from '@portal/kit';
import { STAFF_ROLES } from '@portal/contract';
import { spendMails, type Mailing } from '../account-mail/index.ts';
import { mailInvitation } from './invitation.mail.ts';
import { readInvitation } from './invitation.queries.ts';

export interface OfficialToInvite {
  readonly institutionId: number;
  /** Who named the official; told when the official declines. */
  readonly invitedBy: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber?: string | null;
  readonly title?: string | null;
}

/**
 * Invites somebody to be an institution's Signing Official, by mail. An earlier invitation that nobody answered is
 * withdrawn: its link then says so. The status of the institution is the caller's matter.
 * @returns id of the invitation
 */
export async function inviteOfficial(
  work: Work,
  mailing: Mailing,
  official: OfficialToInvite,
): Promise<number> {
  const { database } = mailing;
  await spendInvitation(work, mailing, official);
  // Two who invite at once stand in line here, or both would meet the one open place.
  await database.query(
    { text: 'select 1 from core.institution where id = $1 for update', values: [official.institutionId] },
    work.trx,
  );
  await withdrawInvitations(work, official.institutionId);
  const [row] = await database.query<{ id: number }>(
    {
      text: `insert into core.official_invitation (institution_id, invited_by, first_name, last_name, email, phone_number, title)
        values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      values: [
        official.institutionId,
        official.invitedBy,
        official.firstName.trim(),
        official.lastName.trim(),
        official.email,
        official.phoneNumber?.trim() || null,
        official.title?.trim() || null,
      ],
    },
    work.trx,
  );
  const invitation = row && (await readInvitation(database, row.id, work.trx));
  if (!invitation) throw new Error(`the invitation to institution ${official.institutionId} was not kept`);
  await mailInvitation(work, mailing, invitation);
  return invitation.id;
}

/** Strangers get mail only because somebody typed their address. The foundation's staff invite for many institutions. */
async function spendInvitation(
  work: Work,
  mailing: Mailing,
  { invitedBy, email }: OfficialToInvite,
): Promise<void> {
  if (invitedBy === null) return;
  const staff = await mailing.database.query(
    {
      text: 'select 1 from core.account_group where account_id = $1 and role = any($2) limit 1',
      values: [invitedBy, STAFF_ROLES],
    },
    work.trx,
  );
  await spendMails(work, mailing, staff.length > 0 ? 'staff_link' : 'invitation', invitedBy);
  await spendMails(work, mailing, 'invited', email);
}

/** Takes back what nobody answered yet, for instance when an institution is rejected. */
export async function withdrawInvitations(work: Work, institutionId: number): Promise<void> {
  await work.run(
    sql`with gone as (update core.official_invitation set status = 'withdrawn', answered_at = now()
        where institution_id = ${institutionId} and status = 'invited' returning id)
      update core.link_token set consumed_at = now()
      where invitation_id in (select id from gone) and consumed_at is null`,
  );
}
