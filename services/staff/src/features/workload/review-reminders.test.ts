/** Reminders of late reviews: who is written to, how often, and never twice. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { RequestType } from '@portal/contract';
import { openDatabase, type Database } from '@portal/kit';
import { mailWords, type TestPerson } from '@portal/kit/testing';
import { buildRequest, buildReview } from '@portal/researcher/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { readReminderRules, remindReviewers, type ReminderRules } from './review-reminders.ts';

let harness: Harness;
let first: Database;
let second: Database;
beforeAll(async () => {
  harness = await startHarness(definition, { SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}' });
  const url = harness.database.connectionUrl('staff');
  [first, second] = [openDatabase({ url }), openDatabase({ url })];
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await harness.stop();
});
beforeEach(async () => {
  await harness.build.sql('delete from researcher.review');
  await harness.build.sql('delete from staff.review_reminder');
  await harness.build.sql('delete from jobs.job');
});

const RULES: ReminderRules = {
  every: 'daily',
  timeZone: 'America/New_York',
  supportEmail: 'support@foundation.test',
};
const WEEKLY: ReminderRules = { ...RULES, every: 'weekly' };
/** A Wednesday, noon in New York. */
const WEDNESDAY = new Date('2027-03-10T17:00:00Z');
const daysLater = (days: number, hours = 0): Date =>
  new Date(WEDNESDAY.getTime() + (days * 24 + hours) * 3_600_000);

const person = () => harness.build.person({ roles: ['sfari_reviewer'], institution: null });
async function assign(reviewer: TestPerson, due: string | null, type: RequestType = 1) {
  const request = await buildRequest(harness.build, { type, status: 3 });
  const review = await buildReview(harness.build, { request, reviewer });
  await harness.build.sql('update researcher.review set due_date = $1 where id = $2', [due, review]);
  return { request, review };
}
interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly body: string;
  readonly key: string;
}
const mails = async (): Promise<Mail[]> =>
  (
    await harness.build.sql<{ data: Mail }>(
      "select data from jobs.job where name like 'mail.requested%' order by created_on, id",
    )
  ).map(({ data }) => ({ ...data, body: mailWords(data.body) }));
const remind = (rules: ReminderRules, now: Date, database = first) => remindReviewers(database, rules, now);

