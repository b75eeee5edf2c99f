/** A text that is new from the brain bank is withheld, and its donor is not, until staff have looked at it (decision 471). */
import { startHarness, type Harness } from '@portal/core/testing';
import { openDatabase, transact, type Database } from '@portal/kit';
import { rightsByRole, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildDonor } from '../../testing/donor-factory.ts';
import { startTestSource, type TestSource } from '../../testing/donor-source.ts';
import { beginSync } from './donor-sync.commands.ts';
import { donorTextPolicy } from './donor-text.policy.ts';
import { runSyncs } from './run-sync.ts';

interface Text {
  readonly id: number;
  readonly field: string;
  readonly text: string;
  readonly state: string;
  readonly donors: readonly string[];
  readonly decided_by: { readonly id: number } | null;
  readonly decided: string | null;
  readonly version: string;
}

let harness: Harness;
let database: Database;
let bank: TestSource;
let manager: TestPerson;
const quiet = { warn: () => undefined, error: () => undefined };

beforeAll(async () => {
  harness = await startHarness(definition);
  database = openDatabase({ url: harness.database.connectionUrl('tissue') });
  bank = await startTestSource();
  manager = await harness.build.person({ roles: ['abn_proj_mgr'], institution: null });
  await read('full');
});
afterAll(async () => {
  await bank.stop();
  await database.close();
  await harness.stop();
});

async function read(kind: 'full' | 'delta' = 'delta'): Promise<Record<string, unknown>> {
  const id = await transact(database, { actorId: null }, (work) =>
    beginSync(work, { store: 'main', kind, mostRemoved: 0, by: manager.id, source: bank.source }),
  );
  await runSyncs({ database, source: bank.source, log: quiet });
  const changes = await harness.call(`GET /donor-sync/${id}/changes/`, { as: manager });
  const sync = await harness.call(`GET /donor-sync/${id}/`, { as: manager });
  return { ...sync.body, changes: changes.body.results };
}
const send = (hash: string, fields: Readonly<Record<string, unknown>>) => bank.play({ change: hash, fields });
const donor = async (hash: string, as = manager) =>
  (await harness.call(`GET /abn_donor/?donor_hash=${hash}`, { as })).body;
const texts = async (query = '?state=waiting'): Promise<Text[]> =>
  (await harness.call(`GET /donor-text/${query}`, { as: manager })).body.results;
const decide = (text: Pick<Text, 'id' | 'version'>, state: string, as = manager) =>
  harness.call(`PATCH /donor-text/${text.id}/`, {
    as,
    body: { state },
    headers: { 'If-Match': text.version },
  });

let next = 0;
/** A donor whom no other test has. */
const someone = (): string => {
  const found = bank.donors.filter(({ offering }) => offering === 'offered')[(next += 1)];
  if (!found) throw new Error('no donor');
  return found.hash;
};
/** Sends a summary that no one has seen. */
async function sendNew(text: string): Promise<{ hash: string; waiting: Text }> {
  const hash = someone();
  await send(hash, { 'clinical.summary': text });
  await read();
  const waiting = (await texts()).find((one) => one.text === text);
  if (!waiting) throw new Error(`${text} does not wait`);
  return { hash, waiting };
}

it('is for those who have donors read', () => {
  expect(rightsByRole(donorTextPolicy)).toEqual({
    sfari_admin: 'read edit',
    sfari_admin_lead: 'read edit',
    abn_proj_mgr: 'read edit',
  });
});

it('nothing of a first reading waits', async () => {
  expect(await texts('')).toEqual([]);
  const [found] = await harness.build.sql<{ n: number }>(
    'select count(clinical_summary)::int as n from tissue.donor',
  );
  expect(found?.n).toBeGreaterThan(200);
});

