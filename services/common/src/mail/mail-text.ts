import { REQUEST_TYPE_LABELS } from '@portal/contract';
import { getLocale } from '@portal/contract/language';
import { asMailValue } from '@portal/contract/mail-rules';
import { currentLanguage, say, translate } from '@portal/kit';
import { mail as words } from '../texts/en/mail.ts';
import { requestAddress, type RequestAddress } from './request-address.ts';
import type { PersonOfRequests } from './notify-person.ts';
import type { MailText } from './send-mail.ts';

/** Such as '12/31/2026, 2:05 PM EST': the person who reads it is not asked by which clock. */
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
  /** Paragraphs above the list and below it, as plain text. */
  readonly above: readonly string[];
  readonly below: readonly string[];
  /** Where each line leads: the page of the request, by default. */
  readonly address?: RequestAddress;
}

/** An email about some requests: each a line with a link. In the present language. */
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
