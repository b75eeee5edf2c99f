/** Mails and notifications about agreements (spec 1 section 4 "RDA"; docs/institutions.md). */
import { nameInMail } from '@portal/contract/plain-names';
import { translate, type Work } from '@portal/kit';
import { notifyByMail, type News, type NewsWords } from '../../notify-by-mail.ts';
import { institutionMails } from '../../texts/en/institution-mails.ts';
import type { Recipient } from './recipients.queries.ts';

export interface AgreementNews extends Pick<News, 'key' | 'template' | 'path'> {
  readonly agreementId: string | null;
  /** The name of the institution, and the text that replaces it where a mail must not contain the name. */
  readonly institution: { readonly name: string; readonly otherwise: string };
  readonly write: (institution: string) => NewsWords;
}

export const YOURS = institutionMails.yourInstitution;
export const SOME = institutionMails.anInstitution;

export const mailAgreementNews = (
  work: Work,
  recipients: readonly Recipient[],
  { agreementId, institution: { name, otherwise }, ...news }: AgreementNews,
): Promise<void> =>
  notifyByMail(work, recipients, {
    ...news,
    about: { model: 'agreement', id: agreementId },
    write: () => news.write(nameInMail(name, translate(otherwise))),
  });
