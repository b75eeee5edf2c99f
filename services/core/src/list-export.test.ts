/** Exports of long lists: begun by a call, read piece by piece in the background, stored for the person who asked (decision 491). */
import { LIMITS, ListExportAsked } from '@portal/contract';
import { clearOperations } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { definition } from './app.ts';
import { startCore, type CoreHarness } from './testing/core-harness.ts';

const ROWS = LIMITS.exportRows + 1;
const LIST = 'status=3&ordering=-name&expand=counts&limit=10&offset=20';
let harness: CoreHarness;
let admin: TestPerson;

beforeAll(async () => {
  harness = await startCore();
  await harness.build.sql(
    `insert into core.institution (name, status)
    select 'Institute ' || n, 3 from generate_series(1, $1::int) n`,
    [ROWS],
  );
});
afterAll(() => harness.stop());
beforeEach(async () => {
  admin = await harness.build.person({ roles: ['sfari_admin'], institution: null });
});

const begin = (as?: TestPerson, query = LIST, body: object = {}) =>
  harness.call('POST /core-export/', {
    ...(as && { as }),
    body: { list: 'institution', query, address: '/institution?status=3', ...body },
  });
/** Runs the job of an export as the queue does. */
async function run(id: number): Promise<void> {
  const handler = definition
    .events?.(harness.parts)
    .find(({ event }) => event.name === ListExportAsked.core.name);
  await handler?.run({ operation_id: id }, { correlationId: 'an-export' } as never);
}
const piece = (id: number, number: number, as = admin) =>
  harness.call(`GET /core-export/${id}/rows/?piece=${number}`, { as });
const read = async (id: number, as = admin) =>
  (await harness.call(`GET /core-operation/${id}/`, { as })).body;
const bell = async (as = admin) =>
  (
    await harness.build.sql<{ data: { message: string; redirect: string } }>(
      "select data from jobs.job where name = 'notification.requested.core' and data -> 'recipient_ids' = to_jsonb(array[$1::int])",
      [as.id],
    )
  ).map(({ data }) => data);

/** Every row of the list by its pages, as a page reads a shorter one. */
async function readPages(): Promise<object[]> {
  const rows: object[] = [];
  for (let offset = 0; offset < ROWS; offset += LIMITS.listMaximum) {
    const query = LIST.replace(/limit.*/, `limit=${LIMITS.listMaximum}&offset=${offset}`);
    const { body } = await harness.call(`GET /institution/?${query}`, { as: admin });
    rows.push(...body.results);
  }
  return rows;
}
async function readPieces(id: number): Promise<object[]> {
  const rows: object[] = [];
  for (let number = 0; number * LIMITS.exportPiece < ROWS; number += 1)
    rows.push(...(await piece(id, number)).body.results);
  return rows;
}

/** The process dies as it stores the third piece. */
async function dieAtThirdPiece(id: number): Promise<void> {
  await harness.build.sql(`create function core.die() returns trigger language plpgsql as
    $$ begin if new.position = ${2 * LIMITS.exportPiece} then raise exception 'killed'; end if; return new; end $$`);
  await harness.build.sql(
    'create trigger die before insert on core.operation_part for each row execute function core.die()',
  );
  await expect(run(id)).rejects.toThrow('killed');
  await harness.build.sql('drop function core.die cascade');
}

it('one row more than the page reads becomes an operation, whose rows are those of the pages', async () => {
  const answer = await begin(admin);
  expect(answer.status).toBe(202);
  const { id } = answer.body;
  expect(answer.headers.get('location')).toBe(`/api/core-operation/${id}/`);
  expect(answer.body).toMatchObject({ state: 'pending', total: ROWS, subject: `institution?${LIST}` });
  expect((await piece(id, 0)).status).toBe(409);
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'ready', done: ROWS, reason: '' });
  expect(await bell()).toMatchObject([
    { message: 'Your export is ready', redirect: '/institution?status=3' },
  ]);
  const [pages, pieces] = [await readPages(), await readPieces(id)];
  expect(pages).toHaveLength(ROWS);
  expect(pieces).toEqual(pages);
  expect((await piece(id, 6)).status).toBe(404);
});

it('a list that the page reads itself is refused, and so are strangers and what is no list', async () => {
  const [first] = await harness.build.sql<{ id: number }>(
    "select id from core.institution where name = 'Institute 1'",
  );
  const query = `id__in=${first?.id ?? 0}&status=3`;
  expect(await begin(admin, query)).toMatchObject({
    status: 409,
    body: { detail: 'A list of up to 5,000 rows is read page by page' },
  });
  await harness.build.sql('update core.institution set status = 2 where id = $1', [first?.id ?? 0]);
  expect((await begin(admin)).status).toBe(409);
  await harness.build.sql('update core.institution set status = 3 where id = $1', [first?.id ?? 0]);
  expect((await begin(undefined)).status).toBe(401);
  expect((await begin(admin, 'colour=red')).status).toBe(400);
  expect((await begin(admin, LIST, { list: 'request' })).status).toBe(400);
  expect((await begin(admin, LIST, { address: '//elsewhere.test' })).status).toBe(400);
});

