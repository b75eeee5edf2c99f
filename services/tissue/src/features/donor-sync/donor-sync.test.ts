/** What readings of the donors do to them: what is new comes, what is gone goes, and nothing is lost to a source that fails. */
import { startHarness, type Harness } from '@portal/core/testing';
import { openDatabase, type Database } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { startTestSource, type SentDonor, type TestSource } from '../../testing/donor-source.ts';
import { beginSync, takeSync } from './donor-sync.commands.ts';
import { runSyncs } from './run-sync.ts';
import { transact } from '@portal/kit';

let harness: Harness;
let database: Database;
let bank: TestSource;
let manager: TestPerson;
const quiet = { warn: () => undefined, error: () => undefined };

interface Sync {
  readonly id: number;
  readonly kind: string;
  readonly state: string;
  readonly seen: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly refused: number;
  readonly withheld: number;
  readonly problem: string | null;
}
const parts = () => ({ database, source: bank.source, log: quiet });
const begin = (kind: 'full' | 'delta', store: 'main' | 'pilot' = 'main', mostRemoved = 0) =>
  transact(database, { actorId: null }, (work) =>
    beginSync(work, { store, kind, mostRemoved, by: manager.id, source: bank.source }),
  );
const look = async (id: number): Promise<Sync> =>
  (await harness.call(`GET /donor-sync/${id}/`, { as: manager })).body;
async function read(
  kind: 'full' | 'delta' = 'full',
  store: 'main' | 'pilot' = 'main',
  accepted = 0,
): Promise<Sync> {
  const id = await begin(kind, store, accepted);
  await runSyncs(parts());
  return look(id);
}
const changes = async ({ id }: Sync): Promise<{ donor_hash: string; change: string; fields: string[] }[]> =>
  (await harness.call(`GET /donor-sync/${id}/changes/`, { as: manager })).body.results;
const donor = async (hash: string) =>
  (await harness.call(`GET /abn_donor/?donor_hash=${hash}`, { as: manager })).body;
const count = async (condition = 'true') =>
  (
    await harness.build.sql<{ n: number }>(
      `select count(*)::int as n from tissue.donor where store = 'main' and ${condition}`,
    )
  )[0]?.n;
const offered = () => bank.donors.filter(({ offering }) => offering === 'offered');
/** A donor whom nothing has touched. */
const nth = (index: number): SentDonor => {
  const found = offered()[index];
  if (!found) throw new Error('no donor');
  return found;
};

beforeAll(async () => {
  harness = await startHarness(definition);
  database = openDatabase({ url: harness.database.connectionUrl('tissue') });
  bank = await startTestSource(400);
  manager = await harness.build.person({ roles: ['abn_proj_mgr'], institution: null });
});
afterEach(async () => {
  await bank.setMode('up');
  await bank.play({ faults: {} });
});
afterAll(async () => {
  await bank.stop();
  await database.close();
  await harness.stop();
});

it('reads all donors once, whatever was asked for first', async () => {
  const sync = await read('delta');
  expect(sync).toMatchObject({
    kind: 'full',
    state: 'done',
    seen: 400,
    added: 400,
    refused: 0,
    problem: null,
  });
  expect(await count()).toBe(400);
  expect(await count('is_available')).toBe(offered().length);
  expect(await read()).toMatchObject({ state: 'done', seen: 400, added: 0, changed: 0, removed: 0 });
  expect(await read('delta')).toMatchObject({ kind: 'delta', state: 'done', seen: 0 });
  expect(await read('full', 'pilot')).toMatchObject({ state: 'done', seen: 60, added: 60 });
});

it('maps what the brain bank says [S3-38]', async () => {
  const sent = bank.donors.find(
    ({ instruments, tissue, clinical }) =>
      instruments.length > 0 &&
      tissue.samples.length > 4 &&
      tissue.pmi_h !== null &&
      clinical.causes.length > 1,
  ) as SentDonor;
  const stored = await donor(sent.hash);
  expect(stored).toMatchObject({
    store: 'main',
    diagnosis: sent.dx.primary,
    age: sent.demographics.age_at_death,
    pmi: sent.tissue.pmi_h,
    cause_of_death: sent.clinical.causes[0],
    secondary_cause_of_death: sent.clinical.causes[1],
    surveys: ['ADI-R'],
    documents: sent.attachments.map(({ title }) => title),
  });
  expect(stored.samples).toHaveLength(sent.tissue.samples.length);
  const survey = await harness.call(`GET /abn_survey/?donor_hash=${sent.hash}`, { as: manager });
  expect(survey.body.domains).toHaveLength(4);
  expect(survey.body.domains[0]).toMatchObject({ cutoff: 10, total: sent.instruments[0]?.sections[0]?.sum });
});

it('stores no age above 89', async () => {
  const { hash, demographics } = nth(20);
  await bank.play({ change: hash, fields: { 'demographics.age_at_death': 97.5 } });
  expect(await read('delta')).toMatchObject({ state: 'done', changed: 1, refused: 0 });
  expect((await donor(hash)).age).toBe(90);
  await bank.play({ change: hash, fields: { 'demographics.age_at_death': demographics.age_at_death } });
  expect(await read('delta')).toMatchObject({ state: 'done', changed: 1 });
});

