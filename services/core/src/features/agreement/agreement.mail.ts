/** News of agreements by mail and bell (spec 1 section 4 "RDA"; decisions.md "Institutions"). */
import { nameInMail } from '@portal/contract/plain-names';
import { translate } from '@portal/kit';
import { mailEach, type News, type NewsWords, type TellingWrite } from '../../mail-each.ts';
import { institutionMails } from '../../texts/en/institution-mails.ts';
import type { Recipient } from './recipients.queries.ts';

/** A write to an agreement, and where links of its mails lead. */
export type AgreementWrite = TellingWrite;

export interface AgreementNews extends Pick<News, 'key' | 'template' | 'path'> {
  readonly agreementId: string | null;
  /** The name of the institution, and what is said where it may not stand in a mail. */
  readonly institution: { readonly name: string; readonly otherwise: string };
  readonly write: (institution: string) => NewsWords;
}

export const YOURS = institutionMails.yourInstitution;
export const SOME = institutionMails.anInstitution;

export const tell = (
  write: AgreementWrite,
  recipients: readonly Recipient[],
  { agreementId, institution: { name, otherwise }, ...news }: AgreementNews,
): Promise<void> =>
  mailEach(write, recipients, {
    ...news,
    about: { model: 'agreement', id: agreementId },
    write: () => news.write(nameInMail(name, translate(otherwise))),
  });
