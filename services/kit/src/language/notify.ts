import { NotificationRequested } from '@portal/contract';
import { SOURCE_LANGUAGE } from '@portal/contract/language';
import type { Work } from '../database/index.ts';
import { inLanguage } from './context.ts';
import { groupByLanguage } from './recipient.ts';

/** People of one event (`NotificationRequested`). */
const MOST_AT_ONCE = 1000;
const MOST_LETTERS = 500;

export interface BellLine {
  /** Makes it the same line however often it is asked for. */
  readonly key: string;
  readonly recipients: readonly number[];
  /** Runs once for each language of the recipients. */
  readonly message: () => string;
  readonly redirect: string | null;
}

/** A line in the bell of each, in the language that they chose. */
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
