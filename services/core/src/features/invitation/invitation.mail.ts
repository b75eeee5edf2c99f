/** Mails around an invitation as Signing Official (spec 1 section 2). */
import { randomUUID } from 'node:crypto';
import { nameInMail } from '@portal/contract/plain-names';
import { notify, say, translate, type Work } from '@portal/kit';
import { institutionMails } from '../../texts/en/institution-mails.ts';
import { action, paragraph, sendLink, sendMail, type Mailing } from '../account-mail/index.ts';
import type { Invitation, ToldOfDecline } from './invitation.queries.ts';

export async function mailInvitation(work: Work, mailing: Mailing, invitation: Invitation): Promise<void> {
  const { productName: product, foundationName } = mailing;
  const words = institutionMails.invitation;
  const name = (): string =>
    nameInMail(invitation.institution_name, translate(institutionMails.anInstitution));
  const inviter = (): string =>
    invitation.inviter_name
      ? nameInMail(invitation.inviter_name, translate(institutionMails.aResearcher))
      : foundationName;
  await sendLink(
    work,
    mailing,
    { kind: 'invitation', invitationId: invitation.id },
    {
      key: `invite-official:${invitation.id}:${randomUUID()}`,
      template: 'invite_official',
      about: { model: 'institution', id: invitation.institution_id },
      to: invitation,
      subject: () => say(words.subject, { institution: name() }),
      text: (links) =>
        [
          paragraph(words.named, { inviter: inviter(), institution: name(), product }),
          paragraph(words.tasks),
          action(words.link, links.verify),
          paragraph(words.decline, {}, { decline: links.decline }),
          paragraph(words.limits),
        ].join('\n'),
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
  const words = institutionMails.declined;
  const why = reason?.trim() ?? '';
  const key = `official-declined:${invitation.id}:${person.id}`;
  const path = person.names_another
    ? '/revise-institution-officer'
    : `/institution/${invitation.institution_id}`;
  const name = (): string =>
    nameInMail(invitation.institution_name, translate(institutionMails.yourInstitution));
  const official = (): string =>
    nameInMail(`${invitation.first_name} ${invitation.last_name}`, translate(institutionMails.invitedPerson));
  const subject = (): string =>
    say((person.names_another ? words.nameAnother : words.told).subject, { institution: name() });
  const label = person.names_another ? words.nameAnother.link : institutionMails.seeInstitution;
  await sendMail(work, {
    key,
    template: 'official_declined',
    about: { model: 'institution', id: invitation.institution_id },
    to: person,
    subject,
    text: () =>
      [
        paragraph(words.said, { official: official(), institution: name() }),
        ...(why === '' ? [] : [paragraph(words.reason, { reason: why })]),
        ...(person.names_another ? [paragraph(words.nameAnother.next)] : []),
        action(label, mailing.publicUrl + path),
      ].join('\n'),
  });
  await notify(work, { key, recipients: [person.id], message: subject, redirect: path });
}
