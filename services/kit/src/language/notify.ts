import { NotificationRequested } from '@portal/contract';
import { SOURCE_LANGUAGE } from '@portal/contract/language';
import type { Work } from '../database/index.ts';
import { inLanguage } from './context.ts';
import { groupByLanguage } from './recipient.ts';

/** Maximum number of recipients in one event (`NotificationRequested`). */
const MOST_AT_ONCE = 1000;
const MOST_LETTERS = 500;

export interface BellLine {
  /** Identifies the notification: repeated calls with the same key create it only once. */
  readonly key: string;
  readonly recipients: readonly number[];
  /** Called once for each language of the recipients. */
  readonly message: () => string;
  readonly redirect: string | null;
}

/** Adds a notification for each recipient, in the language that the recipient chose. */
export async function notify(work: Work, line: BellLine): Promise<void> {
  const people = line.recipients.map((id) => ({ id }));
  for (const [language, readers] of await groupByLanguage(work, people)) {
    const message = inLanguage(language, line.message).slice(0, MOST_LETTERS);
    const key = language === SOURCE_LANGUAGE ? line.key : `${line.key}:${language}`;
    for (let from = 0; from < readers.length; from += MOST_AT_ONCE)
      await work.emit(NotificationRequested, {
        key: from === 0 ? key : `${key}:${from}`,
        recipient_ids: readers.slice(from, from + MOST_AT_ONCE).map(({ id }) => id),
        message,
        redirect: line.redirect,
      });
  }
}
