/** A mail about several objects: asked for each, stored once, found by each (spec 3 section 7 "Email"). */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MailRequested } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { buildRequest } from '@portal/researcher/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { emit } from '../../testing/emit.ts';

let researcher: Server;
let core: CoreHarness;
let admin: TestPerson;
let rmAdmin: TestPerson;
let people: TestPerson[];
/** Requests that the researcher service lets the caller see. */
const visible = new Set<number>();
const asked: string[] = [];

beforeAll(async () => {
  researcher = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    const id = Number(/^\/request\/(\d+)\//.exec(incoming.url ?? '')?.[1]);
    outgoing.writeHead(visible.has(id) ? 200 : 404, { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify(visible.has(id) ? { abilities: {} } : { detail: 'Not found' }));
  });
  await new Promise<void>((resolve) => researcher.listen(0, '127.0.0.1', resolve));
  const { port } = researcher.address() as AddressInfo;
  core = await startCore(
    {
      SERVICE_URLS: JSON.stringify({ researcher: `http://127.0.0.1:${port}` }),
      MAIL_FROM: 'portal@foundation.test',
    },
    { runs: 'events' },
  );
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  rmAdmin = await core.build.person({ roles: ['rm_admin'], institution: null });
  people = [await core.build.person(), await core.build.person(), await core.build.person()];
});
afterAll(async () => {
  await core.stop();
  await new Promise((resolve) => researcher.close(resolve));
});

const send = (more: Readonly<Record<string, unknown>>, as = admin) =>
  core.call('POST /email/', {
    as,
    body: { to: ['ada@uni.test'], subject: 'News', body: '<p>Dear all</p>', ...more },
  });
const getIds = (some: readonly TestPerson[]) => some.map(({ id }) => String(id));
const read = async (path: string, as = admin) => (await core.call(`GET ${path}`, { as })).body;
const logged = async (query: string, as = admin) => (await read(`/email/?${query}`, as)).results;

it('goes out once and is in the log of each of them [S7-13 S7-14]', async () => {
  const ids = getIds(people);
  const sent = await send({
    subject: 'About three',
    model_name: 'user',
    object_ids: [...ids, ids[0]],
    email_template: 'user_question',
    from: 'portal@foundation.test',
    cc: ['cc@uni.test'],
    bcc: ['bcc@uni.test'],
  });
  expect([sent.status, sent.body]).toEqual([202, { status: 'queued' }]);
  await core.eventually(async () => (await logged(`model_name=user&object_id=${ids[2]}`)).length === 1);
  for (const id of ids) {
    const [mail, ...more] = await logged(`model_name=user&object_id=${id}`);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'About three',
      object_id: ids[0],
      object_ids: ids,
      to: ['ada@uni.test'],
      cc: ['cc@uni.test'],
      bcc: ['bcc@uni.test'],
    });
  }
  const both = await read(`/email_logs/?email_template=user_question,other&object_ids=${ids[1]},${ids[2]}`);
  expect(both).toMatchObject({ count: 1, results: [{ subject: 'About three' }] });
  expect(await read(`/email_logs/?email_template=other&object_ids=${ids[1]}`)).toMatchObject({ count: 0 });
  expect((await read('/email_logs/?limit=1')).results).toHaveLength(1);
  expect((await core.call('GET /email_logs/')).status).toBe(401);
  expect((await core.call('GET /email_logs/', { as: people[0] })).status).toBe(403);
  expect((await core.call('GET /email_logs/?object_ids=x', { as: admin })).status).toBe(400);
});

it('is sent to no one when the sender must not see one of them', async () => {
  const [first] = getIds(people);
  const unseen = await send({ subject: 'Unseen', model_name: 'user', object_ids: [first, '999999'] });
  expect(unseen.status).toBe(404);
  visible.add(11).add(12);
  asked.length = 0;
  const about = (ids: string[]) => send({ subject: 'Unseen', model_name: 'request', object_ids: ids });
  expect((await about(['11', '12', '13'])).status).toBe(404);
  expect(asked.map((url) => url.split('/')[2]).toSorted()).toEqual(['11', '12', '13']);
  const { results } = await read('/email/?limit=2000');
  expect(results.filter(({ subject }: { subject: string }) => subject === 'Unseen')).toEqual([]);
});

it.each<[string, Record<string, unknown>, string]>([
  [
    'too many objects',
    { model_name: 'user', object_ids: Array.from({ length: 51 }, (_, id) => `${id + 1}`) },
    'object_ids',
  ],
  ['objects of no kind', { object_ids: ['1'] }, 'object_id'],
  ['an object that is no number', { model_name: 'user', object_ids: ['x'] }, 'object_ids.0'],
  ['a sender that is not the portal', { from: 'Director <boss@foundation.test>' }, 'from'],
])('is refused for %s', async (_, more, field) => {
  const { status, body } = await send(more);
  expect([status, Object.keys(body)]).toEqual([400, [field]]);
});

it('is stored once though its job runs twice, and read only by those who read mails about each of its requests', async () => {
  const match = await buildRequest(core.build, { type: 4, status: 2 });
  const data = await buildRequest(core.build, { type: 1, status: 2 });
  const mail = {
    template: 'staff_mail',
    model_name: 'request',
    to: ['ada@uni.test'],
    subject: 'Two requests',
    body: '<p>x</p>',
    actor_id: admin.id,
  };
  const twice = {
    ...mail,
    key: 'several:1',
    object_id: String(match.id),
    further_object_ids: [String(data.id)],
  };
  await emit(core, MailRequested, twice);
  await emit(core, MailRequested, twice);
  const alone = { ...mail, key: 'several:2', object_id: String(match.id), subject: 'One request' };
  await emit(core, MailRequested, alone);
  const byMatch = `model_name=request&object_id=${match.id}`;
  await core.eventually(async () => (await logged(byMatch)).length === 2);
  expect(await logged(`model_name=request&object_id=${data.id}`)).toHaveLength(1);
  const seen = await logged(byMatch, rmAdmin);
  expect(seen.map(({ subject }: { subject: string }) => subject)).toEqual(['One request']);
});