it('the person who sees few rows of a long list exports none', async () => {
  await harness.build.sql("update core.institution set status = 1 where name like 'Institute %'");
  const researcher = await harness.build.person({ roles: ['primary_researcher'], institution: null });
  expect((await begin(researcher, '')).status).toBe(409);
  expect((await begin(admin, 'status=1')).status).toBe(202);
  await harness.build.sql("update core.institution set status = 3 where name like 'Institute %'");
});

it('no one else reads it, and no one without the roles that it was made under', async () => {
  const { id } = (await begin(admin)).body;
  await run(id);
  const other = await harness.build.person({ roles: ['sfari_admin'], institution: null });
  expect((await piece(id, 0, other)).status).toBe(404);
  expect((await harness.call(`GET /core-operation/${id}/`, { as: other })).status).toBe(404);
  expect((await harness.call(`GET /core-export/${id}/rows/?piece=0`)).status).toBe(401);
  await harness.build.sql("update core.account_group set role = 'primary_researcher' where account_id = $1", [
    admin.id,
  ]);
  expect((await piece(id, 0)).status).toBe(404);
});

it('continues where a killed run stopped, with the rows as they are then', async () => {
  const { id } = (await begin(admin)).body;
  await dieAtThirdPiece(id);
  expect(await read(id)).toMatchObject({ state: 'working', done: 2 * LIMITS.exportPiece });
  const listStored = () =>
    harness.build.sql(
      'select position, xmin::text from core.operation_part where operation_id = $1 order by 1',
      [id],
    );
  const before = await listStored();
  const [last] = (await readPages()).slice(-1) as { id: number }[];
  await harness.build.sql("update core.institution set phone_number = '+1 555 0199' where id = $1", [
    last?.id ?? 0,
  ]);
  await run(id);
  expect((await listStored()).slice(0, 2)).toEqual(before);
  const rows = await readPieces(id);
  expect(rows).toHaveLength(ROWS);
  expect(rows.at(-1)).toMatchObject({ phone_number: '+1 555 0199' });
});

it('ends with the reason where a right is lost in between, and stores nothing', async () => {
  const { id } = (await begin(admin)).body;
  await dieAtThirdPiece(id);
  await harness.build.sql("update core.account_group set role = 'primary_researcher' where account_id = $1", [
    admin.id,
  ]);
  await run(id);
  const reason = 'This was stopped because you no longer have the rights for it';
  expect(await read(id)).toMatchObject({ state: 'failed', reason });
  expect(await bell()).toMatchObject([{ message: reason }]);
  expect(await harness.build.sql('select 1 from core.operation_part where operation_id = $1', [id])).toEqual(
    [],
  );
});

it('of two presses in parallel one begins it, another list waits, and another person has their own', async () => {
  const [first, second] = await Promise.all([begin(admin), begin(admin)]);
  expect([first.status, second.status]).toEqual([202, 202]);
  expect(first.body.id).toBe(second.body.id);
  expect(await begin(admin, 'ordering=name')).toMatchObject({
    status: 409,
    body: { detail: 'Your other export is still being prepared. Please wait until it is ready' },
  });
  const other = await harness.build.person({ roles: ['sfari_admin'], institution: null });
  const theirs = await begin(other);
  expect(theirs.status).toBe(202);
  await Promise.all([run(first.body.id), run(theirs.body.id)]);
  expect(await read(first.body.id)).toMatchObject({ state: 'ready', done: ROWS });
  expect(await read(theirs.body.id, other)).toMatchObject({ state: 'ready', done: ROWS });
});

it('is gone a day after it ended, and beyond the ten newest of a person', async () => {
  const { id } = (await begin(admin)).body;
  await run(id);
  await harness.build.sql(
    `insert into core.operation (kind, maker_id, roles, items, state, finished)
    select 'list_export', $1::int, '{}', '{}', 'ready', now() from generate_series(1, 8)`,
    [admin.id],
  );
  const next = (await begin(admin)).body;
  await run(next.id);
  expect((await piece(id, 0)).status).toBe(200);
  await begin(admin, 'ordering=name');
  expect((await piece(id, 0)).status).toBe(404);
  await harness.build.sql("update core.operation set finished = now() - interval '25 hours' where id = $1", [
    next.id,
  ]);
  await clearOperations(harness.parts.database, 'core').run();
  expect((await piece(next.id, 0)).status).toBe(404);
});

it('rows whose ids are no numbers are exported in their order too', async () => {
  const list = { list: 'agreement', address: '/rda' };
  expect((await begin(admin, 'ordering=-created', list)).status).toBe(409);
  await harness.build.sql(
    `insert into core.file (type, name, media_type, size, sha256, storage_key, scan, institution_id, created)
    select 2, 'Agreement ' || n, 'application/pdf', 9, repeat('a', 64), 'key-' || n, 'clean',
      (select min(id) from core.institution), now() - make_interval(mins => n)
    from generate_series(1, $1::int) n`,
    [ROWS],
  );
  const { id } = (await begin(admin, 'ordering=-created', list)).body;
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'ready', done: ROWS, total: ROWS });
  const names = (await readPieces(id)).map((row) => (row as { name: string }).name);
  expect(names).toEqual(Array.from({ length: ROWS }, (_, index) => `Agreement ${index + 1}`));
});
