/** The list of people stays quick with twenty thousand of them: it reads by index, no matter who asks. */
import { listStatement, type ListQuery } from '@portal/kit';
import { listPlanNodes, makeActor, readPlan, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { userResource } from './user.resource.ts';

let core: CoreHarness;
let admin: TestPerson;
let official: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  official = await core.build.person({ roles: ['sbso'] });
  await core.build.sql('alter table core.account disable trigger user');
  await core.build.sql(`insert into core.account (email, first_name, last_name, verified)
    select 'person-' || n || '@many.test', 'First' || n % 500, 'Last' || n % 2000, true from generate_series(1, 20000) n`);
  await core.build.sql('alter table core.account enable trigger user');
  await core.build.sql('alter table core.user_institution disable trigger user');
  await core.build.sql(
    `insert into core.user_institution (user_id, institution_id, "primary")
     select id, $1, true from core.account where email::text like 'person-%@many.test' order by id limit 200`,
    [official.institutionId],
  );
  await core.build.sql('alter table core.user_institution enable trigger user');
  for (const table of ['account', 'user_institution', 'account_group', 'institution'])
    await core.build.sql(`analyze core.${table}`);
});
afterAll(() => core.stop());

it.each<[string, () => TestPerson, ListQuery]>([
  ['by name', () => admin, {}],
  ['far into the list', () => admin, { ordering: ['last_name'], offset: 500 }],
  ['by name as shown', () => admin, { ordering: ['display_name'] }],
  ['the newest first', () => admin, { ordering: ['-created'] }],
  ['by words', () => admin, { search: 'person-4711@' }],
  ['of a Signing Official', () => official, {}],
  ['by a part of a name that stands far down', () => admin, { last_name__icontains: 'ast999' }],
])('reads the list %s without going through everyone', async (_, who, query) => {
  const { id: userId, roles, institutionId } = who();
  const actor = makeActor(roles, { userId, institutionIds: institutionId === null ? [] : [institutionId] });
  const { text, values } = listStatement(userResource, actor, { ...query, limit: 30 });
  const explained = readPlan(await core.build.sql(`explain (analyze, format json) ${text}`, values));
  const whole = listPlanNodes(explained.Plan).filter(
    (node) =>
      node['Node Type'] === 'Seq Scan' &&
      node['Relation Name'] === 'account' &&
      // the count stops at its cap
      (node['Actual Rows'] ?? 0) > 5000,
  );
  expect(whole).toEqual([]);
  expect(explained['Execution Time']).toBeLessThan(500);
});
