/** Renders the HTML of a mail that a service handed over as data. The layout is added when the mail is sent. */
import type { MailMessage, MailPiece } from '@portal/contract';
import { escapeHtml } from '@portal/kit';

type Paragraph = MailMessage['paragraphs'][number];

/** @param publicUrl the portal's address, put before the path of each link */
export function renderBody(message: MailMessage, publicUrl: string): string {
  const { greeting, paragraphs, html, list, below, link, closing } = message;
  const anchor = (piece: Exclude<MailPiece, string>): string => {
    const [href, shown] =
      'path' in piece
        ? [publicUrl + piece.path, publicUrl + piece.path]
        : [`mailto:${piece.email}`, piece.email];
    return `<a href="${escapeHtml(href)}">${escapeHtml(piece.label ?? shown)}</a>`;
  };
  const paragraph = (text: Paragraph): string => {
    if (typeof text === 'string') return `<p>${escapeHtml(text)}</p>`;
    if ('pieces' in text)
      return `<p>${text.pieces.map((one) => (typeof one === 'string' ? escapeHtml(one) : anchor(one))).join('')}</p>`;
    return `<p>${text.map(escapeHtml).join('<br />')}</p>`;
  };
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
  // Line breaks are required: the plain text is derived from this HTML, and a line break between paragraphs becomes an
  // empty line.
  return parts.filter((part) => part !== '').join('\n');
}
