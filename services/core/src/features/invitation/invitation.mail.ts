/** Mails around an invitation as Signing Official (spec 1 section 2). */
import { randomUUID } from 'node:crypto';
import { notifyPerson } from '@portal/common';
import { nameInMail } from '@portal/contract/plain-names';
import { say, translate, type Work } from '@portal/kit';
import { institutionMails } from '../../texts/en/institution-mails.ts';
import { linkedText, sendLink, type Mailing } from '../account-mail/index.ts';
import type { Invitation, DeclineRecipient } from './invitation.queries.ts';

export async function mailInvitation(work: Work, mailing: Mailing, invitation: Invitation): Promise<void> {
  const { productName: product, foundationName } = mailing;
  const words = institutionMails.invitation;
  const name = (): string =>
    nameInMail(invitation.institution_name, translate(institutionMails.anInstitution));
  const inviter = (): string =>
    invitation.inviter_name
      ? nameInMail(invitation.inviter_name, translate(institutionMails.aResearcher))
      : foundationName;
  await sendLink(work, mailing, { kind: 'invitation', invitationId: invitation.id }, invitation, {
    key: `invite-official:${invitation.id}:${randomUUID()}`,
    template: 'invite_official',
    about: { model: 'institution', id: invitation.institution_id },
    write: ({ verify: path, decline }) => ({
      subject: say(words.subject, { institution: name() }),
      paragraphs: [
        say(words.named, { inviter: inviter(), institution: name(), product }),
        translate(words.tasks),
      ],
      link: { label: translate(words.link), path },
      closing: [linkedText(words.decline, { decline: { path: decline } }), translate(words.limits)],
    }),
  });
}

/** Sent to the people who can name another official, and to the inviter. */
export async function mailDeclined(
  work: Work,
  invitation: Invitation,
  { person, reason }: { readonly person: DeclineRecipient; readonly reason: string | undefined },
): Promise<void> {
  const words = institutionMails.declined;
  const why = reason?.trim() ?? '';
  const path = person.names_another
    ? '/revise-institution-officer'
    : `/institution/${invitation.institution_id}`;
  const name = (): string =>
    nameInMail(invitation.institution_name, translate(institutionMails.yourInstitution));
  const official = (): string =>
    nameInMail(`${invitation.first_name} ${invitation.last_name}`, translate(institutionMails.invitedPerson));
  const subject = (): string =>
    say((person.names_another ? words.nameAnother : words.notified).subject, { institution: name() });
  const label = person.names_another ? words.nameAnother.link : institutionMails.seeInstitution;
  await notifyPerson(
    work,
    { id: person.id, email: person.email, name: person.first_name },
    {
      key: `official-declined:${invitation.id}:${person.id}`,
      template: 'official_declined',
      about: { model: 'institution', id: invitation.institution_id },
      actorId: null,
      path,
      bell: subject,
      mail: () => ({
        subject: subject(),
        paragraphs: [
          say(words.declined, { official: official(), institution: name() }),
          ...(why === '' ? [] : [say(words.reason, { reason: why })]),
          ...(person.names_another ? [translate(words.nameAnother.next)] : []),
        ],
        link: { label: translate(label), path },
      }),
    },
  );
}
