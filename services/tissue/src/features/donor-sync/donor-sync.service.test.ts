/** The running service beside a brain bank: who starts a reading, and that nothing which names a donor gets in or out. */
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { startTestSource, type TestSource } from '../../testing/donor-source.ts';

let harness: Harness;
let bank: TestSource;
beforeAll(async () => {
  bank = await startTestSource();
  harness = await startHarness(definition, bank.variables, { runs: 'events and background jobs' });
});
afterAll(async () => {
  await harness.stop();
  await bank.stop();
});

const staff = () => harness.build.person({ roles: ['sfari_admin'], institution: null });
const runs = () =>
  harness.build.sql<{ store: string; state: string; added: number }>(
    'select store, state, added from tissue.donor_sync order by id',
  );

it('reads both stores at its first start, and again when staff ask', async () => {
  await harness.eventually(async () => (await runs()).filter(({ state }) => state === 'done').length === 2);
  expect(await runs()).toEqual([
    { store: 'main', state: 'done', added: 400 },
    { store: 'pilot', state: 'done', added: 60 },
  ]);
  const as = await staff();
  await bank.play({ add: 1 });
  const begun = await harness.call('POST /donor-sync/', { as, body: { store: 'main', kind: 'delta' } });
  expect(begun.status).toBe(202);
  expect(begun.body).toMatchObject({
    state: 'running',
    kind: 'delta',
    started_by: { id: as.id },
    finished: null,
  });
  const read = async () => (await harness.call(`GET /donor-sync/${begun.body.id}/`, { as })).body;
  await harness.eventually(async () => (await read()).state === 'done');
  expect(await read()).toMatchObject({ added: 1, seen: 1, finished: expect.any(String) });
  const { body } = await harness.call('GET /donor-sync/?store=main&state=done', { as });
  expect(body.results.map((one: { id: number }) => one.id)[0]).toBe(begun.body.id);
});

it('refuses who must not start one, and what is no store', async () => {
  const reader = await harness.build.person({ roles: ['internal_read_only'], institution: null });
  const body = { store: 'main' };
  expect((await harness.call('POST /donor-sync/', { body })).status).toBe(401);
  expect((await harness.call('POST /donor-sync/', { as: reader, body })).status).toBe(403);
  const as = await staff();
  expect((await harness.call('POST /donor-sync/', { as, body: { store: 'other' } })).status).toBe(400);
  expect((await harness.call('GET /donor-sync/999999/', { as })).status).toBe(404);
  expect((await harness.call('GET /donor-sync/999999/changes/', { as })).status).toBe(404);
});

it('begins one of the many that are requested in parallel', async () => {
  const as = await staff();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => harness.call('POST /donor-sync/', { as, body: { store: 'pilot' } })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 202).length).toBeGreaterThan(0);
  expect(new Set(statuses)).toEqual(new Set([202, 409]));
  await harness.eventually(async () => (await runs()).every(({ state }) => state === 'done'));
});

it('stores nothing that reveals who a donor was, and answers nothing of it [S2.9-14]', async () => {
  const as = await staff();
  const [named] = bank.donors;
  const hash = named?.hash ?? '';
  const surname = named?.person.last_name ?? '';
  // Someone wrote the name where it does not belong.
  await bank.play({
    change: hash,
    fields: { 'clinical.summary': `The parents of ${surname} report late speech.` },
  });
  const { body } = await harness.call('POST /donor-sync/', { as, body: { store: 'main' } });
  await harness.eventually(
    async () => (await harness.call(`GET /donor-sync/${body.id}/`, { as })).body.state === 'done',
  );
  const changes = await harness.call(`GET /donor-sync/${body.id}/changes/`, { as });
  expect(changes.body.results[0]).toEqual({
    donor_hash: hash,
    change: 'refused',
    fields: ['clinical_summary'],
  });

  const tables = await harness.build.sql<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('tissue', 'audit', 'jobs')",
  );
  let everything = '';
  for (const { name } of tables) {
    const [found] = await harness.build.sql<{ text: string | null }>(
      `select string_agg(row_to_json(one)::text, ' ') as text from ${name} one`,
    );
    everything += found?.text ?? '';
  }
  const list = await harness.call('GET /abn_data/?limit=2000', { as });
  const page = await harness.call(`GET /abn_donor/?donor_hash=${hash}`, { as });
  everything += JSON.stringify([list.body, page.body, changes.body]);
  expect(everything).toContain(hash);
  const words = new Set(
    bank.donors.flatMap(({ record_no: number, person }) => [
      number,
      person.first_name,
      person.last_name,
      person.born,
      person.died,
      person.next_of_kin.phone,
    ]),
  );
  expect(words.size).toBeGreaterThan(500);
  expect([...words].filter((word) => everything.includes(word))).toEqual([]);
});

it('names the last update that failed, and begins it once more for staff', async () => {
  const as = await staff();
  const add = (store: string, state: string, problem: string | null) =>
    harness.build.sql<{ id: number }>(
      `insert into tissue.donor_sync (store, kind, state, started, finished, problem)
       values ($1, 'delta', $2, now(), now(), $3) returning id`,
      [store, state, problem],
    );
  const read = async (reader = as) => (await harness.call('GET /tissue-attention/', { as: reader })).body;
  const retry = (ids: readonly number[], by = as) =>
    harness.call('POST /tissue-attention/retry/', { as: by, body: { area: 'donor', ids } });
  await harness.eventually(async () => (await runs()).every(({ state }) => state !== 'running'));
  await add('main', 'failed', 'It was interrupted.');
  const [broken] = await add('pilot', 'failed', 'It was interrupted.');
  await add('main', 'done', null);
  const id = broken?.id ?? 0;
  expect((await read()).causes).toMatchObject([
    { area: 'donor', cause: 'It was interrupted.', count: 1, retry: [id] },
  ]);
  const reader = await harness.build.person({ roles: ['internal_read_only'], institution: null });
  expect((await read(reader)).causes).toMatchObject([{ count: 1, retry: [] }]);
  expect((await retry([id], reader)).body).toMatchObject({ done: 0, refused: 1 });
  const [first, second] = [await retry([id]), await retry([id])];
  expect(first.body).toMatchObject({ done: 1, refused: 0 });
  expect(second.body.results).toMatchObject([{ code: 'WRONG_STATE' }]);
  await harness.eventually(async () => (await read()).causes.length === 0);
  expect((await read()).areas).toEqual([
    { area: 'donor', fine_since: expect.any(String) },
    { area: 'order', fine_since: null },
  ]);
  const foreign = await harness.build.person({ roles: ['access_admin'], institution: null });
  expect((await read(foreign)).areas).toEqual([]);
});
