/** Recent logins, notes, notifications, error reports and mails, so that staff lists are not empty. */
import type { SeedContext } from '@portal/kit/seeding';
import { minutesAfter, type Calendar } from './calendar.ts';
import {
  ANNOUNCEMENTS,
  BELLS,
  ERROR_REPORTS,
  MAILS,
  NOTES_ABOUT_PEOPLE,
  UNRESPONSIVE,
} from './data/activity.data.ts';

export interface ActivitySeed {
  readonly context: SeedContext;
  readonly calendar: Calendar;
  readonly staff: { readonly adminId: number };
}

export async function seedActivity(seed: ActivitySeed): Promise<void> {
  await noteLogins(seed);
  await noteAboutPeople(seed);
  await markUnresponsive(seed);
  await ringBells(seed);
  await reportErrors(seed);
  await writeMails(seed);
  await announce(seed);
  await logImpersonation(seed);
}

const listIds = async ({ client }: SeedContext, condition: string): Promise<number[]> =>
  (
    await client.query<{ id: number }>(`select a.id from core.account a where ${condition} order by a.id`)
  ).rows.map(({ id }) => id);
async function demoPerson(context: SeedContext, key: string): Promise<number> {
  const [id] = await listIds(context, `a.email = '${key}@demo.test'`);
  if (id === undefined) throw new Error(`${key} is no one of the demo`);
  return id;
}

/** Most people logged in recently, some long ago, and some never. */
async function noteLogins({ context, calendar }: ActivitySeed): Promise<void> {
  const { client, random } = context;
  const people = await listIds(context, 'a.verified and a.active');
  const logins = people
    .filter(() => !random.chance(0.12))
    .map((id) => ({
      id,
      at: calendar.daysAgo(random.chance(0.7) ? random.integer(0, 20) : random.integer(21, 38)),
    }));
  await context.as(null, new Date());
  await client.query(
    `update core.account a set last_login = greatest(v.at, a.created) from unnest($1::int[], $2::timestamptz[]) as v(id, at)
      where a.id = v.id`,
    [logins.map(({ id }) => id), logins.map(({ at }) => at)],
  );
}

async function noteAboutPeople({ context, calendar, staff }: ActivitySeed): Promise<void> {
  for (const [condition, text, most] of NOTES_ABOUT_PEOPLE)
    for (const id of (await listIds(context, condition)).slice(0, most)) {
      const at = calendar.daysAgo(context.random.integer(2, 25));
      await context.as(staff.adminId, at);
      await context.client.query(
        'insert into core.user_comment (user_id, author_id, text, created) values ($1, $2, $3, $4)',
        [id, staff.adminId, text, at],
      );
    }
}

async function markUnresponsive({ context, calendar, staff }: ActivitySeed): Promise<void> {
  await context.as(staff.adminId, calendar.daysAgo(1));
  await context.client.query('update core.institution set is_unresponsive = true where name = any($1)', [
    [...UNRESPONSIVE],
  ]);
}

async function ringBells({ context, calendar }: ActivitySeed): Promise<void> {
  for (const [number, { to, rows }] of BELLS.entries()) {
    const lines = await context.client.query<{ message: string; redirect: string }>(rows);
    for (const [line, { message, redirect }] of lines.rows.entries()) {
      const at = calendar.daysAgo(2 + lines.rows.length - line);
      for (const key of to)
        await context.client.query(
          'insert into core.notification (key, recipient_id, message, redirect, created) values ($1, $2, $3, $4, $5)',
          [`seed:${number}:${line}`, await demoPerson(context, key), message, redirect, at],
        );
    }
  }
}

async function reportErrors({ context, calendar }: ActivitySeed): Promise<void> {
  for (const { by, notes, sent, answer, page, call, daysAgo } of ERROR_REPORTS)
    await context.client.query(
      `insert into core.error_report (reporter_id, notes, payload_body, response_body, error_fe_url, error_api_url, correlation_id, created)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        await demoPerson(context, by),
        notes,
        sent,
        answer,
        page,
        call,
        `demo-${context.random.integer(10_000, 99_999)}`,
        calendar.daysAgo(daysAgo),
      ],
    );
}

async function writeMails({ context, calendar, staff }: ActivitySeed): Promise<void> {
  for (const [number, { about, template, subject, text, failure, daysAgo }] of MAILS.entries()) {
    const at = calendar.daysAgo(daysAgo);
    await context.client.query(
      `insert into core.email (key, email_template, model_name, object_id, "to", subject, body, status, attempts, error, actor_id, created, sent_at)
        values ($1, $2, 'user', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        `seed:mail:${number}`,
        template,
        String(await demoPerson(context, about)),
        [`${about}@demo.test`],
        subject,
        `<p>Hello,</p><p>${text}</p>`,
        failure ? 'failed' : 'sent',
        failure ? 5 : 1,
        failure,
        staff.adminId,
        at,
        failure ? null : minutesAfter(at, 1),
      ],
    );
  }
}

async function announce({ context, calendar, staff }: ActivitySeed): Promise<void> {
  await context.as(staff.adminId, calendar.daysAgo(31));
  for (const { message, type, audience, fromDay, untilDay } of ANNOUNCEMENTS)
    await context.client.query(
      'insert into core.alert_message (message, alert_type, audience, starts_at, ends_at) values ($1, $2, $3, $4, $5)',
      [message, type, [...audience], calendar.daysAgo(fromDay), calendar.daysAgo(untilDay)],
    );
}

/** One session in which a superuser impersonated an investigator to help them. */
async function logImpersonation({ context, calendar }: ActivitySeed): Promise<void> {
  const [engineer, investigator] = [await demoPerson(context, 'super'), await demoPerson(context, 'pi2')];
  await context.client.query(
    `insert into core.post_log (log, actor_id, impersonator_id, correlation_id, created)
      select r.first_name || ' ' || r.last_name || ' stopped impersonating ' || o.first_name || ' ' || o.last_name,
        r.id, null, $3, $4
      from core.account r, core.account o where r.id = $1 and o.id = $2`,
    [engineer, investigator, `demo-${context.random.integer(10_000, 99_999)}`, calendar.daysAgo(8)],
  );
}
