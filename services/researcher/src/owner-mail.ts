/** A mail that the portal itself writes to the owner of a project or of a request: plain paragraphs and one link. */
import { MailRequested } from '@portal/contract';
import { escapeHtml, inLanguageOf, type Work } from '@portal/kit';

export interface OwnerMail {
  readonly key: string;
  readonly template: string;
  readonly about: { readonly model: 'project' | 'request'; readonly id: number };
  readonly actorId: number | null;
  readonly subject: string;
  /** Paragraphs of plain words. */
  readonly paragraphs: readonly string[];
  /** Where the mail leads. */
  readonly link: { readonly label: string; readonly url: string };
}

/** `write` speaks the language of the recipient. */
export async function sendOwnerMail(work: Work, to: string, write: () => OwnerMail): Promise<void> {
  const mail = await inLanguageOf(work, to, write);
  const link = `<p><a href="${escapeHtml(mail.link.url)}">${escapeHtml(mail.link.label)}</a></p>`;
  await work.emit(MailRequested, {
    key: mail.key,
    template: mail.template,
    model_name: mail.about.model,
    object_id: String(mail.about.id),
    to: [to],
    subject: mail.subject,
    body: mail.paragraphs.map((words) => `<p>${escapeHtml(words)}</p>`).join('') + link,
    actor_id: mail.actorId,
  });
}
