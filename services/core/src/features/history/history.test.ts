import { defineHistory, forEveryone, forStaff } from '@portal/contract';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { openDatabase } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { readHistory } from './history.queries.ts';

/** Replaces the researcher service: answers by status and remembers who asked. */
let owner: Server;
let ownerStatus = 200;
const EVERYTHING = { view_history: true, see_reviewers: true, comment: true, see_incidents: true };
let abilities: Record<string, boolean> = EVERYTHING;
let asked: { url: string | undefined; authorization: string | undefined }[] = [];
let core: CoreHarness;
let admin: TestPerson;
let researcher: TestPerson;
beforeAll(async () => {
  owner = createServer((request, response) => {
    asked.push({ url: request.url, authorization: request.headers.authorization });
    response.writeHead(ownerStatus).end(JSON.stringify({ abilities }));
  });
  owner.listen(0, '127.0.0.1');
  await once(owner, 'listening');
  const address = owner.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  core = await startCore({ SERVICE_URLS: JSON.stringify({ researcher: `http://127.0.0.1:${port}` }) });
  admin = await core.build.person({
    roles: ['sfari_admin'],
    institution: null,
    firstName: 'Dana',
    lastName: 'Ward',
  });
  researcher = await core.build.person();
});
beforeEach(() => {
  ownerStatus = 200;
  abilities = EVERYTHING;
  asked = [];
});
afterAll(async () => {
  await core.stop();
  owner.close();
});

let sequence = 0;
const history = (query: string, as?: TestPerson) => core.call(`GET /history/?${query}`, as ? { as } : {});

interface Row {
  readonly model?: string;
  readonly pk: string;
  readonly actor: TestPerson | null;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
  readonly parent?: string;
  readonly operation?: string;
}
const record = ({ model = 'request', pk, actor, changes, parent, operation = 'U' }: Row) =>
  core.build.sql(
    `insert into audit.log (actor_id, correlation_id, model, pk, parent_model, parent_pk, operation, changes)
     values ($1, 'corr-1234', $2, $3, $4, $5, $6, $7)`,
    [
      actor?.id ?? null,
      model,
      pk,
      parent ? 'request' : null,
      parent ?? null,
      operation,
      JSON.stringify(changes),
    ],
  );

it('asks the owner of the object in the caller’s own name, and passes its 404 on', async () => {
  await record({ pk: '7', actor: researcher, changes: { status: [1, 2] } });
  const answer = await history('model=request&pk=7&role=primary_researcher', researcher);
  expect(answer.status).toBe(200);
  expect(asked).toEqual([
    { url: '/request/7/?role=primary_researcher', authorization: expect.stringMatching(/^Bearer /) },
  ]);
  ownerStatus = 404;
  expect((await history('model=request&pk=7', researcher)).status).toBe(404);
  ownerStatus = 500;
  expect((await history('model=request&pk=7', researcher)).status).toBe(503);
});

it('shows staff everything oldest first, with names, children included [S2.18-03 R7-10]', async () => {
  await record({
    pk: '20',
    actor: researcher,
    operation: 'I',
    changes: { status: [null, 1], title: [null, 'T'] },
  });
  await record({ pk: '20', actor: admin, changes: { status: [2, 4], decided_by: [null, admin.id] } });
  await record({
    model: 'comment',
    pk: '3',
    parent: '20',
    actor: admin,
    operation: 'I',
    changes: { text: [null, 'Hm'] },
  });
  await record({
    model: 'review',
    pk: '5',
    parent: '20',
    actor: null,
    operation: 'D',
    changes: { reviewer_id: [4, null] },
  });
  await record({ pk: '21', actor: admin, changes: { status: [1, 2] } });
  const { body } = await history('model=request&pk=20', admin);
  expect(body.count).toBe(4);
  expect(body.results).toMatchObject([
    { model: 'request', operation: 'created', modifier: { id: researcher.id } },
    {
      operation: 'changed',
      modifier: { id: admin.id, display_name: 'Dana Ward' },
      impersonator: null,
      correlation_id: 'corr-1234',
      changes: { status: [2, 4], decided_by: [null, admin.id] },
    },
    { model: 'comment', pk: '3', operation: 'created', changes: { text: [null, 'Hm'] } },
    { model: 'review', operation: 'deleted', modifier: null },
  ]);
  const page = await history('model=request&pk=20&limit=2&offset=1', admin);
  expect(page.body.results).toHaveLength(2);
  expect(page.body.next).toContain('offset=3');
  expect(page.body.previous).toContain('offset=0');
});

