/** What is recorded of an institution's statuses, and what depends on it. */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createCast, mailsAbout } from '../../testing/institutions.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core?.stop());

const readChanges = (id: number) =>
  core.build.sql<{ id: number; change: unknown[]; actor_id: number | null; reason: string | null }>(
    `select id, array[from_status, to_status] as change, actor_id, reason
      from core.institution_status_change where institution_id = $1 order by id`,
    [id],
  );
const askFor = (id: number, words: string) =>
  core.call(`POST /institution/${id}/follow-up/`, {
    as: admin,
    body: { email: { to: ['olga@official.test'], subject: 'Our question', body: `<p>${words}</p>` } },
  });

it('each change of the status is recorded with who made it, and nothing else is', async () => {
  const { institution, official } = await createCast(core, 2);
  expect((await askFor(institution.id, 'Which campus?')).status).toBe(200);
  await core.call(`PATCH /institution/${institution.id}/`, {
    as: admin,
    body: { phone_number: '+1 555 0103' },
  });
  const again = await core.call(`PATCH /institution/${institution.id}/`, {
    as: official,
    body: { official_name: 'The Trustees', ein: '78-0000001', nonprofit: true, status: 2 },
  });
  expect(again.status).toBe(200);
  expect((await readChanges(institution.id)).map(({ change, actor_id }) => [change, actor_id])).toEqual([
    [[null, 2], null],
    [[2, 5], admin.id],
    [[5, 2], official.id],
  ]);
});

it('a mail about a decision belongs to the change that it reports, each time to another', async () => {
  const { institution, official } = await createCast(core, 2);
  await askFor(institution.id, 'Which campus?');
  await core.call(`PATCH /institution/${institution.id}/`, {
    as: official,
    body: { official_name: 'The Trustees', ein: '78-0000002', nonprofit: true, status: 2 },
  });
  await askFor(institution.id, 'And which street?');
  const asked = (await readChanges(institution.id)).filter(({ change }) => change[1] === 5);
  const keys = await core.build.sql<{ key: string }>(
    `select data ->> 'key' as key from jobs.job where name = 'mail.requested.core'
      and data ->> 'model_name' = 'institution' and data ->> 'object_id' = $1 and data ->> 'subject' = 'Our question' order by created_on`,
    [String(institution.id)],
  );
  expect(keys.map(({ key }) => key.split(':').at(-2))).toEqual(asked.map(({ id }) => String(id)));
  expect(await mailsAbout(core, institution.id)).toHaveLength(2);
});

it('every recorded change of a status is in the history too, and every one of the history is recorded', async () => {
  const stray = await core.build.sql(
    `with expected as (select l.pk::int as id, (l.changes -> 'status' ->> 0)::int as before, (l.changes -> 'status' ->> 1)::int as after,
        l.actor_id, row_number() over (partition by l.pk order by l.id) as step
      from audit.log l where l.model = 'institution' and l.changes ? 'status'),
    stored as (select institution_id as id, from_status::int as before, to_status::int as after, actor_id,
        row_number() over (partition by institution_id order by id) as step from core.institution_status_change)
    (select * from expected except select * from stored) union all (select * from stored except select * from expected)`,
  );
  expect(stray).toEqual([]);
});