it('a delta brings what changed, with the names of the fields', async () => {
  const { hash } = nth(0);
  await bank.play({ change: hash, fields: { 'demographics.age_at_death': 61.5, 'tissue.samples': [] } });
  await bank.play({ add: 2 });
  const sync = await read('delta');
  expect(sync).toMatchObject({ kind: 'delta', state: 'done', seen: 3, added: 2, changed: 1 });
  expect(await changes(sync)).toContainEqual({
    donor_hash: hash,
    change: 'changed',
    fields: ['age', 'regions', 'samples'],
  });
  expect(await donor(hash)).toMatchObject({ age: 61.5, regions: [], samples: [] });
});

it('who is withdrawn, or gone without a word, is no longer available, and may come back', async () => {
  const [withdrawn, gone] = [nth(1).hash, nth(2).hash];
  await bank.play({ withdraw: withdrawn });
  expect(await changes(await read('delta'))).toEqual([
    { donor_hash: withdrawn, change: 'removed', fields: [] },
  ]);
  await bank.play({ forget: gone });
  expect(await read('delta')).toMatchObject({ removed: 0 });
  expect(await read()).toMatchObject({ state: 'done', removed: 1 });
  expect((await donor(gone)).is_available).toBe(false);
  await bank.play({ restore: withdrawn });
  expect(await changes(await read())).toEqual([{ donor_hash: withdrawn, change: 'returned', fields: [] }]);
  expect((await donor(withdrawn)).is_available).toBe(true);
});

describe('a source that sends false data', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['a wrong age', { 'demographics.age_at_death': 999 }, ['age']],
    ['an age in words', { 'demographics.age_at_death': 'old' }, ['age']],
    ['a status that no one knows', { 'dx.confirmation': 'MAYBE' }, ['confirmation_status']],
    ['the other store', { bank: 'PILOT' }, ['store']],
    ['nothing where tissue stands', { tissue: null }, ['brainstem', 'flag']],
    ['a text with control characters', { 'clinical.summary': 'a\u0000b' }, ['clinical_summary']],
    ['two samples with one key', { 'tissue.samples': [{}, {}] }, ['samples']],
    ['a survey that is none', { instruments: [{ name: 'ADI-R', sections: 7 }] }, ['surveys']],
    ['an older state than is known', { updated: '2001-01-01T00:00:00Z' }, ['source_updated']],
  ])('is refused with %s, and the donor stays', async (_, fields, named) => {
    const { hash } = nth(3);
    const before = await donor(hash);
    await bank.play({ change: hash, fields });
    const sync = await read('delta');
    expect(sync).toMatchObject({ state: 'done', refused: 1, changed: 0, removed: 0 });
    expect(sync.problem).toContain('1 donor record was invalid');
    const [change] = await changes(sync);
    expect(change).toMatchObject({ donor_hash: hash, change: 'refused' });
    expect(change?.fields).toEqual(expect.arrayContaining(named));
    expect(await donor(hash)).toEqual(before);
    // As it was sent first, and touched now: the next case begins with what is believed.
    const { updated: _at, ...sent } = nth(3);
    await bank.play({ change: hash, fields: sent });
    expect(await read('delta')).toMatchObject({ state: 'done', refused: 0 });
  });

  it('names no one who is there in both stores', async () => {
    await bank.play({ add: 1, store: 'pilot', fields: { hash: nth(4).hash } });
    const sync = await read('full', 'pilot');
    expect(sync).toMatchObject({ state: 'done', refused: 1, added: 0 });
    expect(await changes(sync)).toEqual([{ donor_hash: nth(4).hash, change: 'refused', fields: ['store'] }]);
    expect((await donor(nth(4).hash)).store).toBe('main');
    await bank.play({ keep: 60, store: 'pilot' });
  });

  it('removes no more than a fifth of a store', async () => {
    await bank.play({ keep: 10, store: 'pilot' });
    const sync = await read('full', 'pilot');
    expect(sync).toMatchObject({ state: 'failed', removed: 0 });
    expect(sync.problem).toContain('more than 20%');
    const [left] = await harness.build.sql<{ n: number }>(
      "select count(*)::int as n from tissue.donor where store = 'pilot' and is_available",
    );
    expect(left?.n).toBeGreaterThan(50);
  });

  it('removes more once staff accept how many, and not one beyond', async () => {
    const withheld = await read('full', 'pilot');
    expect(withheld).toMatchObject({ state: 'failed' });
    expect(withheld.withheld).toBeGreaterThan(40);
    await bank.play({ keep: 5, store: 'pilot' });
    const more = await read('full', 'pilot', withheld.withheld);
    expect(more).toMatchObject({ state: 'failed', removed: 0 });
    expect(more.withheld).toBeGreaterThan(withheld.withheld);
    const accepted = await read('full', 'pilot', more.withheld);
    expect(accepted).toMatchObject({ state: 'done', removed: more.withheld, withheld: 0 });
  });

  it('whose donors have no number removes no one', async () => {
    await bank.play({ add: 1, fields: { hash: 'not a hash' } });
    await bank.play({ forget: nth(5).hash });
    const sync = await read();
    expect(sync).toMatchObject({ state: 'failed', removed: 0, refused: 1 });
    expect(sync.problem).toContain('without a readable number');
    expect((await donor(nth(5).hash)).is_available).toBe(true);
    await bank.play({ forget: 'not a hash' });
    expect(await read()).toMatchObject({ state: 'done', removed: 1 });
  });
});

