/** Words of the mails about an institution (decisions.md "Institutions"; spec 3 section 4.11). */
import { MailRequested, NotificationRequested } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { escapeHtml, type Work } from '@portal/kit';
import { readAdministratorIds, type Recipient } from './affiliated.queries.ts';
import type { InstitutionWrite } from './institution.ports.ts';
import { readLastChange } from './status-change.ts';

export interface InstitutionMail {
  readonly template: string;
  readonly institutionId: number;
  readonly subject: string;
  /** Paragraphs of plain words. */
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly path: string };
  /** What makes it the same mail however often it is asked for; without one each is another. */
  readonly key?: string;
}

/** One mail for each person, so that nobody reads who else got it, and a line in the bell of each. */
export async function mailEach(
  { work, publicUrl }: Pick<InstitutionWrite, 'work' | 'publicUrl'>,
  recipients: readonly Recipient[],
  mail: InstitutionMail,
): Promise<void> {
  if (recipients.length === 0) return;
  const key = mail.key ?? `${mail.template}:${mail.institutionId}:${Date.now()}`;
  const words = mail.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  const link = `<p><a href="${escapeHtml(publicUrl + mail.link.path)}">${escapeHtml(mail.link.label)}</a></p>`;
  for (const recipient of recipients)
    await work.emit(MailRequested, {
      key: `${key}:${recipient.id}`,
      template: mail.template,
      model_name: 'institution',
      object_id: String(mail.institutionId),
      to: [recipient.email],
      subject: mail.subject,
      body: `<p>Dear ${escapeHtml(nameInMail(recipient.first_name, 'colleague'))},</p>${words}${link}`,
      actor_id: work.author.actorId,
    });
  await work.emit(NotificationRequested, {
    key,
    recipient_ids: recipients.map(({ id }) => id),
    message: mail.subject,
    redirect: mail.link.path,
  });
}

/** A line in the bells of the administrators: one for each status that the institution gets. */
export async function tellAdministrators(work: Work, institutionId: number, message: string): Promise<void> {
  const ids = await readAdministratorIds(work);
  if (ids.length === 0) return;
  await work.emit(NotificationRequested, {
    key: `institution-news:${institutionId}:${await readLastChange(work, institutionId)}`,
    recipient_ids: ids,
    message: message.slice(0, 500),
    redirect: `/institution/${institutionId}`,
  });
}
