/** Someone is invited to be an institution's Signing Official, and says yes or no (spec 1 sections 2 and 4). */
import { INSTITUTION_TRANSITIONS, MESSAGES, STAFF_ROLES, excludedPairs } from '@portal/contract';
import { AppError, notFound, now, say, sql, type Work, wrongState } from '@portal/kit';
import { institutionRefusals } from '../../texts/en/institution-refusals.ts';
import {
  AccountGroupModel,
  InstitutionModel,
  OfficialInvitationModel,
  type AccountModel,
} from '../../models/index.ts';
import { consumeLink, lookAtLink, spendMails, type Mailing } from '../account-mail/index.ts';
import { askNewOfficial } from '../agreement/index.ts';
import { askForTransfers } from '../transfer-agreement/index.ts';
import { announceReadiness, recordReason } from '../institution/index.ts';
import { mailDeclined, mailInvitation } from './invitation.mail.ts';
import {
  lockOpenInvitation,
  readInvitation,
  readDeclineRecipients,
  type Invitation,
} from './invitation.queries.ts';

export const unknownLink = (): AppError => notFound(MESSAGES.tokenUnverified);
export const usedLink = (): AppError => wrongState(institutionRefusals.invitation.linkUsed);

export interface OfficialToInvite {
  readonly institutionId: number;
  /** Who named the official; notified when the official declines. */
  readonly invitedBy: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber?: string | null;
  readonly title?: string | null;
}

/**
 * Invites someone by mail. An earlier invitation that no one answered is withdrawn: its link then says so. The status of
 * the institution is the caller's matter.
 * @returns id of the invitation
 */
export async function inviteOfficial(
  work: Work,
  mailing: Mailing,
  official: OfficialToInvite,
): Promise<number> {
  await spendInvitation(work, mailing, official);
  // Two who invite in parallel wait in line here, or both would meet the one open place.
  await work.run(sql`select 1 from core.institution where id = ${official.institutionId} for update`);
  await withdrawInvitations(work, official.institutionId);
  const { id } = await work.of(OfficialInvitationModel).insert({
    institution_id: official.institutionId,
    invited_by: official.invitedBy,
    first_name: official.firstName.trim(),
    last_name: official.lastName.trim(),
    email: official.email,
    phone_number: official.phoneNumber?.trim() || null,
    title: official.title?.trim() || null,
  });
  const invitation = await readInvitation(work, id);
  if (!invitation) throw new Error(`the invitation to institution ${official.institutionId} was not kept`);
  await mailInvitation(work, mailing, invitation);
  return id;
}

/** Strangers get mail only because someone typed their address. The foundation's staff invite for many institutions. */
async function spendInvitation(
  work: Work,
  mailing: Mailing,
  { invitedBy, email }: OfficialToInvite,
): Promise<void> {
  if (invitedBy === null) return;
  const staff = await work
    .read(AccountGroupModel)
    .matching({ account_id: invitedBy, role: STAFF_ROLES })
    .first();
  await spendMails(work, mailing, staff ? 'staff_link' : 'invitation', invitedBy);
  await spendMails(work, mailing, 'invited', email);
}

/** Takes back what no one answered yet, for instance when an institution is rejected. */
export async function withdrawInvitations(work: Work, institutionId: number): Promise<void> {
  await work.run(
    sql`with gone as (update core.official_invitation set status = 'withdrawn', answered_at = now()
        where institution_id = ${institutionId} and status = 'invited' returning id)
      update core.link_token set consumed_at = now()
      where invitation_id in (select id from gone) and consumed_at is null`,
  );
}

/** A fresh link for an invitation that still waits. */
export async function remindInvited(work: Work, mailing: Mailing, invitationId: number): Promise<void> {
  const invitation = await lockOpenInvitation(work, invitationId);
  if (invitation) await mailInvitation(work, mailing, invitation);
}

/**
 * Uses the token up and locks the invitation. Of two who answer in parallel, one continues.
 * @throws NOT_FOUND for a token that never was; WRONG_STATE for one that is over, answered or withdrawn
 */
export async function takeInvitation(work: Work, token: string): Promise<Invitation> {
  const link = await consumeLink(work, 'invitation', token);
  if (!link?.invitation_id) {
    const known = await lookAtLink(work, token);
    if (known?.kind !== 'invitation') throw unknownLink();
    throw known.used ? usedLink() : wrongState(institutionRefusals.invitation.expired);
  }
  const invitation = await lockOpenInvitation(work, link.invitation_id);
  if (!invitation) throw usedLink();
  return invitation;
}

/** @throws WRONG_STATE, shown only to the person who has the link and so the mailbox */
export async function checkMayTakeOffice(
  work: Work,
  { supportEmail }: Pick<Mailing, 'supportEmail'>,
  account: Pick<AccountModel, 'active' | 'id'>,
): Promise<void> {
  if (!account.active)
    throw wrongState(say(institutionRefusals.invitation.accountInactive, { support: supportEmail }));
  const assigned = await work.read(AccountGroupModel).matching({ account_id: account.id });
  if (excludedPairs([...new Set([...assigned.map(({ role }) => role), 'sbso' as const])]).length > 0)
    throw new AppError(
      'CONFLICT',
      say(institutionRefusals.invitation.researcherHere, { support: supportEmail }),
    );
}

/** Makes the account the institution's current official. The account exists and may have the role. */
export async function takeOffice(
  work: Work,
  { id, institution_id: institutionId }: Invitation,
  accountId: number,
): Promise<void> {
  await work.run(
    sql`insert into core.account_group (account_id, role) values (${accountId}, 'sbso') on conflict do nothing`,
  );
  await work.run(
    sql`update core.account set primary_role = coalesce(primary_role, 'sbso') where id = ${accountId}`,
  );
  await work.run(
    sql`insert into core.user_institution (user_id, institution_id, "primary", verified, last_checked)
      values (${accountId}, ${institutionId},
        not exists (select 1 from core.user_institution where user_id = ${accountId} and "primary"), true, now())
      on conflict (user_id, institution_id) do update set verified = true, last_checked = now(), removal_reason = null`,
  );
  await work.of(InstitutionModel).findById(institutionId).patch({ current_io_id: accountId });
  await work
    .of(OfficialInvitationModel)
    .findById(id)
    .patch({ status: 'accepted', account_id: accountId, answered_at: now() });
  // The official too, and the person who waits to be confirmed by one.
  await announceReadiness(work, institutionId);
  // The approval asked no one to sign while there was no official.
  await askNewOfficial(work, institutionId);
  await askForTransfers(work, institutionId);
}

/**
 * The official says no: an institution that has no one else needs another one (status 6), and its researchers are notified.
 * Where it has an official, or was approved or rejected, it stays as it is, and the person who invited is notified.
 */
export async function declineInvitation(
  work: Work,
  mailing: Mailing,
  token: string,
  reason: string | undefined,
): Promise<void> {
  const invitation = await takeInvitation(work, token);
  await work
    .of(OfficialInvitationModel)
    .findById(invitation.id)
    .patch({ status: 'declined', reason: reason?.trim() || null, answered_at: now() });
  const { from, to } = INSTITUTION_TRANSITIONS.decline;
  const moved = await work
    .of(InstitutionModel)
    .patch({ status: to })
    .matching({ id: invitation.institution_id, status: from, current_io_id: null });
  if (moved > 0) await recordReason(work, invitation.institution_id, reason);
  for (const person of await readDeclineRecipients(work, invitation, moved > 0))
    await mailDeclined(work, invitation, { person, reason });
}
