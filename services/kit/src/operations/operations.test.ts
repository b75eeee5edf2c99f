/** Work in the background: begun once, gone on with after a kill, ended once, given up and cleared (decision 480). */
import { once } from 'node:events';
import { MatchReportAsked, type Role } from '@portal/contract';
import { createFactories } from '@portal/core/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase, transact, type Database } from '../database/index.ts';
import { createTestDatabase, type TestDatabase, type TestPerson } from '../testing/index.ts';
import {
  beginOperation,
  clearOperations,
  OPERATION_ATTEMPTS,
  runOperation,
  type StoredPart,
  type OperationKind,
} from './operations.ts';

let test: TestDatabase;
let database: Database;
let maker: TestPerson;
const log = { error: () => undefined };
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.connectionUrl('staff') });
  maker = await person('sfari_admin');
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const person = (...roles: Role[]) => createFactories(test).person({ roles, institution: null });
let made: number[];
let finished: (readonly StoredPart[])[];
beforeEach(() => {
  made = [];
  finished = [];
});
afterEach(() => test.admin.query('delete from staff.operation; delete from jobs.job'));

/** Doubles each item; 13 is one that must not be read. */
const doubling = (make?: (item: number) => Promise<void>): OperationKind => ({
  kind: 'match_report',
  event: MatchReportAsked,
  async make(_, item) {
    await make?.(item);
    made.push(item);
    return item === 13 ? undefined : { data: item * 2, file: Buffer.from([item]) };
  },
  finish(_, parts) {
    finished.push(parts);
    return Promise.resolve({ file: Buffer.from('whole') });
  },
  bell: { ready: () => 'It is ready', failed: () => 'It failed', redirect: '/here' },
});
const begin = (items: number[], as = maker) =>
  transact(database, { actorId: as.id }, (work) =>
    beginOperation(work, {
      service: 'staff',
      kind: doubling(),
      actor: { userId: as.id, roles: as.roles },
      items,
    }),
  );
const run = (id: number, kind = doubling()) =>
  runOperation({ service: 'staff', database, log }, kind, { id, job: { correlationId: 'c' } });
async function read(id: number) {
  const { rows } = await test.admin.query<{
    state: string;
    done: number;
    error: string;
    reason: string;
    file: Buffer | null;
  }>('select state, done, error, reason, file from staff.operation where id = $1', [id]);
  return rows[0];
}
const queued = async (queue: string): Promise<object[]> =>
  (await test.admin.query<{ data: object }>('select data from jobs.job where name = $1', [queue])).rows.map(
    ({ data }) => data,
  );
const bell = () => queued('notification.requested.core');
const parts = async () => (await test.admin.query('select 1 from staff.operation_part')).rowCount;

it('works through the items in their order, stores the document, and notifies the bell once', async () => {
  const id = await begin([4, 13, 7]);
  expect(await queued('match-report.asked.staff')).toMatchObject([{ operation_id: id }]);
  await run(id);
  await run(id);
  expect(made).toEqual([4, 13, 7]);
  expect(finished).toEqual([
    [
      { item: 4, data: 8, file: Buffer.from([4]) },
      { item: 7, data: 14, file: Buffer.from([7]) },
    ],
  ]);
  expect(await read(id)).toMatchObject({ state: 'ready', done: 3, file: Buffer.from('whole') });
  expect(await bell()).toMatchObject([
    { recipient_ids: [maker.id], message: 'It is ready', redirect: '/here' },
  ]);
  expect(await parts()).toBe(0);
});

it('of parallel calls one begins it, another person has their own, and the next one begins anew', async () => {
  const ids = await Promise.all([begin([1]), begin([1]), begin([2])]);
  expect(new Set(ids).size).toBe(1);
  expect(await queued('match-report.asked.staff')).toHaveLength(1);
  expect(await begin([1], await person('sfari_admin'))).not.toBe(ids[0]);
  await run(ids[0] ?? 0);
  expect(ids).not.toContain(await begin([1]));
});

it('continues where a killed run stopped, and two runs beside each other end it once', async () => {
  const id = await begin([1, 2, 3, 4]);
  const killed = new AbortController();
  const dying = run(
    id,
    doubling(async (item) => {
      if (item === 3) await once(killed.signal, 'abort').then(() => Promise.reject(new Error('killed')));
    }),
  ).catch(() => 'dead');
  await expect.poll(async () => (await read(id))?.done).toBe(2);
  const bothThere = new AbortController();
  let there = 0;
  const besideAnother = doubling(async (item) => {
    if (item !== 3) return;
    there += 1;
    if (there === 2) bothThere.abort();
    else await once(bothThere.signal, 'abort');
  });
  await Promise.all([run(id, besideAnother), run(id, besideAnother)]);
  killed.abort();
  expect(await dying).toBe('dead');
  expect(made.slice(0, 2)).toEqual([1, 2]);
  expect(made.slice(2).toSorted((one, other) => one - other)).toEqual([3, 3, 4, 4]);
  expect(finished[0]?.map(({ item }) => item)).toEqual([1, 2, 3, 4]);
  expect(await read(id)).toMatchObject({ state: 'ready', done: 4 });
  expect(await bell()).toHaveLength(1);
});

it('is tried again by the queue, and fails with a notification after several runs', async () => {
  const id = await begin([1]);
  const broken = doubling(() => Promise.reject(new Error('The disk is full')));
  for (let attempt = 1; attempt < OPERATION_ATTEMPTS; attempt += 1)
    await expect(run(id, broken)).rejects.toThrow('The disk is full');
  expect(await read(id)).toMatchObject({ state: 'working' });
  await run(id, broken);
  expect(await read(id)).toMatchObject({ state: 'failed', error: 'The disk is full' });
  expect(await bell()).toMatchObject([{ message: 'It failed' }]);
  await run(id);
  expect(finished).toEqual([]);
});

it('fails if each run killed its process, or if its person lost the right to it', async () => {
  const id = await begin([1]);
  await test.admin.query('update staff.operation set attempts = $1', [OPERATION_ATTEMPTS]);
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'failed' });

  const left = await person('sfari_admin');
  const theirs = await begin([1], left);
  await test.admin.query('delete from core.account_group where account_id = $1', [left.id]);
  await run(theirs);
  expect(await read(theirs)).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('no longer have the rights'),
  });
  expect(made).toEqual([]);
});

it('is cleared a day after it ended, and its parts with it', async () => {
  const [old, recent] = [await begin([1]), await begin([1], await person('sfari_admin'))];
  await run(recent);
  await test.admin.query(
    `insert into staff.operation_part (operation_id, position, data) values (${old}, 0, '1')`,
  );
  await test.admin.query("update staff.operation set created = now() - interval '25 hours'");
  expect(await clearOperations(database, 'staff').run()).toBe(1);
  expect([await read(old), (await read(recent))?.state]).toEqual([undefined, 'ready']);
  await test.admin.query("update staff.operation set finished = now() - interval '25 hours'");
  expect(await clearOperations(database, 'staff').run()).toBe(1);
  expect(await parts()).toBe(0);
});
