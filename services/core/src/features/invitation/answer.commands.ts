/** An invited official says yes or no (spec 1 sections 2 and 4; decisions.md "Institutions"). */
import { INSTITUTION_TRANSITIONS, excludedPairs, type Role } from '@portal/contract';
import { AppError, wrongState, type Work } from '@portal/kit';
import { askNewOfficial } from '../agreement/index.ts';
import { announceReadiness } from '../institution/index.ts';
import { consumeLink, lookAtLink, type Mailing } from '../account-mail/index.ts';
import { unknownLink, usedLink } from './link.errors.ts';
import { mailDeclined, mailInvitation } from './invitation.mail.ts';
import { lockOpenInvitation, toldOfDecline, type Invitation } from './invitation.queries.ts';

const EXPIRED = 'This invitation has expired';

/**
 * Uses the token up and holds the invitation. Of two who answer at once, one goes on.
 * @throws NOT_FOUND for a token that never was; WRONG_STATE for one that is over, answered or withdrawn
 */
export async function takeInvitation(work: Work, { database }: Mailing, token: string): Promise<Invitation> {
  const link = await consumeLink(work, 'invitation', token);
  if (!link?.invitation_id) {
    const known = await lookAtLink(work, token);
    if (known?.kind !== 'invitation') throw unknownLink();
    throw known.used ? usedLink() : wrongState(EXPIRED);
  }
  const invitation = await lockOpenInvitation(database, work.trx, link.invitation_id);
  if (!invitation) throw usedLink();
  return invitation;
}

/** Makes the account the institution's current official. The account exists and may hold the role. */
export async function takeOffice(
  work: Work,
  { database, publicUrl }: Mailing,
  invitation: Invitation,
  accountId: number,
): Promise<void> {
  const run = (text: string, values: readonly unknown[]) => database.query({ text, values }, work.trx);
  await run(`insert into core.account_group (account_id, role) values ($1, 'sbso') on conflict do nothing`, [
    accountId,
  ]);
  await run("update core.account set primary_role = coalesce(primary_role, 'sbso') where id = $1", [
    accountId,
  ]);
  await run(
    `insert into core.user_institution (user_id, institution_id, "primary", verified, last_checked)
     values ($1, $2, not exists (select 1 from core.user_institution where user_id = $1 and "primary"), true, now())
     on conflict (user_id, institution_id) do update set verified = true, last_checked = now(), removal_reason = null`,
    [accountId, invitation.institution_id],
  );
  await run('update core.institution set current_io_id = $2 where id = $1', [
    invitation.institution_id,
    accountId,
  ]);
  await run(
    "update core.official_invitation set status = 'accepted', account_id = $2, answered_at = now() where id = $1",
    [invitation.id, accountId],
  );
  // The official too, and whoever waits to be confirmed by one.
  await announceReadiness(work, invitation.institution_id);
  // The approval asked nobody to sign while there was no official.
  await askNewOfficial({ work, publicUrl }, invitation.institution_id);
}

/** @throws WRONG_STATE, told only to whoever holds the link and so the mailbox */
export async function checkMayTakeOffice(
  work: Work,
  { database, supportEmail }: Mailing,
  account: { readonly id: number; readonly active: boolean },
): Promise<void> {
  if (!account.active)
    throw wrongState(`The account of this address is not active. Please write to ${supportEmail}`);
  const held = await database.query<{ role: Role }>(
    { text: 'select role from core.account_group where account_id = $1', values: [account.id] },
    work.trx,
  );
  const roles = new Set<Role>([...held.map(({ role }) => role), 'sbso']);
  if (excludedPairs([...roles]).length > 0)
    throw new AppError(
      'CONFLICT',
      `You have an account as a researcher or reviewer with this address, and such a person cannot be the Signing Official too. Please decline the invitation, or write to ${supportEmail}`,
    );
}

/**
 * The official says no: an institution that has nobody else needs another one (status 6), and its researchers are told.
 * Where it has an official, or was approved or rejected, it stays as it is, and whoever invited is told.
 */
export async function declineInvitation(
  work: Work,
  mailing: Mailing,
  token: string,
  reason: string | undefined,
): Promise<void> {
  const { database } = mailing;
  const invitation = await takeInvitation(work, mailing, token);
  await database.query(
    {
      text: "update core.official_invitation set status = 'declined', reason = $2, answered_at = now() where id = $1",
      values: [invitation.id, reason?.trim() || null],
    },
    work.trx,
  );
  const { from, to } = INSTITUTION_TRANSITIONS.decline;
  const moved = await database.query(
    {
      text: `update core.institution set status = $2
        where id = $1 and status = any($3::int[]) and current_io_id is null returning 1`,
      values: [invitation.institution_id, to, from],
    },
    work.trx,
  );
  const needsAnother = moved.length > 0;
  for (const person of await toldOfDecline(database, work.trx, invitation, needsAnother))
    await mailDeclined(work, mailing, invitation, { person, reason });
}

/** A fresh link for an invitation that still waits. @returns false when it does not */
export async function remindInvited(work: Work, mailing: Mailing, invitationId: number): Promise<boolean> {
  const invitation = await lockOpenInvitation(mailing.database, work.trx, invitationId);
  if (invitation) await mailInvitation(work, mailing, invitation);
  return invitation !== undefined;
}
