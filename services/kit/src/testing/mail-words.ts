import type { MailMessage, MailPiece } from '@portal/contract';

const writeLink = ({ label, path }: NonNullable<MailMessage['link']>): string => `${label}: ${path}`;

function writePiece(piece: MailPiece): string {
  if (typeof piece === 'string') return piece;
  const address = 'path' in piece ? piece.path : piece.email;
  return piece.label === undefined ? address : `${piece.label}: ${address}`;
}

const writeParagraphs = (paragraphs: MailMessage['paragraphs']): (string | readonly string[])[] =>
  paragraphs.map((text) =>
    typeof text === 'object' && 'pieces' in text ? text.pieces.map(writePiece).join('') : text,
  );

/**
 * The text of a queued email: a line for each part, with `label: path` for a link. HTML written by staff is returned
 * unchanged.
 */
export function mailWords(body: string | MailMessage): string {
  if (typeof body === 'string') return body;
  const { greeting, paragraphs, html, list, below, link, closing } = body;
  return [
    greeting ?? [],
    writeParagraphs(paragraphs),
    html,
    list.map((line) => (line.link ? `${writeLink(line.link)} ${line.text}` : line.text)),
    writeParagraphs(below),
    link ? writeLink(link) : [],
    writeParagraphs(closing),
  ]
    .flat(2)
    .join('\n');
}
