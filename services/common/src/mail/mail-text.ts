import { REQUEST_TYPE_LABELS } from '@portal/contract';
import { getLocale } from '@portal/contract/language';
import { asMailValue } from '@portal/contract/mail-rules';
import { currentLanguage, say, translate } from '@portal/kit';
import { mail as words } from '../texts/en/mail.ts';
import { requestAddress, type RequestAddress } from './request-address.ts';
import type { PersonOfRequests } from './notify-person.ts';
import type { MailText } from './send-mail.ts';

/** A date and time such as '12/31/2026, 2:05 PM EST'. It names the time zone, because that of the reader is unknown. */
export const writeMoment = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(getLocale(currentLanguage()), {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(moment);

export interface RequestsMail {
  readonly subject: string;
  /** Paragraphs above and below the list, as plain text. */
  readonly above: readonly string[];
  readonly below: readonly string[];
  /** Address to which each line links; by default the page of the request. */
  readonly address?: RequestAddress;
}

/** Writes an email with one line and link for each request, in the current language. */
export const requestsMail = (
  { requests }: Pick<PersonOfRequests, 'requests'>,
  { subject, above, below, address = requestAddress }: RequestsMail,
): MailText => ({
  subject,
  paragraphs: above,
  list: requests.map(({ id, code, type, title }) => ({
    link: { label: code, path: address({ id, type }) },
    text: say(words.request, { type: translate(REQUEST_TYPE_LABELS[type]), project: asMailValue(title) }),
  })),
  below,
});
