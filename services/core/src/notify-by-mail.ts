/** Sends mails and notifications, to each recipient in their own language. */
import { sendMail, type Mail } from '@portal/common';
import { notify, type Work } from '@portal/kit';

export interface MailReader {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
}

export interface NewsWords {
  readonly subject: string;
  /** Paragraphs of plain text. */
  readonly paragraphs: readonly string[];
  readonly linkLabel: string;
  /** Text of the notification; by default the subject. Null for no notification. */
  readonly notification?: string | null;
}

/** The recipient's id is added to the key. */
export interface News extends Pick<Mail, 'key' | 'template' | 'about' | 'requestIds'> {
  /** Path that the mail and the notification link to. */
  readonly path: string;
  /** Called in the language of the recipient. */
  readonly write: () => NewsWords;
}

/** Sends one mail per person, so that recipients do not see each other, and one notification each. */
export async function notifyByMail(
  work: Work,
  recipients: readonly MailReader[],
  { path, write, ...mail }: News,
): Promise<void> {
  for (const { id, email, first_name: name } of recipients)
    await sendMail(
      work,
      { email, name },
      {
        ...mail,
        key: `${mail.key}:${id}`,
        write: () => {
          const { subject, paragraphs, linkLabel: label } = write();
          return { subject, paragraphs, link: { label, path } };
        },
      },
    );
  if (write().notification === null) return;
  await notify(work, {
    key: mail.key,
    recipients: recipients.map(({ id }) => id),
    message: () => {
      const { notification, subject } = write();
      return notification ?? subject;
    },
    redirect: path,
  });
}
