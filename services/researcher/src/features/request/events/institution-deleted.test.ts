import { InstitutionDeleted } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { emitEvent } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  harness = await startHarness(definition, {}, { runs: 'events' });
  make = createRequestFactories(harness);
});
afterAll(async () => {
  await harness?.stop();
});

it('removes open requests and empty projects of its people, once, and nothing of others [C8.3.5]', async () => {
  const admin = await harness.build.person({ roles: ['sfari_admin'], institution: null });
  const owner = await harness.build.person();
  const draft = await make.request({ owner, status: 1 });
  const submitted = await make.request({ owner, status: 2 });
  const decidedSince = await make.request({ owner, status: 4 });
  const foreign = await make.request({ status: 2 });
  const reviewer = await harness.build.person({ roles: ['sfari_reviewer'] });
  for (const request of [submitted, foreign]) await make.review(request, reviewer);
  const event = {
    institution_id: owner.institutionId ?? 0,
    user_ids: [owner.id],
    actor_id: admin.id,
  };
  await emitEvent(harness.database, InstitutionDeleted, event);
  await emitEvent(harness.database, InstitutionDeleted, event);
  const left = () =>
    harness.build.sql<{ id: number }>(
      'select id from researcher.request where id = any($1::int[]) order by id',
      [[draft.id, submitted.id, decidedSince.id, foreign.id]],
    );
  await harness.eventually(async () => (await left()).length === 2);
  await harness.eventually(
    async () =>
      (
        await harness.build.sql(
          "select 1 from jobs.job where name = 'institution.deleted.researcher' and state <> 'completed'",
        )
      ).length === 0,
  );
  expect((await left()).map(({ id }) => id)).toEqual([decidedSince.id, foreign.id]);
  const reviews = await harness.build.sql<{ id: number; actor: number }>(
    `select parent_pk::int as id, actor_id as actor from audit.log where model = 'review' and operation = 'D'`,
  );
  expect(reviews).toEqual([{ id: submitted.id, actor: admin.id }]);
  const projects = await harness.build.sql<{ id: number }>(
    'select p.id from researcher.project p where p.owner_id = $1',
    [owner.id],
  );
  expect(projects).toHaveLength(1);
});

it('ends what deleted people were given elsewhere, and a request that waited for one of them continues', async () => {
  const leaving = await harness.build.person({ active: false });
  const waiting = await make.request({ status: 12, team: [leaving] });
  const fulfilled = await make.request({ status: 7, team: [leaving] });
  for (const person of [leaving, fulfilled.owner])
    await harness.build.sql(
      `insert into researcher.dataset_access (user_id, dataset_id, request_id, access_type, status)
       values ($1, $2, $3, 'Globus', 'granted')`,
      [person.id, fulfilled.datasetId, fulfilled.id],
    );
  const event = { institution_id: leaving.institutionId ?? 0, user_ids: [leaving.id], actor_id: null };
  await emitEvent(harness.database, InstitutionDeleted, event);
  await emitEvent(harness.database, InstitutionDeleted, event);

  await harness.eventually(async () => (await make.readStatus(waiting)) === 4);
  const access = await harness.build.sql<{ user_id: number; status: string }>(
    'select user_id, status from researcher.dataset_access where request_id = $1 order by id',
    [fulfilled.id],
  );
  expect(access).toEqual([
    { user_id: leaving.id, status: 'revoked' },
    { user_id: fulfilled.owner.id, status: 'granted' },
  ]);
  const chosen = await harness.build.sql<{ gone: boolean }>(
    'select removal_date is not null as gone from researcher.request_access where user_id = $1',
    [leaving.id],
  );
  expect(chosen).toEqual([{ gone: true }, { gone: true }]);
});
