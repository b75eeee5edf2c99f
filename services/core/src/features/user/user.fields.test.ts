/** A list of some fields of people shows each caller what the whole list shows, no matter who writes the rows. */
import { userObject, type Role } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { userResource } from './user.resource.ts';

const ROLES: readonly Role[] = ['sfari_admin', 'internal_read_only', 'sbso', 'primary_researcher'];
const FIELDS = Object.keys(userObject.schema.shape).filter((field) => !userObject.expand.includes(field));
const WRITTEN = FIELDS.filter((field) => field !== 'abilities' && !userResource.presents?.[field]);
const EXPAND = userObject.expand.join();

let core: CoreHarness;
const people = new Map<Role, TestPerson>();
beforeAll(async () => {
  core = await startCore();
  const institution = await core.build.institution();
  for (const role of ROLES) people.set(role, await core.build.person({ roles: [role], institution }));
});
afterAll(() => core?.stop());

type Row = Readonly<Record<string, unknown>>;
const pick = (rows: readonly Row[], fields: readonly string[]): Row[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field))));

it.each(ROLES)('%s', async (role) => {
  const as = people.get(role);
  if (!as) throw new Error('no one of this role');
  const read = async (query: string): Promise<Row[]> =>
    (await core.call(`GET /user/?ordering=id&limit=50&expand=${EXPAND}${query}`, { as })).body.results;
  const all = await read('');
  expect(all.length).toBeGreaterThan(0);
  expect(await read(`&fields=${WRITTEN.join()}`)).toEqual(pick(all, [...WRITTEN, ...userObject.expand]));
  expect(await read(`&fields=${FIELDS.join()}`)).toEqual(all);
});