it('shows researchers the public fields of the object itself, and no staff by name', async () => {
  await record({
    pk: '30',
    actor: researcher,
    operation: 'I',
    changes: { status: [null, 1], additional_data: [null, {}] },
  });
  await record({ pk: '30', actor: admin, changes: { status: [2, 4], decided_by: [null, admin.id] } });
  await record({ pk: '30', actor: admin, changes: { zendesk_ticket_ids: [[], ['1']] } });
  await record({ model: 'comment', pk: '9', parent: '30', actor: admin, changes: { text: ['a', 'b'] } });
  await record({ model: 'review', pk: '9', parent: '30', actor: admin, changes: { reviewer_id: [1, 2] } });
  const { body } = await history('model=request&pk=30', researcher);
  expect(body.count).toBe(2);
  expect(body.results).toMatchObject([
    { changes: { status: [null, 1] }, modifier: { id: researcher.id } },
    { changes: { status: [2, 4] }, modifier: null },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/decided_by|additional_data|zendesk|comment|review/);
});

it('prevents reviewers from reading each other through it', async () => {
  const reviewer = await core.build.person({ roles: ['external_reviewer'], institution: null });
  await record({ model: 'review', pk: '1', parent: '40', actor: admin, changes: { score: [null, 5] } });
  expect((await history('model=request&pk=40', reviewer)).body.results).toEqual([]);
});

it.each<[Record<string, boolean>, string[]]>([
  [{ view_history: true, see_reviewers: true, comment: false }, ['request', 'review']],
  [{ view_history: true, see_reviewers: false, comment: false }, ['request']],
  [{ view_history: false, see_reviewers: true, comment: true }, ['request']],
  [EVERYTHING, ['comment', 'request', 'review']],
])('leaves out of the trail what the request’s service hides: %j', async (allowed, models) => {
  sequence += 1;
  const pk = String(100 + sequence);
  await record({ pk, actor: admin, changes: { status: [1, 2] } });
  await record({ model: 'comment', pk: '9', parent: pk, actor: admin, changes: { text: [null, 'Weak'] } });
  await record({ model: 'review', pk: '9', parent: pk, actor: admin, changes: { reviewer_id: [null, 2] } });
  abilities = allowed;
  const { body } = await history(`model=request&pk=${pk}`, admin);
  expect(body.results.map(({ model }: { model: string }) => model).toSorted()).toEqual(models);
  expect(body.count).toBe(models.length);
});

it('preserves the trail of what was deleted for administrators, but not of their own request', async () => {
  await record({ pk: '60', actor: researcher, operation: 'D', changes: { owner_id: [researcher.id, null] } });
  await record({ model: 'comment', pk: '4', parent: '60', actor: admin, changes: { text: ['Hm', null] } });
  ownerStatus = 404;
  const query = 'model=request&pk=60';
  expect((await history(query, admin)).body.count).toBe(2);
  expect((await history(query, researcher)).status).toBe(404);
  expect((await history('model=request&pk=61', admin)).status).toBe(404);
  await record({ pk: '62', actor: admin, operation: 'D', changes: { owner_id: [admin.id, null] } });
  await record({ model: 'comment', pk: '5', parent: '62', actor: admin, changes: { text: ['Hm', null] } });
  expect((await history('model=request&pk=62', admin)).body.results).toEqual([]);
});

it('evaluates the models of this service itself', async () => {
  const person = await core.build.person();
  const stranger = await core.build.person();
  await core.call(`PATCH /user/${person.id}/`, { as: person, body: { first_name: 'Newname' } });
  await core.call(`PATCH /user/${person.id}/`, {
    as: admin,
    body: { groups: ['primary_researcher', 'pi_sbso'] },
  });
  const query = `model=user&pk=${person.id}`;
  expect((await history(query)).status).toBe(401);
  expect((await history(query, stranger)).status).toBe(404);
  const own = (await history(query, person)).body.results;
  expect(own.at(-1)).toMatchObject({
    changes: { first_name: ['Test', 'Newname'] },
    modifier: { id: person.id },
  });
  const full = (await history(query, admin)).body.results;
  expect(full.map((entry: { model: string }) => entry.model)).toContain('user_group');
  expect(JSON.stringify(full)).not.toContain('password_hash');
  expect(asked).toEqual([]);
});

it('names no one of an institution to people outside its office', async () => {
  const institution = await core.build.institution();
  const official = await core.build.person({ roles: ['sbso'], institution: null });
  const stranger = await core.build.person();
  for (const actor of [official, stranger])
    await record({
      model: 'institution',
      pk: String(institution.id),
      actor,
      changes: { status: [1, 2] },
    });
  const query = `model=institution&pk=${institution.id}`;
  const seen = (await history(query, stranger)).body.results.slice(-2);
  expect(seen).toMatchObject([{ modifier: null }, { modifier: { id: stranger.id } }]);
  expect((await history(query, admin)).body.results.slice(-2)).toMatchObject([
    { modifier: { id: official.id } },
    { modifier: { id: stranger.id } },
  ]);
});

it('refuses unknown models and keys', async () => {
  const answer = await history('model=session&pk=abc', admin);
  expect([answer.status, Object.keys(answer.body).toSorted()]).toEqual([400, ['model', 'pk']]);
});

it('shows staff alone who switched what', async () => {
  const { body: toggle } = await core.call('POST /feature-toggle/', {
    as: admin,
    body: { feature_code: 'TRAIL' },
  });
  await core.call(`PATCH /feature-toggle/${toggle.id}/`, { as: admin, body: { enabled: true } });
  const { body: alert } = await core.call('POST /alert-message/', {
    as: admin,
    body: { message: 'Down tonight', alertType: 'alert' },
  });
  const switched = await history(`model=feature-toggle&pk=${toggle.id}`, admin);
  expect(switched.body.results).toMatchObject([
    { operation: 'created', modifier: { id: admin.id } },
    { operation: 'changed', changes: { enabled: [false, true] } },
  ]);
  expect((await history(`model=alert-message&pk=${alert.id}`, admin)).body.count).toBe(1);
  const person = await core.build.person();
  expect((await history(`model=feature-toggle&pk=${toggle.id}`, person)).status).toBe(404);
  expect((await history(`model=alert-message&pk=${alert.id}`, person)).status).toBe(404);
  expect((await history('model=cohort&pk=99999', admin)).status).toBe(404);
  await core.call(`DELETE /alert-message/${alert.id}/`, { as: admin });
  const gone = await history(`model=alert-message&pk=${alert.id}`, admin);
  expect(gone.body.results.at(-1)).toMatchObject({ operation: 'deleted' });
});

it('reads the history of an object of another service by its declaration', async () => {
  const releaseNote = defineHistory({
    model: 'release-note',
    label: 'Release note',
    fields: { id: 'internal', version: forEveryone('Version'), text: forStaff('Text') },
    parts: { remark: { label: 'Remark', needs: 'remark', fields: { text: forStaff('Text') } } },
  });
  await core.build.sql(
    `insert into audit.log (actor_id, model, pk, parent_model, parent_pk, operation, changes) values
      ($1, 'release-note', '5', null, null, 'I', '{"version": [null, "1.2"], "text": [null, "New"]}'),
      ($1, 'release-note', '5', null, null, 'U', '{"text": ["New", "Newer"]}'),
      ($1, 'remark', '9', 'release-note', '5', 'I', '{"text": [null, "Why?"]}')`,
    [admin.id],
  );
  const database = openDatabase({ url: core.database.connectionUrl('core'), maximum: 1 });
  const read = async (full: boolean, hidden: readonly string[]) => {
    const { results } = await readHistory(database, {
      history: releaseNote,
      pk: '5',
      limit: 10,
      offset: 0,
      trail: { full, hidden },
      callerId: researcher.id,
    });
    return results.map(({ model, changes }) => [model, Object.keys(changes).toSorted()]);
  };
  expect(await read(false, [])).toEqual([['release-note', ['version']]]);
  expect(await read(true, ['remark'])).toEqual([
    ['release-note', ['text', 'version']],
    ['release-note', ['text']],
  ]);
  expect(await read(true, [])).toHaveLength(3);
  await database.close();
});

it('an unchanged trail costs staff a 304 and no one is asked; one more row is read immediately [S7-15]', async () => {
  await record({ pk: '9001', actor: admin, changes: { status: [1, 2] } });
  const read = (as: TestPerson, etag = '') =>
    core.call('GET /history/?model=request&pk=9001', { as, headers: { 'If-None-Match': etag } });
  let first = await read(admin);
  // versions end each minute
  if ((await read(admin, first.headers.get('etag') ?? '')).status !== 304) first = await read(admin);
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, first.body.count]).toEqual([200, 1]);
  asked = [];
  const times: number[] = [];
  for (let poll = 0; poll < 20; poll += 1) {
    const began = performance.now();
    expect((await read(admin, etag)).status).toBe(304);
    times.push(performance.now() - began);
  }
  expect(asked).toEqual([]);
  const median = times.toSorted((one, other) => one - other)[10] ?? 0;
  console.info(`an unchanged poll takes ${median.toFixed(1)} ms, the call over HTTP included`);
  expect(median).toBeLessThan(50);

  await record({ model: 'comment', parent: '9001', pk: '1', actor: admin, changes: { text: [null, 'x'] } });
  const more = await read(admin, etag);
  expect([more.status, more.body.count]).toEqual([200, 2]);
  expect(more.headers.get('etag')).not.toBe(etag);
});

