import { REQUEST_TYPE_LABELS, reviewAddress } from '@portal/contract';
import { SOURCE_LANGUAGE } from '@portal/contract/language';
import { asMailValue } from '@portal/contract/mail-rules';
import { nameInMail } from '@portal/contract/plain-names';
import { currentLanguage, say, translate } from '../language/index.ts';
import { escapeHtml } from '../text/html.ts';
import type { TemplateText } from '../text/mail-template.ts';
import { mail as words } from '../texts/en/mail.ts';
import type { PersonOfRequests } from './tell-person.ts';

/** Escaped as a whole: what people typed is a value of the text. */
export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** Such as 12/31/2026, of '2026-12-31'. */
export const writeDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

/** Such as '12/31/2026, 2:05 PM EST': whoever reads it is not asked by which clock. */
export const writeMoment = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(currentLanguage() === SOURCE_LANGUAGE ? 'en-US' : currentLanguage(), {
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
  readonly portalUrl: string;
  /** Where the lines lead: to the reviews, unless told. */
  readonly address?: (request: PersonOfRequests['requests'][number]) => string;
}

/** A mail to a reviewer about some requests: each a line with a link to where its review is written. In the present language. */
export function requestsMail(
  { first_name: firstName, requests }: Pick<PersonOfRequests, 'first_name' | 'requests'>,
  { subject, above, below, portalUrl, address = reviewAddress }: RequestsMail,
): TemplateText {
  const lines = requests.map((request) => {
    const { code, type, title } = request;
    const about = say(words.request, {
      type: translate(REQUEST_TYPE_LABELS[type]),
      project: asMailValue(title),
    });
    return `<li><a href="${escapeHtml(`${portalUrl}${address(request)}`)}">${escapeHtml(code)}</a> ${escapeHtml(about)}</li>`;
  });
  return {
    subject,
    body: [
      paragraph(say(words.salutation, { name: nameInMail(firstName, translate(words.colleague)) })),
      ...above.map(paragraph),
      `<ul>${lines.join('')}</ul>`,
      ...below.map(paragraph),
    ].join('\n'),
  };
}
