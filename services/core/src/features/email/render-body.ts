/** HTML of an email that a service handed over as data; the layout is put around it when it is sent. */
import type { MailMessage } from '@portal/contract';
import { escapeHtml } from '@portal/kit';

type Paragraph = MailMessage['paragraphs'][number];

/** @param publicUrl the portal's address, which goes before the path of each link */
export function renderBody(message: MailMessage, publicUrl: string): string {
  const { greeting, paragraphs, html, list, below, link, closing, is_spaced: isSpaced } = message;
  const anchor = ({ label, path }: NonNullable<MailMessage['link']>): string =>
    `<a href="${escapeHtml(publicUrl + path)}">${escapeHtml(label)}</a>`;
  const lines = list.map((line) => {
    const start = line.link ? `${anchor(line.link)} ` : '';
    return `<li>${start}${escapeHtml(line.text)}</li>`;
  });
  const parts = [
    ...(greeting === null ? [] : [paragraph(greeting)]),
    ...paragraphs.map(paragraph),
    html,
    lines.length > 0 ? `<ul>${lines.join('')}</ul>` : '',
    ...below.map(paragraph),
    link ? `<p>${anchor(link)}</p>` : '',
    ...closing.map(paragraph),
  ];
  // The text part is made from the HTML, in which a line break between paragraphs becomes an empty line.
  return parts.filter((part) => part !== '').join(isSpaced ? '\n' : '');
}

const paragraph = (text: Paragraph): string =>
  `<p>${[text]
    .flat()
    .map((line) => escapeHtml(line))
    .join('<br />')}</p>`;
