/**
 * Invites a person to be an institution's Signing Official, and handles acceptance and refusal (spec 1 sections 2 and
 * 4).
 */
import { INSTITUTION_TRANSITIONS, MESSAGES, STAFF_ROLES, excludedPairs } from '@portal/contract';
import { AppError, notFound, now, say, sql, type Work, wrongState } from '@portal/kit';
import { institutionRefusals } from '../../texts/en/institution-refusals.ts';
import {
  AccountGroupModel,
  InstitutionModel,
  OfficialInvitationModel,
  type AccountModel,
} from '../../models/index.ts';
import { consumeLink, readLink, spendMails, type Mailing } from '../account-mail/index.ts';
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
  /** The person who named the official; notified when the official declines. */
  readonly invitedBy: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber?: string | null;
  readonly title?: string | null;
}

/**
 * Invites a person by mail. An unanswered earlier invitation is withdrawn, and its link then says so. The caller sets
 * the status of the institution.
 * @returns id of the invitation
 */
export async function inviteOfficial(
  work: Work,
  mailing: Mailing,
  official: OfficialToInvite,
): Promise<number> {
  await spendInvitation(work, mailing, official);
  // The lock makes parallel invitations wait for each other; otherwise both would find that no invitation is open.
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

/**
 * Limits invitations, because their recipients did not ask for mail. Staff have a higher limit, because they invite for
 * many institutions.
 */
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

/** Withdraws unanswered invitations, for example when the institution is rejected. */
export async function withdrawInvitations(work: Work, institutionId: number): Promise<void> {
  await work.run(
    sql`with gone as (update core.official_invitation set status = 'withdrawn', answered_at = now()
        where institution_id = ${institutionId} and status = 'invited' returning id)
      update core.link_token set consumed_at = now()
      where invitation_id in (select id from gone) and consumed_at is null`,
  );
}

/** Sends a new link for an invitation that is still open. */
export async function remindInvited(work: Work, mailing: Mailing, invitationId: number): Promise<void> {
  const invitation = await lockOpenInvitation(work, invitationId);
  if (invitation) await mailInvitation(work, mailing, invitation);
}

/**
 * Uses up the token and locks the invitation. Of two parallel answers only one continues.
 * @throws NOT_FOUND for an unknown token; WRONG_STATE for an invitation that is expired, answered or withdrawn
 */
export async function takeInvitation(work: Work, token: string): Promise<Invitation> {
  const link = await consumeLink(work, 'invitation', token);
  if (!link?.invitation_id) {
    const known = await readLink(work, token);
    if (known?.kind !== 'invitation') throw unknownLink();
    throw known.used ? usedLink() : wrongState(institutionRefusals.invitation.expired);
  }
  const invitation = await lockOpenInvitation(work, link.invitation_id);
  if (!invitation) throw usedLink();
  return invitation;
}

/** @throws WRONG_STATE, shown only to a person who has the link and so owns the mailbox */
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

/** Makes the account the institution's current official. The caller has checked that the account may have the role. */
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
  // This concerns the official and also the people who wait for confirmation by an official.
  await announceReadiness(work, institutionId);
  // The approval could not ask anyone to sign while there was no official.
  await askNewOfficial(work, institutionId);
  await askForTransfers(work, institutionId);
}

/**
 * The invited person declines. An institution without another official gets status 6, and its researchers are notified.
 * An institution that has an official, or was approved or rejected, does not change; the inviter is notified.
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
