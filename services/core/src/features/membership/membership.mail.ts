/** Mails about belonging to an institution. */
import { notify, say, type Work } from '@portal/kit';
import { randomUUID } from 'node:crypto';
import { notifyByMail, type MailReader } from '../../notify-by-mail.ts';
import { readAdministratorIds } from '../institution/index.ts';
import { institutionMails } from '../../texts/en/institution-mails.ts';

interface InstitutionMail {
  readonly work: Work;
  readonly institution: { readonly id: number; readonly name: string };
}

/** @param isExecuted whether the agreement is executed, so that the joinder can be accepted now */
export const mailConfirmed = (
  write: InstitutionMail,
  person: MailReader,
  isExecuted: boolean,
): Promise<void> => {
  const { id, name: institution } = write.institution;
  const words = institutionMails.memberConfirmed;
  return notifyByMail(write.work, [person], {
    key: `institution_member_confirmed:${id}:${Date.now()}`,
    template: 'institution_member_confirmed',
    about: { model: 'institution', id: String(id) },
    path: '/joinder',
    write: () => ({
      subject: say(words.subject, { institution }),
      paragraphs: [say(words.confirmed, { institution }), say(isExecuted ? words.executed : words.unsigned)],
      linkLabel: say(words.link),
    }),
  });
};

/** A notification is created too, although the person may no longer be able to sign in. */
export const mailDisowned = (write: InstitutionMail, person: MailReader, reason: string): Promise<void> => {
  const { id, name: institution } = write.institution;
  const words = institutionMails.memberRemoved;
  return notifyByMail(write.work, [person], {
    key: `institution_member_disowned:${id}:${Date.now()}`,
    template: 'institution_member_disowned',
    about: { model: 'institution', id: String(id) },
    path: '/',
    write: () => ({
      subject: say(words.subject, { institution }),
      paragraphs: [say(words.notified, { institution }), say(words.reason, { reason }), say(words.ended)],
      linkLabel: say(words.link),
    }),
  });
};

/** Notifies administrators that the researchers of an institution were verified for the year. */
export async function notifyOfVerification(
  work: Work,
  { id, name: institution }: InstitutionMail['institution'],
  { confirmed, removed }: { readonly confirmed: number; readonly removed: number },
): Promise<void> {
  await notify(work, {
    key: `institution-verified:${id}:${randomUUID()}`,
    recipients: await readAdministratorIds(work),
    message: () => say(institutionMails.verified, { institution, confirmed, removed }),
    redirect: `/institution/${id}`,
  });
}