it('a new text waits and is withheld, the donor and the other fields are not', async () => {
  const hash = someone();
  await send(hash, { 'clinical.summary': 'Known to all as Buddy.', 'tissue.pmi_h': 19 });
  expect(await read()).toMatchObject({
    state: 'done',
    changed: 1,
    refused: 0,
    changes: [{ donor_hash: hash, change: 'changed', fields: ['clinical_summary', 'pmi'] }],
  });
  expect(await donor(hash)).toMatchObject({
    clinical_summary: null,
    withheld: ['clinical_summary'],
    pmi: 19,
    is_available: true,
    is_selectable: true,
  });
  expect(await texts()).toEqual([
    expect.objectContaining({
      field: 'clinical_summary',
      text: 'Known to all as Buddy.',
      state: 'waiting',
      donors: [hash],
      decided_by: null,
      decided: null,
    }),
  ]);
  const list = await harness.call('GET /abn_data/?limit=2000', { as: manager });
  expect(JSON.stringify(list.body)).not.toContain('Buddy');
  // The same again is no change.
  expect(await read('full')).toMatchObject({ state: 'done', changed: 0 });
  await send(hash, { 'clinical.summary': null });
  await read();
  expect(await donor(hash)).toMatchObject({ clinical_summary: null, withheld: [] });
  expect(await texts('')).toEqual([]);
});

describe('approved', () => {
  it('is shown with every donor who has it, and does not wait again', async () => {
    const { hash, waiting } = await sendNew('Had a rare allergy.');
    const answer = await decide(waiting, 'approved');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      state: 'approved',
      decided_by: { id: manager.id },
      decided: expect.any(String),
      donors: [],
    });
    expect(await donor(hash)).toMatchObject({ clinical_summary: 'Had a rare allergy.', withheld: [] });
    await send(hash, { 'clinical.summary': null });
    await read();
    await send(hash, { 'clinical.summary': 'Had a rare allergy.' });
    expect(await read()).toMatchObject({ changed: 1 });
    expect(await donor(hash)).toMatchObject({ clinical_summary: 'Had a rare allergy.', withheld: [] });
    expect(await read('full')).toMatchObject({ changed: 0 });
  });

  it('of a list comes to its place, and the others are shown before', async () => {
    const hash = someone();
    const [known] = bank.donors.flatMap(({ clinical }) => clinical.medical);
    await send(hash, { 'clinical.medical': ['Hill fever', known, 'Valley fever'] });
    await read();
    expect(await donor(hash)).toMatchObject({
      medical_conditions: [known],
      withheld: ['medical_conditions'],
    });
    const waiting = await texts('?field=medical_conditions');
    const approve = async (name: string) => {
      for (const one of waiting.filter(({ text }) => text === name))
        expect((await decide(one, 'approved')).status).toBe(200);
    };
    await approve('Valley fever');
    expect(await donor(hash)).toMatchObject({
      medical_conditions: [known, 'Valley fever'],
      withheld: ['medical_conditions'],
    });
    await approve('Hill fever');
    expect(await donor(hash)).toMatchObject({
      medical_conditions: ['Hill fever', known, 'Valley fever'],
      withheld: [],
    });
  });

  it('by mistake is withheld again', async () => {
    const { hash, waiting } = await sendNew('Played for the town.');
    const approved = (await decide(waiting, 'approved')).body;
    expect((await decide(approved, 'withheld')).body).toMatchObject({ state: 'withheld', donors: [hash] });
    expect(await donor(hash)).toMatchObject({ clinical_summary: null, withheld: ['clinical_summary'] });
  });
});

it('withheld, it waits no longer and stays away until the brain bank corrects it', async () => {
  const { hash, waiting } = await sendNew('The mayor of the village.');
  expect((await decide(waiting, 'withheld')).status).toBe(200);
  expect((await texts()).map(({ id }) => id)).not.toContain(waiting.id);
  await send(hash, { 'tissue.pmi_h': 21 });
  await read();
  expect(await donor(hash)).toMatchObject({
    clinical_summary: null,
    withheld: ['clinical_summary'],
    pmi: 21,
  });
  await send(hash, {
    'clinical.summary': bank.donors.find(({ clinical }) => clinical.summary)?.clinical.summary,
  });
  await read();
  expect((await donor(hash)).withheld).toEqual([]);
  const [left] = await harness.build.sql<{ n: number }>(
    `select count(*)::int as n from tissue.donor_text where text like 'The mayor%'`,
  );
  expect(left?.n).toBe(0);
});

