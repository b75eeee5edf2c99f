/** Finds the dates of which people must be reminded on a day. Each reminder is stored, so that it happens only once. */
import { CLOSE_OUT_DAYS, LETTER_REMINDER_DAYS, REQUEST_REMINDER_DAYS } from '@portal/contract';
import { portalNowSql, portalTodaySql, sql, trustedSql, type Sql, type Work } from '@portal/kit';
import { z } from 'zod';
import { isAwaitedSql } from '../close-out/index.ts';
import { dueDaySql, hasTermSql, renewalIsInSql } from '../project-update/index.ts';

/** Reminders in one batch, so that transactions stay short. */
export const BATCH_SIZE = 500;

export const Reminder = z.object({
  id: z.int(),
  person_id: z.int(),
  kind: z.enum(['request', 'irb', 'close_out']),
  subject_id: z.int(),
  threshold: z.int(),
  due: z.string(),
  days: z.int(),
  /** Code of the request, or of the letter's project. */
  code: z.string(),
  title: z.string(),
  project_id: z.int(),
  /** Null for a letter. */
  request_id: z.int().nullable(),
});
export type Reminder = z.output<typeof Reminder>;

const TODAY = trustedSql(portalTodaySql);

interface Dates {
  readonly kind: Reminder['kind'];
  readonly thresholds: readonly number[];
  /** Selects `person_id`, `subject_id` and `due`, without people who have already acted. */
  readonly candidates: Sql;
}

/** Uses only the last threshold that was passed; earlier missed ones are skipped. */
const insertDue = ({ kind, thresholds, candidates }: Dates): Sql => sql`
  insert into researcher.date_reminder (person_id, kind, subject_id, threshold, due, day)
  select candidate.person_id, ${kind}, candidate.subject_id, step.threshold, candidate.due, ${TODAY}
  from (${candidates}) candidate
  join core_api.person person on person.id = candidate.person_id and person.active
  cross join lateral (select min(given.days) as threshold from unnest(${thresholds}::int[]) given (days)
    where given.days >= candidate.due - ${TODAY}) step
  where step.threshold is not null and candidate.due >= ${TODAY} and not exists (
    select 1 from researcher.date_reminder sent where sent.person_id = candidate.person_id and sent.kind = ${kind}
      and sent.subject_id = candidate.subject_id and sent.due = candidate.due and sent.threshold <= step.threshold)
  order by candidate.due, candidate.subject_id limit ${BATCH_SIZE}
  on conflict do nothing returning *`;

/** A request whose renewal is submitted needs no reminder. */
const REQUESTS = insertDue({
  kind: 'request',
  thresholds: REQUEST_REMINDER_DAYS,
  candidates: sql`select request.owner_id as person_id, request.id as subject_id, ${trustedSql(dueDaySql('request'))} as due
    from researcher.request request
    where ${trustedSql(hasTermSql('request'))} and request.expired_on is null
      and request.expiration_date > ${trustedSql(portalNowSql)}
      and request.expiration_date < ${trustedSql(portalNowSql)} + make_interval(days => ${Math.max(...REQUEST_REMINDER_DAYS) + 2})
      and not ${trustedSql(renewalIsInSql('request'))}`,
});

/** A letter that was replaced needs no reminder. */
const LETTERS = insertDue({
  kind: 'irb',
  thresholds: LETTER_REMINDER_DAYS,
  candidates: sql`select project.owner_id as person_id, irb.id as subject_id, irb.renewal_date as due
    from researcher.irb irb join researcher.project project on project.id = irb.project_id
    where irb.renewal_date between ${TODAY} and ${TODAY} + ${Math.max(...LETTER_REMINDER_DAYS)}::int
      and not exists (select 1 from researcher.irb newer where newer.project_id = irb.project_id and newer.id > irb.id)`,
});

/**
 * Close-outs not confirmed: on the day they are asked for (threshold 0), and every 30 days after access ended (negative
 * thresholds).
 */
const CLOSE_OUTS = sql`
  insert into researcher.date_reminder (person_id, kind, subject_id, threshold, due, day)
  select request.owner_id, 'close_out', stored.id, step.threshold, stored.ended_on, ${TODAY}
  from researcher.close_out stored join researcher.request request on request.id = stored.request_id
  join core_api.person person on person.id = request.owner_id and person.active
  cross join lateral (select -((${TODAY} - stored.ended_on) / ${CLOSE_OUT_DAYS}::int) * ${CLOSE_OUT_DAYS}::int as threshold) step
  where stored.ended_on <= ${TODAY} and ${trustedSql(isAwaitedSql('stored', 'request'))} and not exists (
    select 1 from researcher.date_reminder sent where sent.person_id = request.owner_id and sent.kind = 'close_out'
      and sent.subject_id = stored.id and sent.due = stored.ended_on and sent.threshold <= step.threshold)
  order by stored.ended_on, stored.id limit ${BATCH_SIZE}
  on conflict do nothing returning *`;

/**
 * The values for notifications and mails, for reminders whose date is still the same.
 * @param rows statement of rows of `date_reminder`
 */
export const describeReminders = (rows: Sql): Sql => sql`
  select reminder.id, reminder.person_id, reminder.kind, reminder.subject_id, reminder.threshold,
    to_char(reminder.due, 'YYYY-MM-DD') as due, reminder.due - ${TODAY} as days,
    coalesce(request.sfari_request_id, project.sfari_project_id) as code, project.title, project.id as project_id,
    request.id as request_id
  from (${rows}) reminder
  left join researcher.close_out stored on reminder.kind = 'close_out' and stored.id = reminder.subject_id
  left join researcher.request request on reminder.kind in ('request', 'close_out')
    and request.id = coalesce(stored.request_id, reminder.subject_id)
  left join researcher.irb irb on reminder.kind = 'irb' and irb.id = reminder.subject_id
  join researcher.project project on project.id = coalesce(request.project_id, irb.project_id)
  where case reminder.kind when 'close_out' then ${trustedSql(isAwaitedSql('stored', 'request'))}
    else reminder.due = coalesce(${trustedSql(dueDaySql('request'))}, irb.renewal_date) end
  order by reminder.due, reminder.id`;

/** Stores the reminders that are due. @returns those that are new on this day */
export async function takeDue(work: Work): Promise<Reminder[]> {
  const taken: Reminder[] = [];
  for (const insert of [REQUESTS, LETTERS, CLOSE_OUTS])
    taken.push(
      ...(await work.rows(
        Reminder,
        sql`with due as (${insert}) ${describeReminders(sql`select * from due`)}`,
      )),
    );
  return taken;
}
