/** Mails to people who have access to a dataset and opted in (decision 296). */
import { MESSAGES, type DatasetMail } from '@portal/contract';
import { queueMail, type MailText } from '@portal/common';
import {
  AppError,
  groupByLanguage,
  inLanguage,
  invalid,
  notify,
  plainText,
  sanitizeHtml,
  say,
  sql,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import { DatasetMailModel, DatasetModel } from '../../models/index.ts';
import { datasetMails } from '../../texts/en/dataset-mails.ts';
import { datasetRefusals } from '../../texts/en/dataset-refusals.ts';
import { listAudience, type AudienceMember } from './audience.queries.ts';

/** Blind copies of one mail: if a server refuses one address, it delays only these. */
const COPIES = 50;
/** The maximum number of recipients of dataset mails that one person may send in a day, as for all mail by staff. */
const RECIPIENTS_A_DAY = 2000;

interface Letter {
  readonly key: string;
  readonly template: string;
  readonly datasetId: string;
  readonly write: () => MailText;
}

/** Sends to each reader in their own language, as blind copies, so that no one learns who else has access. */
async function send(work: Work, readers: readonly AudienceMember[], letter: Letter): Promise<void> {
  const { template, datasetId } = letter;
  for (const [language, group] of await groupByLanguage(work, readers)) {
    const { subject, ...body } = inLanguage(language, letter.write);
    for (let from = 0; from < group.length; from += COPIES)
      await queueMail(
        work,
        { key: `${letter.key}:${language}:${from}`, template, about: { model: 'dataset', id: datasetId } },
        { subject, body, to: [], bcc: group.slice(from, from + COPIES).map(({ email }) => email) },
      );
  }
}

const readReaders = async (work: Work, datasetId: string): Promise<AudienceMember[]> =>
  (await listAudience(work, datasetId)).filter((member) => member.opted_in);

/** Mails the people with access that there is a new version. */
export async function notifyOfVersion(work: Work, datasetId: string): Promise<void> {
  const dataset = await work.of(DatasetModel).findById(datasetId).throwIfNotFound();
  const readers = await readReaders(work, datasetId);
  const { dataset_id: code, name, version, change_notes: notes } = dataset;
  const page = `/dataset/${code}`;
  const values = { code, name, version: String(version) };
  await send(work, readers, {
    key: `dataset-version:${datasetId}`,
    template: 'dataset_version',
    datasetId,
    write: () => ({
      subject: say(datasetMails.version.subject, values),
      paragraphs: [
        say(datasetMails.version.opening, values),
        ...(notes.trim() === '' ? [] : [say(datasetMails.version.changes, {}), notes.split('\n')]),
      ],
      link: { label: say(datasetMails.version.link, values), path: page },
      closing: [say(datasetMails.why, {})],
    }),
  });
  await notify(work, {
    key: `dataset-version:${datasetId}`,
    recipients: readers.map(({ id }) => id),
    message: () => say(datasetMails.version.subject, values),
    redirect: page,
  });
}

/**
 * Mails the text written by staff. It is sent only once for its key, even if the call is repeated.
 * @returns how many people it goes to
 */
export async function mailReaders(
  work: Work,
  datasetId: string,
  { key, subject, body: html }: DatasetMail,
): Promise<number> {
  const body = sanitizeHtml(html);
  if (plainText(body) === '') throw invalid({ body: [MESSAGES.required] });
  const actor = work.author.actorId ?? 0;
  // Parallel calls by the same person wait here, so that the second finds the mail of the first.
  await work.run(sql`select pg_advisory_xact_lock(hashtext('researcher.dataset mail'), ${actor}::int)`);
  const sent = await work.of(DatasetMailModel).findById(key);
  if (sent) return sent.recipients;
  const readers = await readReaders(work, datasetId);
  await spend(work, actor, readers.length);
  await work
    .of(DatasetMailModel)
    .insert({ key, dataset_id: datasetId, actor_id: actor, recipients: readers.length });
  await send(work, readers, {
    key: `dataset-mail:${key}`,
    template: 'dataset_mail',
    datasetId,
    write: () => ({ subject, html: body, closing: [say(datasetMails.why, {})] }),
  });
  return readers.length;
}

/** Counts the recipients against the daily limit. @throws TOO_MANY_REQUESTS */
async function spend(work: Work, actor: number, recipients: number): Promise<void> {
  const today = await work.row(
    z.object({ recipients: z.int() }),
    sql`select coalesce(sum(recipients), 0)::int as recipients from researcher.dataset_mail
      where actor_id = ${actor} and created > now() - interval '1 day'`,
  );
  if ((today?.recipients ?? 0) + recipients > RECIPIENTS_A_DAY)
    throw new AppError('TOO_MANY_REQUESTS', datasetRefusals.mailsADay);
}
