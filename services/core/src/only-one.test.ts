/**
 * What may exist once in this service, asked for twice at the same moment. Decisions, signatures, names of institutions,
 * versions and cohorts are raced where their other rules are tested.
 */
import { randomUUID } from 'node:crypto';
import { raceForOne, type OnlyOne, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from './testing/core-harness.ts';
import { createCast, newOfficial } from './testing/institutions.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core?.stop());

const post = (path: string, as: TestPerson, body: object = {}, headers = {}) =>
  core.call(`POST ${path}`, { as, body, headers });
/** The same call from two tabs. */
const twice = <T>(call: () => T): [() => T, () => T] => [call, call];
const newName = () => `Only One ${randomUUID().slice(0, 8)}`;
/** What everyone who acts at the same moment has seen. */
const seenVersion = async (path: string, as: TestPerson) => ({
  'If-Match': (await core.call(`GET ${path}`, { as })).headers.get('etag') ?? '',
});

const RULES: readonly OnlyOne[] = [
  {
    rule: 'an open invitation of an official',
    statuses: [200, 409],
    prepare: async () => {
      const { institution } = await createCast(core, 6);
      const seen = await seenVersion(`/institution/${institution.id}/`, admin);
      return [1, 2].map(
        () => () => post(`/institution/${institution.id}/officer/`, admin, { io_data: newOfficial() }, seen),
      );
    },
  },
  {
    rule: 'a joinder',
    statuses: [200, 409],
    prepare: async () => {
      const person = await core.build.person({ joinder: false });
      const [link] = await core.build.sql<{ id: number }>(
        'select id from core.user_institution where user_id = $1',
        [person.id],
      );
      return twice(() =>
        core.call(`PATCH /user-institution/${link?.id}/`, {
          as: person,
          body: { joinder_date: new Date().toISOString() },
        }),
      );
    },
  },
  {
    rule: 'a link of a person to an institution',
    statuses: [201, 409],
    prepare: async () => {
      const person = await core.build.person();
      const { id } = await core.build.institution();
      return twice(() => post('/user-institution/', person, { institution: id }));
    },
  },
  {
    rule: 'an account of one address',
    statuses: [201, 400],
    prepare: async () => {
      const { id: institution } = await core.build.institution();
      const body = {
        first_name: 'Grace',
        last_name: 'Hopper',
        email: `${randomUUID()}@example.test`,
        groups: ['primary_researcher'],
        institution,
      };
      return twice(() => post('/user/create_user/', admin, body));
    },
  },
  {
    rule: 'a saved view of one name',
    statuses: [201, 409],
    prepare: async () => {
      const body = { page: '/request', name: newName(), search: 'status=2' };
      return twice(() => post('/saved-view/', admin, body));
    },
  },
  {
    rule: 'a feature of one code',
    statuses: [201, 400],
    prepare: async () => {
      const feature_code = `ONLY_${randomUUID().slice(0, 8).toUpperCase()}`;
      return twice(() => post('/feature-toggle/', admin, { feature_code }));
    },
  },
];

it.each(RULES)('there is one at most: $rule', async (rule) => {
  expect(await raceForOne(rule)).toEqual([]);
});
