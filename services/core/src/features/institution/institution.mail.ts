/** Words of the mails about an institution (decisions.md "Institutions"; spec 3 section 4.11). */
import { MailRequested, NotificationRequested } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { escapeHtml } from '@portal/kit';
import { administratorsOf, type Recipient } from './affiliated.queries.ts';
import type { InstitutionWrite } from './institution.write.ts';

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

/** A write of a person or of a job. */
type MailWrite = Pick<InstitutionWrite, 'trx' | 'publicUrl'> & {
  readonly call: { readonly actor: Pick<InstitutionWrite['call']['actor'], 'userId'> } & Pick<
    InstitutionWrite['call'],
    'jobs'
  >;
};

/** One mail for each person, so that nobody reads who else got it, and a line in the bell of those with an account. */
export async function mailEach(
  { call, trx, publicUrl }: MailWrite,
  recipients: readonly Recipient[],
  mail: InstitutionMail,
): Promise<void> {
  const key = mail.key ?? `${mail.template}:${mail.institutionId}:${Date.now()}`;
  const words = mail.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  const link = `<p><a href="${escapeHtml(publicUrl + mail.link.path)}">${escapeHtml(mail.link.label)}</a></p>`;
  for (const recipient of recipients)
    await call.jobs.emit(trx, MailRequested, {
      key: `${key}:${recipient.id ?? recipient.email}`,
      template: mail.template,
      model_name: 'institution',
      object_id: String(mail.institutionId),
      to: [recipient.email],
      subject: mail.subject,
      body: `<p>Dear ${escapeHtml(nameInMail(recipient.first_name, 'colleague'))},</p>${words}${link}`,
      actor_id: call.actor.userId || null,
    });
  const ids = recipients.flatMap(({ id }) => (id === null ? [] : [id]));
  if (ids.length > 0)
    await call.jobs.emit(trx, NotificationRequested, {
      key,
      recipient_ids: ids,
      message: mail.subject,
      redirect: mail.link.path,
    });
}

/** A line in the bells of the administrators. */
export async function tellAdministrators(
  write: InstitutionWrite,
  institutionId: number,
  message: string,
): Promise<void> {
  const ids = await administratorsOf(write);
  if (ids.length === 0) return;
  await write.call.jobs.emit(write.trx, NotificationRequested, {
    key: `institution-news:${institutionId}:${Date.now()}`,
    recipient_ids: ids,
    message: message.slice(0, 500),
    redirect: `/institution/${institutionId}`,
  });
}
