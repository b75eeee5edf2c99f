/** Reminders of dates: at 90, 30 and 7 days, to those who must act, in one mail a day (decision 378). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories, runNightlyTasksFor } from '../../testing/index.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  h = await startHarness(definition);
  make = createRequestFactories(h);
});
afterAll(() => h?.stop());
beforeEach(async () => {
  await h.build.sql('delete from researcher.nightly_run');
  await h.build.sql('delete from researcher.date_reminder');
  await h.build.sql('update researcher.request set expiration_date = null');
  await h.build.sql('delete from researcher.irb');
  await h.build.sql('delete from jobs.job');
});

const DAY = 86_400_000;
const after = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
const today = '2028-02-20';

async function endingOn(day: string, owner?: TestPerson, status: 4 | 7 | 14 = 7) {
  const request = await make.request({ status, ...(owner ? { owner } : {}) });
  await h.build.sql('update researcher.request set expiration_date = $2 where id = $1', [
    request.id,
    `${day}T23:59:59Z`,
  ]);
  return request;
}
async function letterUntil(day: string, owner?: TestPerson) {
  const project = await make.project(owner);
  await make.irb(project);
  await h.build.sql('update researcher.irb set renewal_date = $2 where project_id = $1', [project.id, day]);
  return project;
}
const mailsTo = async ({ email }: TestPerson) =>
  (await make.queued('mail', email)).map(
    ({ data }) => data as { subject: string; body: string; key: string },
  );
const getBells = async ({ id }: TestPerson) =>
  (
    await h.build.sql<{ data: { message: string; redirect: string; recipient_ids: number[] } }>(
      "select data from jobs.job where name like 'notification%' order by created_on",
    )
  )
    .map(({ data }) => data)
    .filter(({ recipient_ids: ids }) => ids.includes(id))
    .map(({ message, redirect }) => `${message} ${redirect}`);

describe('a request', () => {
  it.each([
    [91, 0],
    [90, 1],
    [31, 1],
    [30, 1],
    [7, 1],
    [0, 1],
  ])('that ends in %i days is sent %i times', async (days, times) => {
    const { owner } = await endingOn(after(today, days));
    await runNightlyTasksFor(h, today);
    expect([(await getBells(owner)).length, (await mailsTo(owner)).length]).toEqual([times, times]);
  });

  it('that has ended is not sent again; its close-out is', async () => {
    const { owner } = await endingOn(after(today, -1));
    await runNightlyTasksFor(h, today);
    const [notified, ...more] = await getBells(owner);
    expect(notified).toMatch(/close-out/i);
    expect(more).toEqual([]);
    expect(await mailsTo(owner)).toHaveLength(1);
  });

  it('is reminded of three times and each of them once, over 29 February', async () => {
    const { owner, code } = await endingOn('2028-03-01');
    await runNightlyTasksFor(h, '2027-12-02');
    await runNightlyTasksFor(h, '2028-03-01');
    await runNightlyTasksFor(h, '2028-03-01');
    expect(await getBells(owner)).toEqual([
      `Access under ${code} ends on 03/01/2028, in 90 days /compliance_researcher`,
      `Access under ${code} ends on 03/01/2028, in 30 days /compliance_researcher`,
      `Access under ${code} ends on 03/01/2028, in 7 days /compliance_researcher`,
    ]);
    // The nights between came late, and what they found is one line of one mail.
    const mails = await mailsTo(owner);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Access under ${code} ends on 03/01/2028, in 90 days`,
      `Access under ${code} ends on 03/01/2028, today`,
    ]);
  });

  it.each([2, 3, 8, 10, 12] as const)('with a renewal at status %i is not', async (status) => {
    const request = await endingOn(after(today, 30));
    const renewal = await make.request({ owner: request.owner, status });
    await h.build.sql('update researcher.request set renewal_of = $2 where id = $1', [
      renewal.id,
      request.id,
    ]);
    await runNightlyTasksFor(h, today);
    expect(await getBells(request.owner)).toEqual([]);
  });

  it.each([1, 5, 6] as const)('with a renewal at status %i still is', async (status) => {
    const request = await endingOn(after(today, 30));
    const renewal = await make.request({ owner: request.owner, status });
    await h.build.sql('update researcher.request set renewal_of = $2 where id = $1', [
      renewal.id,
      request.id,
    ]);
    await runNightlyTasksFor(h, today);
    expect(await getBells(request.owner)).toHaveLength(1);
  });

  it('that is suspended, or of a closed account, is not; nor is one that was extended, until its next date', async () => {
    const suspended = await endingOn(after(today, 30), undefined, 14);
    const closed = await endingOn(after(today, 30));
    await h.build.sql('update core.account set active = false where id = $1', [closed.owner.id]);
    const extended = await endingOn(after(today, 30));
    await runNightlyTasksFor(h, today);
    expect([await getBells(suspended.owner), await getBells(closed.owner)]).toEqual([[], []]);
    await h.build.sql(
      "update researcher.request set expiration_date = expiration_date + interval '1095 days' where id = $1",
      [extended.id],
    );
    await runNightlyTasksFor(h, after(today, 10));
    expect(await getBells(extended.owner)).toHaveLength(1);
    await h.build.sql('delete from researcher.nightly_run');
    await runNightlyTasksFor(h, after(today, 30 + 1095 - 90));
    expect(await getBells(extended.owner)).toHaveLength(2);
  });
});

describe('a letter', () => {
  it.each([
    [91, 0],
    [90, 1],
    [60, 1],
    [0, 1],
  ])('that ends in %i days is sent %i times [R8-05]', async (days, times) => {
    const { owner } = await letterUntil(after(today, days));
    await runNightlyTasksFor(h, today);
    expect(await mailsTo(owner)).toHaveLength(times);
  });

  it('that was replaced is not, and leads to where the next one is added', async () => {
    const project = await letterUntil(after(today, 30));
    const replaced = await letterUntil(after(today, 30));
    await make.irb(replaced);
    await runNightlyTasksFor(h, today);
    expect(await getBells(replaced.owner)).toEqual([]);
    expect((await getBells(project.owner))[0]).toMatch(
      new RegExp(`expires on 03/21/2028, in 30 days /project/${project.id}\\?mode=irb$`),
    );
  });
});

describe('the mail', () => {
  it('is one for all dates of a person, and goes to no one who switched it off', async () => {
    const owner = await h.build.person();
    const quiet = await h.build.person();
    await h.build.sql('update core.account set date_reminder_email_opted_in = false where id = $1', [
      quiet.id,
    ]);
    const first = await endingOn(after(today, 7), owner);
    const second = await endingOn(after(today, 1), owner);
    await letterUntil(after(today, 29), owner);
    await endingOn(after(today, 7), quiet);
    await runNightlyTasksFor(h, today);
    const [mail, ...others] = await mailsTo(owner);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('3 upcoming dates in your projects');
    expect(mail?.body).toContain(`Access under ${second.code} ends on 02/21/2028, tomorrow`);
    expect(mail?.body).toContain(`Access under ${first.code} ends on 02/27/2028, in 7 days`);
    expect(mail?.body).toContain(': /compliance_researcher');
    expect([(await getBells(quiet)).length, (await mailsTo(quiet)).length]).toEqual([1, 0]);
  });

  it('is not made up for a person who switches it on later', async () => {
    const owner = await h.build.person();
    await h.build.sql('update core.account set date_reminder_email_opted_in = false where id = $1', [
      owner.id,
    ]);
    await endingOn(after(today, 7), owner);
    await runNightlyTasksFor(h, today);
    await h.build.sql('update core.account set date_reminder_email_opted_in = true where id = $1', [
      owner.id,
    ]);
    await runNightlyTasksFor(h, after(today, 1));
    expect(await mailsTo(owner)).toEqual([]);
  });
});
