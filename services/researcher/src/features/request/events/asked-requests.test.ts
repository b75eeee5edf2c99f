/** Requests that are looked at again: all of them are named, and one that cannot move on delays none of the others. */
import { startHarness, type Harness } from '@portal/core/testing';
import { openDatabase, sql, transact } from '@portal/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { scheduleCheckNow } from '../../../commands/schedule-readiness-check.ts';
import { createRequestFactories } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  harness = await startHarness(definition, {}, { runs: 'events' });
  make = createRequestFactories(harness);
});
afterAll(() => harness?.stop());

const ask = async (projectId: number): Promise<void> => {
  const database = openDatabase({ url: harness.database.connectionUrl('researcher'), maximum: 1 });
  try {
    await transact(database, { actorId: null }, (work) =>
      scheduleCheckNow(work, sql`t.project_id = ${projectId}`),
    );
  } finally {
    await database.close();
  }
};

it('are all named, in as many events as they need', async () => {
  const owner = await harness.build.person();
  const { id: projectId } = await make.project(owner);
  await harness.build.sql(
    `insert into researcher.request (type, status, owner_id, project_id)
     select 1, 1, $1, $2 from generate_series(1, 10001)`,
    [owner.id, projectId],
  );
  await ask(projectId);
  const events = await harness.build.sql<{ named: number }>(
    `select jsonb_array_length(data -> 'request_ids') as named from jobs.job
     where name = 'request.readiness-due.researcher' order by named`,
  );
  expect(events.map(({ named }) => named)).toEqual([1, 10_000]);
});

it('move on beside one that cannot', async () => {
  const stuck = await make.request({ status: 12 });
  const other = await make.request({ status: 12, owner: stuck.owner });
  await harness.build.sql('update researcher.request set project_id = $1 where id = $2', [
    stuck.project.id,
    other.id,
  ]);
  await harness.build.sql(`create function researcher.refuse_for_test() returns trigger language plpgsql as
    'begin raise exception ''refused for the test''; end'`);
  await harness.build.sql(`create trigger refuse_for_test before update of status on researcher.request
    for each row when (old.id = ${stuck.id}) execute function researcher.refuse_for_test()`);
  await ask(stuck.project.id);
  await harness.eventually(async () => (await make.readStatus(other)) === 4);
  expect(await make.readStatus(stuck)).toBe(12);
});
