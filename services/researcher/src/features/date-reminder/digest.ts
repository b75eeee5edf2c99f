/** One daily mail to each person about all dates they were reminded of since the last mail. */
import { writeDay } from '@portal/contract';
import { asMailValue } from '@portal/contract/mail-rules';
import { sendMail } from '@portal/common';
import { say, sql, translate, trustedSql, portalTodaySql, type Work } from '@portal/kit';
import { z } from 'zod';
import { dateReminders as words } from '../../texts/en/date-reminders.ts';
import { describeReminders, Reminder } from './due-dates.ts';

/** People in one batch. */
const BATCH_SIZE = 200;

const Reader = z.object({ id: z.int(), first_name: z.string(), email: z.string() });
type Reader = z.output<typeof Reader>;

/** One line about a reminder, in the present language. */
export const describeReminder = ({ kind, code, threshold, due, days }: Reminder): string =>
  kind === 'close_out'
    ? say(threshold === 0 ? words.closeOut : words.closeOutLate, { code, day: writeDay(due), days: -days })
    : say(words[kind], { code, day: writeDay(due), when: say(words.days, { days }) });

/** People who turned the mail off, or can no longer sign in, only get the in-app notification. */
export async function writeDigests(
  work: Work,
  day: string,
): Promise<{ readonly people: number; readonly mails: number }> {
  const readers = await work.rows(
    Reader,
    sql`select person.id, person.first_name, person.email from core_api.person person
      join core_api.date_reminder_reader reader on reader.user_id = person.id
      where person.active and person.id in (
        select waiting.person_id from researcher.date_reminder waiting where not waiting.digested)
      order by person.id limit ${BATCH_SIZE}`,
  );
  if (readers.length === 0) {
    // The reminders that are left belong to people who want no mail.
    await work.run(sql`update researcher.date_reminder set digested = true where not digested`);
    return { people: 0, mails: 0 };
  }
  const reminders = await work.rows(
    Reminder,
    describeReminders(sql`select * from researcher.date_reminder waiting
      where not waiting.digested and waiting.person_id = any(${readers.map(({ id }) => id)}::int[])
        and (waiting.due >= ${trustedSql(portalTodaySql)} or waiting.kind = 'close_out')`),
  );
  let mails = 0;
  for (const reader of readers) {
    const own = getNewest(reminders.filter(({ person_id: id }) => id === reader.id));
    if (own.length === 0) continue;
    mails += 1;
    await send(work, reader, day, own);
  }
  await work.run(sql`update researcher.date_reminder set digested = true
    where not digested and person_id = any(${readers.map(({ id }) => id)}::int[])`);
  return { people: readers.length, mails };
}

/** If several nightly runs reminded of the same date, only the newest line is used. */
const getNewest = (reminders: readonly Reminder[]): readonly Reminder[] => [
  ...new Map(reminders.map((one) => [`${one.kind} ${one.subject_id}`, one])).values(),
];

const isCloseOut = ({ kind }: Reminder): boolean => kind === 'close_out';

async function send(work: Work, reader: Reader, day: string, own: readonly Reminder[]): Promise<void> {
  const [first] = own;
  if (!first) return;
  await sendMail(
    work,
    { email: reader.email, name: reader.first_name },
    {
      key: `date-digest:${day}:${reader.id}`,
      template: 'date_reminder',
      about: { model: 'user', id: reader.id },
      requestIds: own.flatMap(({ request_id: id }) => id ?? []),
      actorId: null,
      write: () => ({
        subject: say(words.subject, { count: own.length, first: describeReminder(first) }),
        paragraphs: [translate(own.every(isCloseOut) ? words.openingEnded : words.opening)],
        list: own.map((one) => ({ text: `${describeReminder(one)}: ${asMailValue(one.title)}` })),
        below: [
          ...(own.some(({ kind }) => kind === 'request') ? [translate(words.nextRequest)] : []),
          ...(own.some(({ kind }) => kind === 'irb') ? [translate(words.nextIrb)] : []),
          ...(own.some(isCloseOut) ? [translate(words.nextCloseOut)] : []),
        ],
        link: { label: translate(words.link), path: '/compliance_researcher' },
        closing: [translate(words.why)],
      }),
    },
  );
}
