/** Reminds reviewers of late reviews by email, daily or weekly (decision 282). */
import { REQUEST_TYPE_LABELS, RequestTypeNumber, reviewAddress } from '@portal/contract';
import { asMailValue } from '@portal/contract/mail-rules';
import { sendMail, type MailText } from '@portal/common';
import {
  say,
  sql,
  transact,
  translate,
  trustedSql,
  type Database,
  type ServiceEnvironment,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import { reminderMail as words } from '../../texts/en/reminder-mail.ts';
import { WAITING } from './waiting.sql.ts';

const EVERY = ['off', 'daily', 'weekly'] as const;

export interface ReminderRules {
  readonly every: (typeof EVERY)[number];
  /** The foundation's time zone. */
  readonly timeZone: string;
  readonly supportEmail: string;
}

/** @throws where `REVIEW_REMINDERS` is not off, daily or weekly */
export function readReminderRules(
  { variables }: Pick<ServiceEnvironment, 'variables'>,
  branding: { readonly time_zone: string; readonly support_email: string },
): ReminderRules {
  const every = EVERY.find((one) => one === (variables['REVIEW_REMINDERS'] || 'off'));
  if (!every) throw new Error(`REVIEW_REMINDERS must be one of ${EVERY.join(', ')}`);
  return { every, timeZone: branding.time_zone, supportEmail: branding.support_email };
}

/** Reviewers per transaction, so that transactions stay short. */
const BATCH_SIZE = 50;
/** Maximum number of lines in one email; the others are only counted. */
const MOST_LINES = 20;

const Reminded = z.object({
  reviewer_id: z.int(),
  period: z.string(),
  first_name: z.string(),
  email: z.string(),
  reviews: z.array(
    z.object({
      request_id: z.int(),
      code: z.string(),
      type: RequestTypeNumber,
      title: z.string(),
      due: z.string(),
    }),
  ),
});
type Reminded = z.output<typeof Reminded>;

/** @returns how many reviewers were reminded */
export async function remindReviewers(
  database: Database,
  rules: ReminderRules,
  now: Date = new Date(),
): Promise<number> {
  if (rules.every === 'off') return 0;
  let reminded = 0;
  for (;;) {
    const count = await transact(database, { actorId: null }, (work) => remindSome(work, rules, now));
    reminded += count;
    if (count < BATCH_SIZE) return reminded;
  }
}

/**
 * Stores each reminder with its mail in one transaction. No one is reminded twice in a period, nor twice on one day by
 * the job and by hand: reminders are written one transaction after the other.
 * @param asked the reviewer and who asked; without it everyone with late reviews
 * @returns how many reviewers were reminded
 */
export async function remindSome(
  work: Work,
  rules: ReminderRules,
  now: Date,
  asked: { readonly reviewerId: number; readonly actorId: number } | null = null,
): Promise<number> {
  await work.run(sql`select pg_advisory_xact_lock(hashtext('staff.review_reminder'))`);
  const reminded = await work.rows(
    Reminded,
    sql`with clock as materialized (
        select (${now}::timestamptz at time zone ${rules.timeZone})::date as today
      ), late as materialized (
        select waiting.* from (${trustedSql(WAITING)}) waiting, clock
        where waiting.due_date < clock.today
          and (${asked?.reviewerId ?? null}::int is null or waiting.reviewer_id = ${asked?.reviewerId ?? null})
      ), due as (
        insert into staff.review_reminder (reviewer_id, period, reviews, sent)
        select late.reviewer_id, chosen.period, array_agg(late.id order by late.due_date, late.id), ${now}::timestamptz
        from late
        join core_api.person person on person.id = late.reviewer_id and person.active and person.verified
        cross join lateral (select case when ${rules.every} = 'weekly'
          then date_trunc('week', clock.today)::date else clock.today end as period from clock) chosen
        where not exists (select 1 from staff.review_reminder sent
          where sent.reviewer_id = late.reviewer_id
            and (sent.period = chosen.period or (sent.sent at time zone ${rules.timeZone})::date = (select today from clock)))
        group by late.reviewer_id, chosen.period order by late.reviewer_id limit ${BATCH_SIZE}
        on conflict do nothing returning reviewer_id, period)
      select due.reviewer_id, due.period::text, person.first_name, person.email::text,
        (select jsonb_agg(jsonb_build_object('request_id', request.id, 'code', request.sfari_request_id,
            'type', request.type, 'title', request.project_title, 'due', to_char(late.due_date, 'MM/DD/YYYY'))
            order by late.due_date, late.id)
          from late join researcher_api.request request on request.id = late.request_id
          where late.reviewer_id = due.reviewer_id) as reviews
      from due join core_api.person person on person.id = due.reviewer_id order by due.reviewer_id`,
  );
  for (const reviewer of reminded) await remind(work, reviewer, rules, asked?.actorId ?? null);
  return reminded.length;
}

const remind = (
  work: Work,
  reviewer: Reminded,
  { supportEmail }: ReminderRules,
  actorId: number | null,
): Promise<void> =>
  sendMail(
    work,
    { email: reviewer.email, name: reviewer.first_name },
    {
      key: `review-reminder-${reviewer.reviewer_id}-${reviewer.period}`,
      template: 'review_reminder',
      about: { model: 'user', id: reviewer.reviewer_id },
      requestIds: reviewer.reviews.map((review) => review.request_id),
      actorId,
      write: () => writeReminder(reviewer.reviews, supportEmail),
    },
  );

function writeReminder(reviews: Reminded['reviews'], supportEmail: string): MailText {
  const [first] = reviews;
  const list = reviews.slice(0, MOST_LINES).map(({ request_id: id, code, type, title, due }) => ({
    link: { label: code, path: reviewAddress({ id, type }) },
    text: say(words.line, {
      type: translate(REQUEST_TYPE_LABELS[type]),
      project: asMailValue(title),
      due,
    }),
  }));
  const rest = reviews.length - list.length;
  return {
    subject:
      reviews.length === 1 && first
        ? say(words.subjectOne, { code: first.code })
        : say(words.subject, { count: String(reviews.length) }),
    paragraphs: [translate(words.opening)],
    list,
    below: [
      ...(rest > 0 ? [say(words.more, { count: String(rest) })] : []),
      say(words.conflict, { support: supportEmail }),
      translate(words.thanks),
    ],
  };
}
