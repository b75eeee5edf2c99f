/** A list of some fields shows each caller what the whole list shows of them, no matter who writes the rows. */
import { requestObject, type Role } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildRequest } from '../../testing/index.ts';
import { requestResource } from './request.resource.ts';

const ROLES: readonly Role[] = [
  'sfari_admin',
  'superuser',
  'internal_read_only',
  'access_admin',
  'sfari_reviewer',
  'rm_admin',
  'abn_proj_mgr',
  'abn_reviewer',
  'internal_reviewer',
  'external_reviewer',
  'primary_researcher',
];
const FIELDS = Object.keys(requestObject.schema.shape);
const PLAIN = FIELDS.filter((field) => !requestObject.expand.includes(field));
const WRITTEN = FIELDS.filter((field) => requestResource.presents?.[field] !== true);

let harness: Harness;
const people = new Map<Role, TestPerson>();

beforeAll(async () => {
  harness = await startHarness(definition);
  const { build } = harness;
  for (const role of ROLES)
    people.set(role, await build.person({ roles: [...new Set<Role>(['primary_researcher', role])] }));
  const reviewers = [...people.values()];
  for (const owner of people.values())
    for (const [type, status] of [
      [1, 1],
      [1, 3],
      [4, 3],
      [7, 7],
    ] as const) {
      const { id } = await buildRequest(build, { owner, type, status });
      for (const { id: reviewer } of reviewers.filter((one) => one !== owner))
        await build.sql(
          'insert into researcher.review (request_id, reviewer_id, reviewer_role) values ($1, $2, 3)',
          [id, reviewer],
        );
    }
});
afterAll(() => harness?.stop());

type Row = Readonly<Record<string, unknown>>;
const read = async (as: TestPerson, query: string): Promise<Row[]> =>
  (await harness.call(`GET /request/?ordering=id&limit=200${query}`, { as })).body.results;
const pick = (rows: readonly Row[], fields: readonly string[]): Row[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field))));

it.each(ROLES)('%s', async (role) => {
  const person = people.get(role);
  if (!person) throw new Error('no one of this role');
  const expand = WRITTEN.filter((field) => !PLAIN.includes(field));
  const all = await read(person, `&expand=${expand.join()}`);
  expect(all.length).toBeGreaterThan(3);
  const own = all.filter((row) => (row['owner'] as { id: number }).id === person.id);
  expect(own.length).toBeGreaterThan(3);
  const plain = PLAIN.filter((field) => WRITTEN.includes(field));
  expect(await read(person, `&expand=${expand.join()}&fields=${plain.join()}`)).toEqual(pick(all, WRITTEN));
  expect(await read(person, `&fields=${PLAIN.join()}`)).toEqual(pick(all, PLAIN));
});
