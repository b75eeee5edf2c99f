/** Words of the mails that agreements send, and who gets them (spec 1 section 4 "RDA"; decisions.md "Institutions"). */
import { MailRequested, NotificationRequested } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { escapeHtml, type Work } from '@portal/kit';
import type { Recipient } from './recipients.queries.ts';

/** A write to an agreement, and where links of its mails lead. */
export interface AgreementWrite {
  readonly work: Work;
  readonly publicUrl: string;
}

export interface AgreementMail {
  /** Makes it the same mail however often the job runs; the recipient's id is added. */
  readonly key: string;
  readonly template: string;
  readonly agreementId: string | null;
  readonly subject: string;
  /** Paragraphs of plain words. */
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly path: string };
  /** The line in the bell; the subject unless told. Null for no line. */
  readonly notification?: string | null;
}

/** One mail for each person, so that nobody reads who else got it, and a line in each bell. */
export async function mailEach(
  { work, publicUrl }: AgreementWrite,
  recipients: readonly Recipient[],
  mail: AgreementMail,
): Promise<void> {
  if (recipients.length === 0) return;
  const words = mail.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  const link = `<p><a href="${escapeHtml(publicUrl + mail.link.path)}">${escapeHtml(mail.link.label)}</a></p>`;
  for (const recipient of recipients)
    await work.emit(MailRequested, {
      key: `${mail.key}:${recipient.id}`,
      template: mail.template,
      model_name: 'agreement',
      object_id: mail.agreementId,
      to: [recipient.email],
      subject: mail.subject,
      body: `<p>Dear ${escapeHtml(nameInMail(recipient.first_name, 'colleague'))},</p>${words}${link}`,
      actor_id: work.author.actorId,
    });
  if (mail.notification === null) return;
  // A bell's event holds a thousand people at most.
  for (let from = 0; from < recipients.length; from += 1000)
    await work.emit(NotificationRequested, {
      key: `${mail.key}:${from}`,
      recipient_ids: recipients.slice(from, from + 1000).map(({ id }) => id),
      message: (mail.notification ?? mail.subject).slice(0, 500),
      redirect: mail.link.path,
    });
}