it('the history names who looked and when, and never the text', async () => {
  const { waiting } = await sendNew('Won the lottery twice.');
  await decide(waiting, 'withheld');
  const states = (await texts('')).map(({ state }) => state);
  const order = ['waiting', 'withheld', 'approved'];
  expect(states).toEqual(states.toSorted((one, two) => order.indexOf(one) - order.indexOf(two)));
  const rows = await harness.build.sql<{ actor_id: number | null; changes: Record<string, unknown> }>(
    `select actor_id, changes from audit.log where model = 'donor-text' and pk = '${waiting.id}' order by id`,
  );
  expect(rows).toEqual([
    { actor_id: null, changes: expect.objectContaining({ state: [null, 'waiting'] }) },
    { actor_id: manager.id, changes: expect.objectContaining({ state: ['waiting', 'withheld'] }) },
  ]);
  expect(JSON.stringify(await harness.build.sql('select * from audit.log'))).not.toContain('lottery');
});

describe('a decision', () => {
  it('is refused in bad words, without a name, to others, and of what is not there', async () => {
    const { waiting } = await sendNew('Lived beside the lighthouse.');
    expect((await decide(waiting, 'waiting')).status).toBe(400);
    const path = `PATCH /donor-text/${waiting.id}/`;
    expect((await harness.call(path, { body: { state: 'approved' } })).status).toBe(401);
    for (const role of ['superuser', 'internal_read_only', 'primary_researcher'] as const) {
      const other = await harness.build.person(
        role === 'primary_researcher' ? { roles: [role] } : { roles: [role], institution: null },
      );
      expect((await decide(waiting, 'approved', other)).status).toBe(403);
      expect((await harness.call('GET /donor-text/', { as: other })).status).toBe(403);
    }
    expect((await decide({ ...waiting, id: 999_999 }, 'approved')).status).toBe(404);
    expect((await texts()).map(({ id }) => id)).toContain(waiting.id);
  });

  it('needs the version that was seen: of two people in parallel, the second reads what the first decided', async () => {
    const { hash, waiting } = await sendNew('Sang in the choir.');
    const other = await harness.build.person({ roles: ['sfari_admin'], institution: null });
    const answers = await Promise.all([decide(waiting, 'approved'), decide(waiting, 'withheld', other)]);
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    const [won, lost] = answers.toSorted((one, two) => one.status - two.status);
    expect(lost?.body.current).toMatchObject({ state: won?.body.state });
    expect((await donor(hash)).withheld).toEqual(won?.body.state === 'approved' ? [] : ['clinical_summary']);
  });

  it('at the moment of a reading leaves no one who waits for a look that was taken', async () => {
    const { waiting } = await sendNew('Kept bees all his life.');
    const hashes = Array.from({ length: 6 }, someone);
    for (const hash of hashes) await send(hash, { 'clinical.summary': 'Kept bees all his life.' });
    const [answer] = await Promise.all([decide(waiting, 'approved'), read()]);
    expect(answer.status).toBe(200);
    for (const hash of hashes)
      expect(await donor(hash)).toMatchObject({ clinical_summary: 'Kept bees all his life.', withheld: [] });
  });
});

it('a text that another donor shows already does not wait', async () => {
  const shown = 'Enjoyed long walks.';
  const hash = await buildDonor(harness.build);
  await harness.build.sql(
    `update tissue.donor set clinical_summary = '${shown}' where donor_hash = '${hash}'`,
  );
  const other = someone();
  await send(other, { 'clinical.summary': shown });
  await read();
  expect(await donor(other)).toMatchObject({ clinical_summary: shown, withheld: [] });
});