it('the person who does not see incidents has a version that nothing of an incident changes, and 304 with it', async () => {
  await record({ pk: '9003', actor: admin, changes: { status: [1, 2] } });
  const reader = await core.build.person({ roles: ['internal_read_only'], institution: null });
  const read = (as: TestPerson, etag = '') =>
    core.call('GET /history/?model=request&pk=9003', { as, headers: { 'If-None-Match': etag } });
  const readFresh = async (as: TestPerson) => {
    const first = (await read(as)).headers.get('etag') ?? '';
    // versions end each minute
    return (await read(as, first)).status === 304 ? first : ((await read(as)).headers.get('etag') ?? '');
  };
  abilities = { ...EVERYTHING, see_incidents: false };
  const etag = await readFresh(reader);
  expect(etag).not.toBe('');
  asked = [];
  await record({
    model: 'incident',
    parent: '9003',
    pk: '7',
    actor: admin,
    changes: { kind: [null, 'loss'] },
  });
  expect((await read(reader, etag)).status).toBe(304);
  expect(asked).toEqual([]);
  await record({ model: 'comment', parent: '9003', pk: '2', actor: admin, changes: { text: [null, 'x'] } });
  const more = await read(reader, etag);
  expect([more.status, more.body.count]).toEqual([200, 2]);
  // Once they see incidents, a version without them is valid until something is added or the minute ends; no one makes
  // one by naming other kinds.
  abilities = EVERYTHING;
  const whole = await readFresh(admin);
  expect((await read(admin, whole.replace(/"$/, '.incident"'))).status).toBe(200);
  expect((await read(reader, whole)).status).toBe(200);
});

it('a version of another person, another page or another role gives nothing, and a part of a trail has none', async () => {
  await record({ pk: '9002', actor: admin, changes: { status: [1, 2] } });
  const call = (as: TestPerson, query = '', etag = '') =>
    core.call(`GET /history/?model=request&pk=9002${query}`, { as, headers: { 'If-None-Match': etag } });
  const etag = (await call(admin)).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const other = await core.build.person({ roles: ['sfari_admin'], institution: null });
  expect((await call(other, '', etag)).status).toBe(200);
  expect((await call(admin, '&limit=5', etag)).status).toBe(200);
  const outsider = await call(researcher, '', etag);
  expect([outsider.status, outsider.headers.get('etag')]).toEqual([200, null]);
  // Of the public fields alone there is none.
  abilities = { ...EVERYTHING, view_history: false };
  expect((await call(admin)).headers.get('etag')).toBeNull();
});
