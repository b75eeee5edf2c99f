import type { MailMessage } from '@portal/contract';

const writeLink = ({ label, path }: NonNullable<MailMessage['link']>): string => `${label}: ${path}`;

/** What a queued email says, a line for each part of it, with `label: path` for a link. HTML that staff wrote stays HTML. */
export function mailWords(body: string | MailMessage): string {
  if (typeof body === 'string') return body;
  const { greeting, paragraphs, html, list, below, link, closing } = body;
  return [
    greeting ?? [],
    paragraphs,
    html,
    list.map((line) => (line.link ? `${writeLink(line.link)} ${line.text}` : line.text)),
    below,
    link ? writeLink(link) : [],
    closing,
  ]
    .flat(2)
    .join('\n');
}