describe('reminders of late reviews', () => {
  it('are off unless an installation says daily or weekly', async () => {
    const branding = { time_zone: 'America/New_York', support_email: 's@f.test' };
    const read = (value?: string) =>
      readReminderRules({ variables: { REVIEW_REMINDERS: value } }, branding).every;
    expect([read(), read(''), read('off'), read('daily'), read('weekly')]).toEqual([
      'off',
      'off',
      'off',
      'daily',
      'weekly',
    ]);
    expect(() => read('hourly')).toThrow('REVIEW_REMINDERS must be one of off, daily, weekly');
    await assign(await person(), '2027-03-01');
    expect(await remind({ ...RULES, every: 'off' }, WEDNESDAY)).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it('list all late reviews of a person in one mail, with links, the oldest first', async () => {
    const reviewer = await person();
    const later = await assign(reviewer, '2027-03-09');
    const earlier = await assign(reviewer, '2027-02-01');
    await assign(reviewer, '2027-03-10');
    await assign(reviewer, null, 4);
    expect(await remind(RULES, WEDNESDAY)).toBe(1);
    const [mail, ...rest] = await mails();
    expect(rest).toEqual([]);
    expect(mail?.to).toEqual([reviewer.email]);
    expect(mail?.subject).toBe('2 of your reviews are overdue');
    const links = [...(mail?.body ?? '').matchAll(/: (\/\S*)/g)].map(([, path]) => path);
    expect(links).toEqual([earlier, later].map(({ request }) => `/request/${request.id}#admin`));
    expect(mail?.body).toContain('due 02/01/2027');
  });

  it('go to no one whose review is in time, submitted, over, or whose account is closed', async () => {
    const inTime = await person();
    await assign(inTime, '2027-03-10');
    const done = await person();
    const { request, review } = await assign(done, '2027-03-01');
    await harness.build.sql(
      `insert into staff.review_score (id, request_id, reviewer_id, rubric_key, rubric_version, quarter, submitted_at)
        values ($1, $2, $3, 'plain', 1, 'Q3 2026', now())`,
      [review, request.id, done.id],
    );
    const over = await assign(await person(), '2027-03-01');
    await harness.build.sql('update researcher.request set status = 6 where id = $1', [over.request.id]);
    const closed = await person();
    await assign(closed, '2027-03-01');
    await harness.build.sql('update core.account set active = false where id = $1', [closed.id]);
    expect(await remind(RULES, WEDNESDAY)).toBe(0);
  });

  it('a review is late by the foundation’s clock', async () => {
    await assign(await person(), '2027-03-10');
    expect(await remind(RULES, new Date('2027-03-11T04:59:00Z'))).toBe(0);
    expect(await remind(RULES, new Date('2027-03-11T05:01:00Z'))).toBe(1);
  });

  it('come once a day', async () => {
    await assign(await person(), '2027-03-01');
    const sent = [];
    for (const now of [WEDNESDAY, daysLater(0, 6), daysLater(1), daysLater(1, 1), daysLater(2)])
      sent.push(await remind(RULES, now));
    expect(sent).toEqual([1, 0, 1, 0, 1]);
    expect(new Set((await mails()).map(({ key }) => key)).size).toBe(3);
  });

  it('come once a week, which begins on Monday', async () => {
    await assign(await person(), '2027-03-01');
    const sent = [];
    for (const now of [WEDNESDAY, daysLater(1), daysLater(4), daysLater(5), daysLater(11), daysLater(12)])
      sent.push(await remind(WEEKLY, now));
    expect(sent).toEqual([1, 0, 0, 1, 0, 1]);
  });

  it('two instances that run in parallel write one mail to each person', async () => {
    const people = await Promise.all(Array.from({ length: 60 }, person));
    for (const reviewer of people) await assign(reviewer, '2027-03-01');
    const counts = await Promise.all(
      [first, second, first, second].map((database) => remind(RULES, WEDNESDAY, database)),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
    const to = (await mails()).flatMap((mail) => mail.to);
    expect(to.toSorted()).toEqual(people.map(({ email }) => email).toSorted());
  });

  it('a reminder whose mail could not be queued is not counted as sent', async () => {
    const reviewer = await person();
    await assign(reviewer, '2027-03-01');
    await harness.build.sql(`create function public.refuse() returns trigger language plpgsql as
      $$ begin raise exception 'the queue is full'; end $$`);
    await harness.build.sql(
      'create trigger refuse before insert on jobs.job for each row execute function public.refuse()',
    );
    await expect(remind(RULES, WEDNESDAY)).rejects.toThrow('the queue is full');
    await harness.build.sql('drop trigger refuse on jobs.job');
    expect(await harness.build.sql('select 1 from staff.review_reminder')).toEqual([]);
    expect(await remind(RULES, WEDNESDAY)).toBe(1);
  });

  it('what people typed stays text', async () => {
    const reviewer = await person();
    const { request } = await assign(reviewer, '2027-03-01');
    await harness.build.sql(
      `update researcher.project set title = '<img src=x> & [why]' where id = (select project_id from researcher.request where id = $1)`,
      [request.id],
    );
    await remind(RULES, WEDNESDAY);
    const [mail] = await mails();
    expect(mail?.body).toContain('<img src=x> & (why)');
    expect(mail?.subject).toMatch(/^Your review of REQ\d{6} is overdue$/);
  });
});

describe('a reminder by hand', () => {
  const staff = (role: 'sfari_admin' | 'internal_read_only' = 'sfari_admin') =>
    harness.build.person({ roles: [role], institution: null });
  const press = (reviewer: TestPerson, as: TestPerson) =>
    harness.call(`POST /workload/${reviewer.id}/remind/`, { as });

  it('lists the late reviews of one reviewer, once a day, also where the automatic ones are off', async () => {
    const [admin, reviewer, other] = [await staff(), await person(), await person()];
    await assign(reviewer, '2026-01-01');
    await assign(other, '2026-01-01');
    const answer = await press(reviewer, admin);
    expect(answer).toMatchObject({ status: 200, body: { late: 1, is_remindable: false } });
    expect(answer.body.reminded).not.toBeNull();
    const sent = await mails();
    expect(sent.map(({ to }) => to)).toEqual([[reviewer.email]]);
    expect(sent[0]).toMatchObject({ actor_id: admin.id });
    expect(await press(reviewer, admin)).toMatchObject({ status: 409, body: { code: 'WRONG_STATE' } });
    expect(await remind(RULES, new Date())).toBe(1);
    expect((await mails()).map(({ to }) => to)).toEqual([[reviewer.email], [other.email]]);
  });

  it('is possible after an automatic one of another day, and refused without a late review', async () => {
    const [admin, reviewer] = [await staff(), await person()];
    expect((await press(reviewer, admin)).status).toBe(409);
    await assign(reviewer, '2026-01-01');
    await remind(WEEKLY, new Date(Date.now() - 2 * 86_400_000));
    expect((await press(reviewer, admin)).status).toBe(200);
  });

  it('and the weekly job at the same moment send one email', async () => {
    const admin = await staff();
    const reviewers = await Promise.all(Array.from({ length: 5 }, person));
    for (const reviewer of reviewers) await assign(reviewer, '2026-01-01');
    await Promise.all([
      ...reviewers.map((reviewer) => press(reviewer, admin)),
      remind(WEEKLY, new Date(), second),
    ]);
    const to = (await mails()).flatMap((mail) => mail.to);
    expect(to.toSorted()).toEqual(reviewers.map(({ email }) => email).toSorted());
  });

  it('is for those who assign reviewers, of people who review', async () => {
    const [admin, reader, reviewer] = [await staff(), await staff('internal_read_only'), await person()];
    await assign(reviewer, '2026-01-01');
    expect((await press(reviewer, reader)).status).toBe(403);
    const listed = async (as: TestPerson) =>
      (await harness.call(`GET /workload/${reviewer.id}/`, { as })).body.is_remindable;
    expect([await listed(reader), await listed(admin)]).toEqual([false, true]);
    const researcher = await harness.build.person({ roles: ['primary_researcher'], institution: null });
    expect((await press(researcher, admin)).status).toBe(404);
    expect(await mails()).toEqual([]);
  });
});
