/** Lists of requests with thousands of rows: what is counted, found and ordered does not change with the way it is read. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildRequest } from '../../testing/index.ts';

const MANY = 5200;
let harness: Harness;
let admin: TestPerson;
let last: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  const { build } = harness;
  admin = await build.person({ roles: ['sfari_admin'] });
  const first = await build.person({ firstName: 'Aaron', lastName: 'Abel' });
  last = await build.person({ firstName: 'Zoe', lastName: 'Zander', institution: null });
  const common = await buildRequest(build, { owner: first, title: 'Common words about sleep' });
  await buildRequest(build, { owner: last, status: 3, type: 2, title: 'A rare pearl' });
  await build.sql('alter table researcher.request disable trigger user');
  await build.sql(
    `insert into researcher.request (type, status, owner_id, institution_id, project_id, submission_date)
    select 1, case when n % 2 = 0 then 2 else 3 end, $1, $2, $3, now() - n * interval '1 hour' from generate_series(1, $4::int) n`,
    [first.id, first.institutionId, common.projectId, MANY],
  );
  await build.sql('alter table researcher.request enable trigger user');
  await build.sql('analyze researcher.request');
});
afterAll(() => harness?.stop());

const list = async (query: string) => (await harness.call(`GET /request/${query}`, { as: admin })).body;

it('counts a group up to the cap, exactly when asked, and leaves out what is empty', async () => {
  const { groups, count } = await list('?grouping=status,type&limit=1');
  expect(count).toBe(1000);
  expect(groups).toEqual({ status: { 2: 1001, 3: 1001 }, type: { 1: 1001, 2: 1 } });
  const exact = await list('?grouping=status&limit=1&count=exact');
  expect(exact.count).toBe(MANY + 2);
  expect(exact.groups.status).toEqual({ 2: MANY / 2 + 1, 3: MANY / 2 + 1 });
});

it('finds by a word that thousands of rows contain what the list shows in that order, page by page', async () => {
  for (const query of ['?limit=40', '?limit=40&status=3', '?limit=40&offset=80&ordering=submission_date']) {
    const found = await list(`${query}&search=COMMON`);
    const all = await list(`${query}&project=${found.results[0].project.id}`);
    expect(found.results).toEqual(all.results);
    expect([found.count, found.next === null]).toEqual([1000, false]);
  }
  expect((await list('?search=common&count=exact&limit=1')).count).toBe(MANY + 1);
});

it('finds by a rare word, by the name of an owner and by a code, each with the filters beside it', async () => {
  for (const word of ['rare pearl', 'zander'])
    expect(
      (await list(`?search=${word}`)).results.map((one: { owner: { id: number } }) => one.owner.id),
    ).toEqual([last.id]);
  expect(await list('?search=rare%20pearl&status=2')).toMatchObject({ count: 0, results: [] });
  const [one] = (await list('?limit=1')).results;
  expect((await list(`?search=${one.sfari_request_id}`)).results).toEqual([one]);
});

it('finds by a reviewer of thousands and by one of a single request what the list shows in that order', async () => {
  const { build } = harness;
  const [busy, rare] = [await build.person(), await build.person()];
  await build.sql(
    `insert into researcher.review (request_id, reviewer_id, reviewer_role)
     select t.id, $1, 1 from researcher.request t where t.type = 1`,
    [busy.id],
  );
  await build.sql(
    `insert into researcher.review (request_id, reviewer_id, reviewer_role)
     select max(t.id), $1, 2 from researcher.request t where t.type = 1`,
    [rare.id],
  );
  await build.sql('analyze researcher.review');
  for (const query of ['?limit=40', '?limit=40&status=3', '?limit=40&offset=80&ordering=submission_date']) {
    const found = await list(`${query}&reviews__user=${busy.id}`);
    expect(found.results).toHaveLength(40);
    expect(found).toMatchObject({
      ...(await list(`${query}&type=1`)),
      next: found.next,
      previous: found.previous,
    });
  }
  expect((await list(`?reviews__user=${busy.id}&count=exact&limit=1`)).count).toBe(MANY + 1);
  expect((await list(`?reviews__user=${busy.id}&grouping=status&limit=1`)).groups).toEqual({
    status: { 2: 1001, 3: 1001 },
  });
  const one = await list(`?reviews__user=${rare.id}`);
  expect([one.count, one.results.length]).toEqual([1, 1]);
  expect((await list(`?reviews__user=${rare.id}&search=sleep`)).results).toEqual(one.results);
  expect((await list(`?reviews__user__in=${rare.id},${busy.id}&limit=1`)).count).toBe(1000);
  expect((await list(`?reviews__user=${rare.id}&type=2`)).results).toEqual([]);
  expect(
    (await list('?reviews__user__isnull=true')).results.map((row: { type: number }) => row.type),
  ).toEqual([2]);
  expect((await list('?reviews__user__isnull=false&type=2')).results).toEqual([]);
});

it('orders by owner and by institution, those without one last both ways', async () => {
  const ownersBy = async (query: string): Promise<number[]> =>
    (await list(query)).results.map((one: { owner: { id: number } }) => one.owner.id);
  expect((await ownersBy('?ordering=-owner&limit=2'))[0]).toBe(last.id);
  expect((await ownersBy('?ordering=owner&limit=2'))[0]).not.toBe(last.id);
  for (const ordering of ['institution', '-institution'])
    expect(await ownersBy(`?ordering=${ordering}&limit=5&offset=${MANY}`)).toEqual([
      expect.any(Number),
      last.id,
    ]);
});

it('refuses to page deeper than lists are read, and says so', async () => {
  const refused = await harness.call('GET /request/?offset=10001', { as: admin });
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['offset']]);
  expect((await harness.call('GET /request/?offset=10000', { as: admin })).status).toBe(200);
});
