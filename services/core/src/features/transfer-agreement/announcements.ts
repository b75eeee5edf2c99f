/** Mails and notifications about the steps of a Material Transfer Agreement. */
import { ObjectChanged, ORDER_ROLES, type TransferAgreementState } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { say, sql, translate, type Work } from '@portal/kit';
import { z } from 'zod';
import { notifyByMail, type NewsWords } from '../../notify-by-mail.ts';
import { TransferAgreementModel } from '../../models/index.ts';
import { institutionMails } from '../../texts/en/institution-mails.ts';
import { transferMails as words } from '../../texts/en/transfer-mails.ts';
import { listPeopleWithRole, readOfficial, readPerson, type Recipient } from '../agreement/index.ts';

interface TransferNews {
  /** Part of the mail key, together with the agreement's id, so that repeated calls send only one mail. */
  readonly key: string;
  readonly again?: number;
  readonly to: 'official' | 'staff' | 'researcher';
  readonly words: {
    readonly subject: string;
    readonly paragraphs: readonly string[];
    readonly link: string;
  };
  /** Who waits, in a reminder. */
  readonly person?: string;
  /** Text in the writer's own words, added after the other paragraphs. */
  readonly reason?: string;
}

export const announceState = (work: Work, id: string, state: TransferAgreementState): Promise<void> =>
  work.emit(ObjectChanged, { type: 'transfer_agreement.status_changed', id, state });

/** A new official is asked again, also one who returns to office, so each call sends a separate mail. */
export const askToSign = (work: Work, id: string): Promise<void> =>
  mailTransferNews(work, id, { key: 'to-sign', again: Date.now(), to: 'official', words: words.toSign });

export const remindToSign = (work: Work, id: string, person: string): Promise<void> =>
  mailTransferNews(work, id, {
    key: 'reminder',
    again: Date.now(),
    to: 'official',
    words: { ...words.reminder, paragraphs: [words.reminder.person, ...words.toSign.paragraphs] },
    person,
  });

export const notifySigned = (work: Work, id: string): Promise<void> =>
  mailTransferNews(work, id, { key: 'to-execute', to: 'staff', words: words.toExecute });

export async function notifyExecuted(work: Work, id: string): Promise<void> {
  await mailTransferNews(work, id, { key: 'executed-official', to: 'official', words: words.executed });
  await mailTransferNews(work, id, { key: 'executed', to: 'researcher', words: words.executed });
}

export async function notifyDeclined(work: Work, id: string, reason: string): Promise<void> {
  await mailTransferNews(work, id, { key: 'declined', to: 'staff', words: words.declined, reason });
  await mailTransferNews(work, id, {
    key: 'declined-owner',
    to: 'researcher',
    words: words.declinedToOwner,
    reason,
  });
}

/** Asks a new official to sign the agreements that wait for the institution. */
export async function askForTransfers(work: Work, institutionId: number): Promise<void> {
  const waiting = await work
    .of(TransferAgreementModel)
    .matching({ institution_id: institutionId, state: 'signature_needed' });
  for (const { id } of waiting) await askToSign(work, id);
}

async function mailTransferNews(work: Work, id: string, news: TransferNews): Promise<void> {
  const agreement = await work.of(TransferAgreementModel).findById(id);
  if (!agreement) return;
  const recipients = await findRecipients(work, agreement, news.to);
  await notifyByMail(work, recipients, {
    key: `mta-${news.key}:${id}${news.again ? `:${news.again}` : ''}`,
    template: `mta_${news.key.replaceAll('-', '_')}`,
    about: { model: 'transfer-agreement', id },
    requestIds: [agreement.request_id],
    path: `/mta/${id}`,
    write: () => writeNews(agreement, news),
  });
}

function writeNews(
  agreement: TransferAgreementModel,
  { words: newsWords, person = '', reason }: TransferNews,
): NewsWords {
  const values = {
    code: agreement.request_code,
    institution: nameInMail(agreement.institution_name, translate(institutionMails.anInstitution)),
    person: nameInMail(person, translate(words.someResearcher)),
  };
  return {
    subject: say(newsWords.subject, values),
    paragraphs: [...newsWords.paragraphs.map((text) => say(text, values)), ...(reason ? [reason] : [])],
    linkLabel: translate(newsWords.link),
  };
}

function findRecipients(
  work: Work,
  agreement: TransferAgreementModel,
  to: TransferNews['to'],
): Promise<readonly Recipient[]> {
  if (to === 'official') return readOfficial(work, agreement.institution_id);
  if (to === 'researcher') return readPerson(work, agreement.recipient_id);
  return readManagers(work, agreement.request_id);
}

/** Project managers of the brain bank without a conflict of interest; if there are none, the administrators. */
async function readManagers(work: Work, requestId: number): Promise<readonly Recipient[]> {
  const conflicts = await work.rows(
    z.object({ user_id: z.int() }),
    sql`select user_id from researcher_api.involvement_conflict where request_id = ${requestId}`,
  );
  for (const role of ORDER_ROLES) {
    const people = await listPeopleWithRole(work, role);
    const free = people.filter(({ id }) => !conflicts.some(({ user_id: userId }) => userId === id));
    if (free.length > 0) return free;
  }
  return [];
}
