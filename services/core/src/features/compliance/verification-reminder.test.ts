import { runNightlyTasksOn } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { buildYear, dayAhead } from '../../testing/institution-years.ts';
import { mailsAbout } from '../../testing/institutions.ts';
import { remindOfVerification } from './index.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore({}, { runs: 'events' });
});
afterAll(() => core?.stop());
// No test waits for the nights between its day and the last one.
beforeEach(() => core.build.sql('delete from core.nightly_run'));

const run = (days: number) =>
  runNightlyTasksOn(core.database, {
    service: 'core',
    day: dayAhead(days),
    tasks: [remindOfVerification],
  });
const subjects = async (id: number) => (await mailsAbout(core, id)).map(({ subject }) => subject);

it('an official hears once that the year is due and once that it is overdue, by mail and bell [S2.12-03]', async () => {
  const { institution, official, anniversary, researchers } = await buildYear(core.build, { daysAhead: 100 });
  const { id, name } = institution;
  const [year, month, day] = anniversary.split('-');
  await run(39);
  expect(await subjects(id)).toEqual([]);
  await run(40);
  await run(41);
  await Promise.all([run(100), run(100)]);
  const due = `Please confirm the researchers of ${name} by ${month}/${day}/${year}`;
  expect(await subjects(id)).toEqual([due]);
  const [mail] = await mailsAbout(core, id);
  expect(mail).toMatchObject({ to: [official.email], template: 'institution_verification_due' });
  expect(mail?.body).toContain(': /annual-researcher-review');
  await Promise.all([run(101), run(101), run(150)]);
  const overdue = `Overdue: please confirm the researchers of ${name}`;
  expect(await subjects(id)).toEqual([due, overdue]);
  const lines = await core.eventually(async () => {
    const { results } = (await core.call('GET /notification/', { as: official })).body;
    return results.length === 2 ? results : undefined;
  });
  expect(lines).toMatchObject([
    { message: overdue, redirect: '/annual-researcher-review' },
    { message: due, redirect: '/annual-researcher-review' },
  ]);
  // The next year is another matter.
  await core.build.sql(
    "update core.user_institution set last_checked = now() + $2 * interval '1 day' where user_id = $1",
    [researchers[0]?.id, 120],
  );
  await run(200);
  expect(await subjects(id)).toHaveLength(2);
  await run(100 + 365 - 50);
  expect(await subjects(id)).toHaveLength(3);
});

it('where no one signs, no matter who signs later is notified in the next night', async () => {
  const { institution, official } = await buildYear(core.build, { daysAhead: 20 });
  await core.build.sql('update core.account set active = false where id = $1', [official.id]);
  await run(0);
  expect(await subjects(institution.id)).toEqual([]);
  const next = await core.build.person({ roles: ['sbso'], institution });
  await core.build.sql('update core.institution set current_io_id = $2 where id = $1', [
    institution.id,
    next.id,
  ]);
  await run(1);
  expect((await mailsAbout(core, institution.id)).map(({ to }) => to)).toEqual([[next.email]]);
});
