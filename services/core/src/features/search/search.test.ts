import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { GLOBAL_SEARCH_ROLES, ROLES, type Role } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

/** Replaces the researcher service: answers as set and remembers who asked for what. */
let owner: Server;
let ownerStatus = 200;
let records: unknown[] = [];
let asked: (string | undefined)[] = [];
let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  owner = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(ownerStatus).end(JSON.stringify({ results: records }));
  });
  owner.listen(0, '127.0.0.1');
  await once(owner, 'listening');
  const address = owner.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  core = await startCore({ SERVICE_URLS: JSON.stringify({ researcher: `http://127.0.0.1:${port}` }) });
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
beforeEach(() => {
  ownerStatus = 200;
  records = [];
  asked = [];
});
afterAll(async () => {
  await core.stop();
  owner.close();
});

const find = (q: string, as: TestPerson = admin) =>
  core.call(`GET /search/?${new URLSearchParams({ q })}`, { as });
const foundBy = async (q: string) => (await find(q)).body.results as { id: number; model: string }[];

it('finds people by name, misspelt name and address, with what distinguishes them [C7.5.1]', async () => {
  const institution = await core.build.institution({ name: 'Marigold University' });
  const person = await core.build.person({
    firstName: 'Thalia',
    lastName: 'Worthington',
    email: 'thalia.w@marigold.test',
    institution,
  });
  for (const q of [
    'Thalia Worthington',
    'worthington',
    'Thalia Wortihngton',
    'worthingtn',
    'thalia.w@mari',
    'wo',
  ])
    expect(await foundBy(q)).toContainEqual({
      id: person.id,
      display_name: 'Thalia Worthington',
      model: 'user',
      detail: 'thalia.w@marigold.test, Marigold University',
    });
});

it('finds institutions by name, misspelt name and EIN with and without its dash', async () => {
  const institution = await core.build.institution({ name: 'Blackthorn College of Medicine' });
  const [row] = await core.build.sql<{ ein: string }>('select ein from core.institution where id = $1', [
    institution.id,
  ]);
  const ein = row?.ein ?? '';
  for (const q of ['blackthorn', 'Blackthron Colege', ein, ein.replace('-', '')])
    expect((await foundBy(q))[0]).toMatchObject({
      id: institution.id,
      model: 'institution',
      detail: `Institution Approved, EIN ${ein}`,
    });
});

it('hides similar names if one matches exactly', async () => {
  const person = await core.build.person({ firstName: 'Wilhelmina', lastName: 'Harrowgate' });
  await core.build.institution({ name: 'Wilhelmine Harrowgat College' });
  expect(await foundBy('Wilhelmina Harrowgate')).toMatchObject([{ id: person.id, model: 'user' }]);
  const models = (await foundBy('Wilhelmna Harrowgate')).map(({ model }) => model);
  expect(models).toContain('institution');
});

it('omits near names of one service when the other was asked for a whole one', async () => {
  await core.build.person({ firstName: 'Sylvester', lastName: 'Pemberton' });
  const near = { id: 8, display_name: 'Silvester Pembertom', model: 'project', detail: null, fit: 'near' };
  records = [near];
  expect((await foundBy('Sylvester Pemberton')).map(({ model }) => model)).toEqual(['user']);
  records = [{ ...near, display_name: 'Sylvestre Pembertn', fit: 'exact' }];
  expect((await foundBy('Sylvestre Pembertn')).map(({ model }) => model)).toEqual(['project']);
  records = [near];
  expect((await foundBy('Sylvestre Pembertn')).map(({ model }) => model)).toEqual(['user', 'project']);
});

it('puts the searcher’s own institution first, after a name typed whole, and the others by how the name fits', async () => {
  const add = (name: string) => core.build.institution({ name });
  const inside = await add('Upper Marshwiggle Clinic');
  const part = await add('Newmarshwiggle Centre');
  const start = await add('Marshwiggle Hospital');
  const own = await add('Zetland Marshwiggle Trust');
  const whole = await add('Marshwiggle');
  const member = await core.build.person({ roles: ['sfari_admin'], institution: own });
  const order = async (as: TestPerson) => {
    const { body } = await find('marshwiggle', as);
    return (body.results as { id: number; model: string }[])
      .filter(({ model }) => model === 'institution')
      .map(({ id }) => id);
  };
  expect(await order(admin)).toEqual([whole, start, inside, own, part].map(({ id }) => id));
  expect(await order(member)).toEqual([whole, own, start, inside, part].map(({ id }) => id));
});

it('shows one’s own account though more others fit than are shown', async () => {
  for (let count = 0; count < 6; count += 1)
    await core.build.person({ firstName: `Aa${'abcdef'[count]}`, lastName: 'Thistlebrook' });
  const self = await core.build.person({
    roles: ['sfari_admin'],
    institution: null,
    firstName: 'Zoe',
    lastName: 'Thistlebrook',
  });
  const { body } = await find('thistlebrook', self);
  expect((body.results as { id: number }[]).map(({ id }) => id)).toHaveLength(5);
  expect(body.results[0]).toMatchObject({ id: self.id });
});

it('ranks who is named so before who merely has such an address', async () => {
  const byMail = await core.build.person({
    firstName: 'Ann',
    lastName: 'Able',
    email: 'quenby@uni.test',
  });
  const byName = await core.build.person({ firstName: 'Zed', lastName: 'Quenby' });
  expect((await foundBy('quenby')).map(({ id }) => id)).toEqual([byName.id, byMail.id]);
  expect((await foundBy('quenby@uni.test')).map(({ id }) => id)).toEqual([byMail.id]);
});

it('adds what the researcher service finds, asked in the caller’s own name and role', async () => {
  records = [{ id: 7, display_name: 'REQ000007: Sleep', model: 'request', detail: 'Submitted', fit: 'part' }];
  const answer = await core.call('GET /search/?q=sleep%20%26%20dreams&role=sfari_admin', { as: admin });
  expect(answer.body).toEqual({
    incomplete: false,
    results: [{ id: 7, display_name: 'REQ000007: Sleep', model: 'request', detail: 'Submitted' }],
  });
  expect(asked).toEqual(['/search/records/?q=sleep+%26+dreams&role=sfari_admin']);
});

it('finds people while that service cannot be asked, and says that something is missing', async () => {
  const person = await core.build.person({ lastName: 'Quillfeather' });
  ownerStatus = 500;
  const { body } = await find('quillfeather');
  expect(body).toMatchObject({ incomplete: true, results: [{ id: person.id }] });
});

it('is only for the roles with a search box [C2.8.4 C2.8.5 C2.8.6]', async () => {
  const statusAs = async (role: Role) =>
    (await find('university', await core.build.person({ roles: [role], institution: null }))).status;
  for (const role of ROLES)
    expect([role, await statusAs(role)]).toEqual([
      role,
      (GLOBAL_SEARCH_ROLES as readonly Role[]).includes(role) ? 200 : 403,
    ]);
  expect((await core.call('GET /search/?q=university')).status).toBe(401);
});

it.each([
  '%%%',
  '__',
  "'; drop table core.account; --",
  '\\\\',
  '$1 $& $$',
  '😀😀',
  'a'.repeat(200),
  '((',
  '12-',
  '-1',
])('takes %s for words', async (q) => expect((await find(q)).status).toBe(200));

it.each(['a', ' a ', '', 'a'.repeat(201), 'a\0b', 'a\nb'])('refuses %j', async (q) => {
  const { status, body } = await find(q);
  expect([status, Object.keys(body)]).toEqual([400, ['q']]);
});
