/** Reviews that the staff service kept are the researcher service's after the upgrade, and go back with it (decision 183). */
import path from 'node:path';
import { createFactories } from '@portal/core/testing';
import { migrateService, rollbackService } from '@portal/kit';
import { createTestDatabase, type TestDatabase } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildRequest, buildReview } from '../src/testing/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const optionsOf = (service: 'researcher' | 'staff' | 'tissue') => ({
  adminUrl: database.adminUrl,
  service,
  directory: path.resolve(import.meta.dirname, '../../', service, 'migrations'),
});
const rowsOf = async (text: string, values: readonly unknown[] = []): Promise<unknown[]> =>
  (await database.admin.query(text, [...values])).rows;
/** To the release before; the views of the tissue service are in the way of all of it. */
async function back(service: 'researcher' | 'staff' | 'tissue'): Promise<void> {
  const from = service === 'tissue' ? '0000' : '0170';
  const rows = await rowsOf(`select name from ${service}.migration where name >= $1`, [from]);
  await rollbackService(optionsOf(service), rows.length);
}

it('preserves every review with its number, and what no one was notified of', async () => {
  const build = createFactories(database);
  const [request, gone] = [await buildRequest(build), await buildRequest(build)];
  const reviewer = await build.person({ roles: ['sfari_reviewer'] });
  const first = await buildReview(build, { request, reviewer });

  await back('tissue');
  await back('staff');
  await back('researcher');
  const earlier = 'select id, request_id, reviewer_id from staff.review order by id';
  expect(await rowsOf(earlier)).toEqual([{ id: first, request_id: request.id, reviewer_id: reviewer.id }]);
  const second = await build.person({ roles: ['sfari_reviewer'] });
  const assign = `insert into staff.review (request_id, reviewer_id, reviewer_role) values ($1, $2, 3) returning id`;
  const assigner = await build.person({ roles: ['sfari_admin'] });
  const [later] = await rowsOf(
    `with author as (select set_config('app.actor', $3::text, true)) ${assign.replace('values ($1, $2, 3)', 'select $1, $2, 3 from author')}`,
    [request.id, second.id, String(assigner.id)],
  );
  const [orphan] = await rowsOf(assign, [gone.id, second.id]);
  const [removed] = await rowsOf(assign, [gone.id, reviewer.id]);
  const idOf = (row: unknown): number => (row as { id: number }).id;
  for (const row of [later, orphan])
    await rowsOf('insert into staff.assignment_notice (review_id, status_before) values ($1, 2)', [
      idOf(row),
    ]);
  await rowsOf('delete from staff.review where id = $1', [idOf(removed)]);
  await rowsOf('delete from researcher.request where id = $1', [gone.id]);
  const entries = "select count(*)::int as n from audit.log where model = 'review'";
  const before = await rowsOf(entries);

  await migrateService(optionsOf('researcher'));
  await migrateService(optionsOf('staff'));
  expect(await rowsOf('select id, request_id, reviewer_id from researcher.review order by id')).toEqual([
    { id: first, request_id: request.id, reviewer_id: reviewer.id },
    { id: idOf(later), request_id: request.id, reviewer_id: second.id },
  ]);
  expect(
    await rowsOf('select review_id, status_before, actor_id, queued from researcher.assignment_notice'),
  ).toEqual([{ review_id: idOf(later), status_before: 2, actor_id: assigner.id, queued: null }]);
  expect(await rowsOf(entries)).toEqual(before);
  const third = await build.person({ roles: ['sfari_reviewer'] });
  const next = await buildReview(build, { request, reviewer: third, reviewerRole: 3 });
  expect(next).toBeGreaterThan(idOf(removed));
  await expect(rowsOf(assign, [request.id, reviewer.id])).rejects.toThrow(/kept by the researcher service/);

  // what the tables of the staff service had; later columns are the researcher service's alone
  const columns = 'id, request_id, reviewer_id, reviewer_role, quarter, created, modified';
  const readKept = () => rowsOf(`select ${columns} from researcher.review order by id`);
  const kept = await readKept();
  await back('staff');
  await back('researcher');
  expect(await rowsOf('select * from staff.review order by id')).toEqual(kept);
  await migrateService(optionsOf('researcher'));
  await migrateService(optionsOf('staff'));
  expect(await readKept()).toEqual(kept);
});
