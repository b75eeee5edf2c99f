/** Reviewers whose reviews are late hear of them by mail, once a day or once a week (decision 282). */
import { MailRequested, REQUEST_TYPE_LABELS, RequestTypeNumber, reviewAddress } from '@portal/contract';
import { asMailValue } from '@portal/contract/mail-rules';
import { nameInMail } from '@portal/contract/plain-names';
import { paragraph } from '@portal/common';
import {
  escapeHtml,
  inLanguageOf,
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
  /** The foundation's. */
  readonly timeZone: string;
  readonly portalUrl: string;
  readonly supportEmail: string;
}

/** @throws where `REVIEW_REMINDERS` is neither off, daily nor weekly */
export function readReminderRules(
  { variables, publicUrl }: Pick<ServiceEnvironment, 'variables' | 'publicUrl'>,
  branding: { readonly time_zone: string; readonly support_email: string },
): ReminderRules {
  const every = EVERY.find((one) => one === (variables['REVIEW_REMINDERS'] || 'off'));
  if (!every) throw new Error(`REVIEW_REMINDERS must be one of ${EVERY.join(', ')}`);
  return { every, timeZone: branding.time_zone, portalUrl: publicUrl, supportEmail: branding.support_email };
}

/** Reviewers at a time, so that no transaction grows long. */
const AT_ONCE = 50;
/** Lines of one mail; the rest is counted. */
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
    if (count < AT_ONCE) return reminded;
  }
}

/**
 * The row of a reminder is written with its mail, and stands once for a reviewer and a day or week: of two instances the
 * second writes nothing, and after a restart nobody hears of it again.
 */
async function remindSome(work: Work, rules: ReminderRules, now: Date): Promise<number> {
  const reminded = await work.rows(
    Reminded,
    sql`with clock as materialized (
        select (${now}::timestamptz at time zone ${rules.timeZone})::date as today
      ), late as materialized (
        select waiting.* from (${trustedSql(WAITING)}) waiting, clock
        where waiting.due_date < clock.today
      ), due as (
        insert into staff.review_reminder (reviewer_id, period, reviews, sent)
        select late.reviewer_id, chosen.period, array_agg(late.id order by late.due_date, late.id), ${now}::timestamptz
        from late
        join core_api.person person on person.id = late.reviewer_id and person.active and person.verified
        cross join lateral (select case when ${rules.every} = 'weekly'
          then date_trunc('week', clock.today)::date else clock.today end as period from clock) chosen
        where not exists (select 1 from staff.review_reminder sent
          where sent.reviewer_id = late.reviewer_id and sent.period = chosen.period)
        group by late.reviewer_id, chosen.period order by late.reviewer_id limit ${AT_ONCE}
        on conflict do nothing returning reviewer_id, period)
      select due.reviewer_id, due.period::text, person.first_name, person.email::text,
        (select jsonb_agg(jsonb_build_object('request_id', request.id, 'code', request.sfari_request_id,
            'type', request.type, 'title', request.project_title, 'due', to_char(late.due_date, 'MM/DD/YYYY'))
            order by late.due_date, late.id)
          from late join researcher_api.request request on request.id = late.request_id
          where late.reviewer_id = due.reviewer_id) as reviews
      from due join core_api.person person on person.id = due.reviewer_id order by due.reviewer_id`,
  );
  for (const reviewer of reminded) await remind(work, reviewer, rules);
  return reminded.length;
}

async function remind(work: Work, reviewer: Reminded, rules: ReminderRules): Promise<void> {
  const mail = await inLanguageOf(work, reviewer.email, () => writeReminder(reviewer, rules));
  await work.emit(MailRequested, {
    key: `review-reminder-${reviewer.reviewer_id}-${reviewer.period}`,
    template: 'review_reminder',
    model_name: 'user',
    object_id: String(reviewer.reviewer_id),
    request_ids: reviewer.reviews.map((review) => review.request_id),
    to: [reviewer.email],
    ...mail,
    actor_id: null,
  });
}

function writeReminder(
  { first_name: firstName, reviews }: Reminded,
  { portalUrl, supportEmail }: ReminderRules,
): { readonly subject: string; readonly body: string } {
  const [first] = reviews;
  const lines = reviews.slice(0, MOST_LINES).map(({ request_id: id, code, type, title, due }) => {
    const about = say(words.line, {
      type: translate(REQUEST_TYPE_LABELS[type]),
      project: asMailValue(title),
      due,
    });
    return `<li><a href="${escapeHtml(`${portalUrl}${reviewAddress({ id, type })}`)}">${escapeHtml(code)}</a> ${escapeHtml(about)}</li>`;
  });
  const rest = reviews.length - lines.length;
  return {
    subject:
      reviews.length === 1 && first
        ? say(words.subjectOne, { code: first.code })
        : say(words.subject, { count: String(reviews.length) }),
    body: [
      paragraph(say(words.salutation, { name: nameInMail(firstName, translate(words.colleague)) })),
      paragraph(translate(words.opening)),
      `<ul>${lines.join('')}</ul>`,
      ...(rest > 0 ? [paragraph(say(words.more, { count: String(rest) }))] : []),
      paragraph(say(words.conflict, { support: supportEmail })),
      paragraph(translate(words.thanks)),
    ].join('\n'),
  };
}
