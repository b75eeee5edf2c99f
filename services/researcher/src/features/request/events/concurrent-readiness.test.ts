/** What is stored of teams while two transactions concern the same request: none waits in a circle, and nothing is missed. */
import { InstitutionDeleted, ReadinessChanged } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { emitEvent, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories, type TestRequest } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  harness = await startHarness(definition, {}, { runs: 'events' });
  make = createRequestFactories(harness);
});
afterAll(async () => {
  await harness?.stop();
});

const awaitJobs = (name: string) =>
  harness.eventually(async () => {
    const left = await harness.build.sql(
      "select 1 from jobs.job where name = $1 and state not in ('completed', 'failed')",
      [`${name}.researcher`],
    );
    return left.length === 0;
  });
const someoneWaits = () =>
  harness.eventually(async () => {
    const waiting = await harness.build.sql(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return waiting.length > 0;
  });

it('is locked from the lowest request on when open requests of a deleted person go', async () => {
  const owner = await harness.build.person();
  const [low, high] = [await make.request({ owner, status: 1 }), await make.request({ owner, status: 1 })];
  await harness.build.sql(
    'insert into researcher.request_readiness (request_id) values ($1), ($2) on conflict do nothing',
    [low.id, high.id],
  );
  const LOCK_READINESS = 'select 1 from researcher.request_readiness where request_id = $1 for update nowait';
  const locking = await harness.database.admin.connect();
  try {
    await locking.query('begin');
    await locking.query(LOCK_READINESS, [low.id]);
    await emitEvent(harness.database, InstitutionDeleted, {
      institution_id: owner.institutionId ?? 0,
      user_ids: [owner.id],
      actor_id: null,
    });
    await someoneWaits();
    // Who has the first one gets the next one too.
    await locking.query(LOCK_READINESS, [high.id]);
    await locking.query('commit');
  } finally {
    locking.release(true);
  }
  await awaitJobs('institution.deleted');
  expect(await harness.build.sql('select 1 from researcher.request where owner_id = $1', [owner.id])).toEqual(
    [],
  );
});

/** Calls that were evaluated wait before they end, as long as `between` takes. */
async function lockCached(call: () => Promise<{ status: number }>, between: () => Promise<void>) {
  await harness.build.sql(`create function researcher.wait_for_test() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(4711); return null; end'`);
  await harness.build.sql(`create trigger wait_for_test after insert or update on researcher.request_readiness
    for each row execute function researcher.wait_for_test()`);
  const locking = await harness.database.admin.connect();
  try {
    await locking.query('select pg_advisory_lock(4711)');
    const answer = call();
    await someoneWaits();
    await between();
    await locking.query('select pg_advisory_unlock(4711)');
    return await answer;
  } finally {
    locking.release(true);
    await harness.build.sql('drop function researcher.wait_for_test() cascade');
  }
}
const becomeReady = async (person: TestPerson) => {
  await harness.build.sql('update core.user_institution set joinder_date = now() where user_id = $1', [
    person.id,
  ]);
  await emitEvent(harness.database, ReadinessChanged, { user_ids: [person.id] });
  await awaitJobs('person.readiness-changed');
};
const readStored = async (id: number) =>
  (
    await harness.build.sql<{ waits_for: string[] }>(
      'select waits_for from researcher.request_readiness where request_id = $1',
      [id],
    )
  )[0]?.waits_for;

it('follows a member of the project to which a request moves at that moment', async () => {
  const late = await harness.build.person({ joinder: false });
  const request = await make.request({ status: 1 });
  const other = await make.request({ status: 1, owner: request.owner, team: [late] });
  await harness.build.sql(
    'insert into researcher.request_readiness (request_id) values ($1) on conflict do nothing',
    [request.id],
  );
  // A person who is chosen by name does not depend on the project.
  await harness.build.sql('delete from researcher.request_access where request_id = $1', [request.id]);
  // Only the request that moves, so that the event has no other reason to look.
  await harness.build.sql('delete from researcher.request where id = $1', [other.id]);
  const body = { project: other.project.id };
  const answer = await lockCached(
    () => harness.call(`PATCH /request/${request.id}/`, { as: request.owner, body }),
    () => becomeReady(late),
  );
  expect(answer.status).toBe(200);
  expect(await readStored(request.id)).toBeDefined();
  await awaitJobs('request.readiness-due');
  expect(await readStored(request.id)).toEqual([]);
});

it('follows a member of the project under which a request begins at that moment', async () => {
  const late = await harness.build.person({ joinder: false });
  const other = await make.request({ status: 1, team: [late] });
  await harness.build.sql('delete from researcher.request where id = $1', [other.id]);
  const answer = await lockCached(
    () => harness.call('POST /request/', { as: other.owner, body: { project: other.project.id, type: 1 } }),
    () => becomeReady(late),
  );
  expect(answer.status).toBe(201);
  const [begun] = await harness.build.sql<{ id: number }>(
    'select id from researcher.request where owner_id = $1',
    [other.owner.id],
  );
  await awaitJobs('request.readiness-due');
  expect(await readStored(begun?.id ?? 0)).toEqual([]);
});

/** Deletes a request without stored readiness while `runConcurrently` reads at it. */
async function deleteWhile(
  runConcurrently: (request: TestRequest) => Promise<unknown>,
): Promise<TestRequest> {
  const request = await make.request({ status: 1 });
  const deletion = 'delete from researcher.request_readiness where request_id = $1';
  await harness.build.sql(deletion, [request.id]);
  const locking = await harness.database.admin.connect();
  try {
    await locking.query('begin');
    await locking.query('delete from researcher.request where id = $1', [request.id]);
    const looking = runConcurrently(request);
    await someoneWaits();
    await locking.query('commit');
    await looking;
  } finally {
    locking.release(true);
  }
  return request;
}

it('stores nothing of a request that is deleted while an event is followed, at the first try', async () => {
  const { owner } = await deleteWhile(({ owner: { id } }) =>
    emitEvent(harness.database, ReadinessChanged, { user_ids: [id] }),
  );
  await awaitJobs('person.readiness-changed');
  const tried = await harness.build.sql(
    `select retry_count from jobs.job where name = 'person.readiness-changed.researcher' and data -> 'user_ids' = $1::jsonb`,
    [JSON.stringify([owner.id])],
  );
  expect(tried).toEqual([{ retry_count: 0 }]);
});

it('takes a change of the team while a request of the project is deleted', async () => {
  await deleteWhile(async ({ owner, project }) => {
    const known = { first_name: 'Ada', last_name: 'Lovelace', institution: 'University', email: owner.email };
    const body = { project_id: project.id, team: [{ ...known, user_role: 'Primary Researcher' }] };
    const answer = await harness.call('POST /research-team/', { as: owner, body });
    expect(answer.status).toBe(200);
  });
});
