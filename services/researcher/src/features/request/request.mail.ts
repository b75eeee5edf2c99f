/** Words of the mails that the portal itself writes about a request. Mails of decisions are written by staff. */
import { MailRequested, REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract';
import { escapeHtml, inLanguageOf, say, translate, type Work } from '@portal/kit';
import { requestMails } from '../../texts/en/request-mails.ts';

export interface RequestMail {
  readonly key: string;
  readonly template: string;
  readonly requestId: number;
  readonly actorId: number | null;
  readonly subject: string;
  /** Paragraphs of plain words. */
  readonly paragraphs: readonly string[];
  /** Where the mail leads. */
  readonly link: { readonly label: string; readonly url: string };
}

/** `write` speaks the language of the recipient. */
export async function sendRequestMail(work: Work, to: string, write: () => RequestMail): Promise<void> {
  const mail = await inLanguageOf(work, to, write);
  const link = `<p><a href="${escapeHtml(mail.link.url)}">${escapeHtml(mail.link.label)}</a></p>`;
  await work.emit(MailRequested, {
    key: mail.key,
    template: mail.template,
    model_name: 'request',
    object_id: String(mail.requestId),
    to: [to],
    subject: mail.subject,
    body: mail.paragraphs.map((words) => `<p>${escapeHtml(words)}</p>`).join('') + link,
    actor_id: mail.actorId,
  });
}

/** Says which request; a person may have several under way. */
export const statusNews = (code: string, status: RequestStatus): string =>
  say(requestMails.bell.statusChanged, { code, status: translate(REQUEST_STATUS_LABELS[status]) });
