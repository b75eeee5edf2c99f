/** News by mail and bell, to each in their own language. */
import { sendMail, type Mail } from '@portal/common';
import { notify, type Work } from '@portal/kit';

export interface MailReader {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
}

export interface NewsWords {
  readonly subject: string;
  /** Paragraphs of plain words. */
  readonly paragraphs: readonly string[];
  readonly linkLabel: string;
  /** The line in the bell; by default the subject. Null for no line. */
  readonly notification?: string | null;
}

/** The recipient's id is added to the key. */
export interface News extends Pick<Mail, 'key' | 'template' | 'about' | 'requestIds'> {
  /** Where mail and line lead. */
  readonly path: string;
  /** Runs in the language of the person who reads it. */
  readonly write: () => NewsWords;
}

/** One mail for each person, so that no one reads who else got it, and a line in each bell. */
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