describe('a source that breaks', () => {
  it('half way stores what came, removes no one, and the next one takes all up', async () => {
    await bank.play({ forget: nth(6).hash });
    await bank.play({ change: nth(7).hash, fields: { 'tissue.pmi_h': 17 } });
    await bank.play({ faults: { break_after: 3 } });
    const broken = await read();
    expect(broken).toMatchObject({ state: 'failed', seen: 150, removed: 0, changed: 1 });
    expect(broken.problem).toContain('returned an error (503)');
    expect((await donor(nth(6).hash)).is_available).toBe(true);
    expect((await donor(nth(7).hash)).pmi).toBe(17);
    await bank.play({ faults: {} });
    expect(await read()).toMatchObject({ state: 'done', changed: 0, removed: 1 });
  });

  it('and says that it is at its end is not believed', async () => {
    await bank.play({ faults: { stop_after: 2 } });
    const sync = await read();
    expect(sync).toMatchObject({ state: 'failed', seen: 100, removed: 0 });
    expect(sync.problem).toMatch(/announced \d+ donors but sent 100/);
  });

  it('and repeats a page counts each donor once', async () => {
    await bank.play({ faults: { repeat_page: 2 } });
    const sync = await read();
    expect(sync).toMatchObject({ state: 'done', added: 0, changed: 0, removed: 0 });
    expect(sync.seen).toBe((await read()).seen);
  });

  it('and sends one donor twice stores the later one', async () => {
    const { hash } = nth(8);
    await bank.play({ repeat: hash, fields: { 'tissue.rin': 7.7 } });
    expect(await read()).toMatchObject({ state: 'done', changed: 1, added: 0, refused: 0 });
    expect((await donor(hash)).rin).toBe(7.7);
  });

  it('and goes round in circles is left', async () => {
    await bank.play({ faults: { is_looping: true } });
    const sync = await read();
    expect(sync).toMatchObject({ state: 'failed', removed: 0 });
    expect(sync.problem).toContain('sent the same page twice');
  });

  it.each([
    ['down', 'returned an error (503)'],
    ['refuse', 'does not accept the credentials'],
    ['forbid', 'does not let the portal read'],
    ['lie', 'unreadable response'],
    ['hang', 'did not answer within'],
  ])('by mode %s changes nothing and says why', async (mode, words) => {
    const before = await count('is_available');
    await bank.setMode(mode);
    const sync = await read();
    expect(sync).toMatchObject({ state: 'failed', seen: 0, removed: 0 });
    expect(sync.problem).toContain(words);
    expect(await count('is_available')).toBe(before);
  });

  it('and a delta after it begins where the last good one did', async () => {
    const { hash } = nth(9);
    await bank.play({ change: hash, fields: { 'tissue.pmi_h': 23 } });
    await bank.setMode('down');
    expect(await read('delta')).toMatchObject({ state: 'failed' });
    await bank.setMode('up');
    expect(await read('delta')).toMatchObject({ state: 'done', changed: 1 });
  });
});

describe('one run of a store', () => {
  it('at a time: of many who begin one does', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        harness.call('POST /donor-sync/', { as: manager, body: { store: 'main', kind: 'delta' } }),
      ),
    );
    // The service under test has no brain bank.
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 409));
    const begun = await Promise.allSettled(Array.from({ length: 8 }, () => begin('delta')));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await begin('delta', 'pilot')).toBeGreaterThan(0);
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeSync(database)));
    expect(taken.filter(Boolean)).toHaveLength(2);
    await harness.build.sql(
      "update tissue.donor_sync set state = 'failed', finished = now() where state = 'running'",
    );
  });

  it('that died is ended after a while, and its end stops the person who was slow', async () => {
    const id = await begin('full');
    const reading = bank.source.read.bind(bank.source);
    let asked = 0;
    let other: Sync | undefined;
    const slow = {
      read: async (question: Parameters<typeof reading>[0]) => {
        asked += 1;
        if (asked === 3) {
          await harness.build.sql(
            `update tissue.donor_sync set beat = now() - interval '6 minutes' where id = ${id}`,
          );
          other = await read('full');
        }
        return reading(question);
      },
    };
    await runSyncs({ ...parts(), source: slow });
    expect(asked).toBe(3);
    expect(other).toMatchObject({ state: 'done' });
    const left = await look(id);
    expect(left).toMatchObject({ state: 'failed', removed: 0 });
    expect(left.seen).toBeGreaterThan(90);
    expect(left.seen).toBeLessThanOrEqual(100);
    expect(left.problem).toContain('was interrupted');
  });
});
