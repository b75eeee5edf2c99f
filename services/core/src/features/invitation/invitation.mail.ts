/** Mails around an invitation as Signing Official (spec 1 section 2). */
import { randomUUID } from 'node:crypto';
import { NotificationRequested } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { escapeHtml, type Work } from '@portal/kit';
import { sendLink, sendMail, type Mailing } from '../account-mail/index.ts';
import type { Invitation, ToldOfDecline } from './invitation.queries.ts';

export async function mailInvitation(work: Work, mailing: Mailing, invitation: Invitation): Promise<void> {
  const { productName, foundationName } = mailing;
  const institutionName = nameInMail(invitation.institution_name, 'an institution');
  const institution = escapeHtml(institutionName);
  const inviter = escapeHtml(
    invitation.inviter_name ? nameInMail(invitation.inviter_name, 'A researcher') : foundationName,
  );
  await sendLink(
    work,
    mailing,
    { kind: 'invitation', invitationId: invitation.id },
    {
      key: `invite-official:${invitation.id}:${randomUUID()}`,
      template: 'invite_official',
      about: { model: 'institution', id: invitation.institution_id },
      to: invitation,
      subject: `Please act as Signing Official of ${institutionName}`,
      text: (
        links,
      ) => `<p>${inviter} named you as the Signing Official of ${institution} in ${escapeHtml(productName)}, where researchers request data and samples for autism research.</p>
<p>A Signing Official confirms the details of the institution and signs the Researcher Distribution Agreement for it. You need an account for this; it takes a few minutes.</p>
<p><a href="${links.verify}">Accept and create my account</a></p>
<p>Are you not the right person? <a href="${links.decline}">Decline the invitation</a>, and we will ask for somebody else.</p>
<p>The link works once, within 7 days. After that, use it once more and we will send you a new one.</p>`,
    },
  );
}

/** To those who can name another official, and to whoever invited the one that said no. */
export async function mailDeclined(
  work: Work,
  mailing: Mailing,
  invitation: Invitation,
  { person, reason }: { readonly person: ToldOfDecline; readonly reason: string | undefined },
): Promise<void> {
  const { publicUrl } = mailing;
  const { institution_id: institutionId } = invitation;
  const institution = nameInMail(invitation.institution_name, 'your institution');
  const official = escapeHtml(
    nameInMail(`${invitation.first_name} ${invitation.last_name}`, 'The person who was invited'),
  );
  const why = reason?.trim() ? `<p>The reason given: ${escapeHtml(reason.trim())}</p>\n` : '';
  const key = `official-declined:${invitation.id}:${person.id}`;
  const next = person.names_another
    ? {
        subject: `${institution} needs another Signing Official`,
        text: '<p>Please name somebody else who may sign for the institution.</p>\n',
        path: '/revise-institution-officer',
        label: 'Name another Signing Official',
      }
    : {
        subject: `An invitation as Signing Official of ${institution} was declined`,
        text: '',
        path: `/institution/${institutionId}`,
        label: 'See the institution',
      };
  await sendMail(work, {
    key,
    template: 'official_declined',
    about: { model: 'institution', id: institutionId },
    to: person,
    subject: next.subject,
    text: `<p>${official} declined to be the Signing Official of ${escapeHtml(institution)}.</p>
${why}${next.text}<p><a href="${publicUrl}${next.path}">${next.label}</a></p>`,
  });
  await work.emit(NotificationRequested, {
    key,
    recipient_ids: [person.id],
    message: next.subject,
    redirect: next.path,
  });
}
