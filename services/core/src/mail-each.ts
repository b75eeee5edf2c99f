/** News by mail and bell, to each in their own language. */
import { MailRequested } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { escapeHtml, groupByLanguage, inLanguage, notify, say, translate, type Work } from '@portal/kit';
import { accountMails } from './texts/en/account-mails.ts';

/** A write that tells of itself, and where links of its mails lead. */
export interface TellingWrite {
  readonly work: Work;
  readonly publicUrl: string;
}

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
  /** The line in the bell; the subject unless told. Null for no line. */
  readonly notification?: string | null;
}

export interface News {
  /** Makes it the same mail however often it is asked for; the recipient's id is added. */
  readonly key: string;
  readonly template: string;
  readonly about: {
    readonly model: 'institution' | 'agreement' | 'transfer-agreement' | 'system' | 'release';
    readonly id: string | null;
    /** Of what belongs to a request. */
    readonly requestId?: number;
  };
  /** Where mail and line lead. */
  readonly path: string;
  /** Runs in the language of those who read it, once for each. */
  readonly write: () => NewsWords;
}

/** One mail for each person, so that nobody reads who else got it, and a line in each bell. */
export async function mailEach(
  { work, publicUrl }: TellingWrite,
  recipients: readonly MailReader[],
  news: News,
): Promise<void> {
  for (const [language, readers] of await groupByLanguage(work, recipients)) {
    const mails = inLanguage(language, () => {
      const words = news.write();
      const told = words.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
      const link = `<p><a href="${escapeHtml(publicUrl + news.path)}">${escapeHtml(words.linkLabel)}</a></p>`;
      return readers.map(({ id, email, first_name: name }) => ({
        key: `${news.key}:${id}`,
        to: [email],
        subject: words.subject,
        body: `<p>${escapeHtml(greet(name))}</p>${told}${link}`,
      }));
    });
    for (const mail of mails)
      await work.emit(MailRequested, {
        ...mail,
        template: news.template,
        model_name: news.about.model,
        object_id: news.about.id,
        request_ids: news.about.requestId === undefined ? [] : [news.about.requestId],
        actor_id: work.author.actorId,
      });
  }
  if (news.write().notification === null) return;
  await notify(work, {
    key: news.key,
    recipients: recipients.map(({ id }) => id),
    message: () => {
      const { notification, subject } = news.write();
      return notification ?? subject;
    },
    redirect: news.path,
  });
}

const greet = (name: string): string =>
  say(accountMails.salutation, { name: nameInMail(name, translate(accountMails.colleague)) });
