import type { Role } from '@portal/contract';
import { givableRoles, ROLE_LABELS, ROLES } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
let superuser: TestPerson;
beforeAll(async () => {
  core = await startCore();
  superuser = await core.build.person({ roles: ['superuser'], institution: null });
});
afterAll(() => core.stop());

const give = (person: TestPerson, groups: readonly Role[], as = superuser) =>
  core.call(`PATCH /user/${person.id}/`, { as, body: { groups } });
const readRoles = async (person: TestPerson): Promise<Role[]> =>
  (await core.call(`GET /user/${person.id}/`, { as: superuser })).body.groups.map(
    (group: { name: Role }) => group.name,
  );

/** The table of the specification, written again by hand: one line per row. */
const TABLE: readonly (readonly [Role, readonly Role[]])[] = [
  ['primary_researcher', ['sbso', 'internal_reviewer', 'external_reviewer', 'abn_reviewer']],
  ['internal_reviewer', ['primary_researcher', 'sfari_reviewer', 'rm_admin', 'internal_read_only']],
  ['sbso', ['primary_researcher', 'external_reviewer']],
  ['external_reviewer', ['sbso', 'primary_researcher']],
  ['sfari_reviewer', ['internal_reviewer']],
  ['rm_admin', ['internal_reviewer']],
  ['sfari_admin', ['abn_proj_mgr']],
  ['abn_proj_mgr', ['sfari_admin']],
  ['internal_read_only', ['internal_reviewer']],
  ['abn_reviewer', ['primary_researcher']],
];

it.each(TABLE)(
  '%s and what it excludes cannot be combined, whichever comes first [C5.10.1 C5.10.2 C5.10.3 C5.10.4 C5.10.5 C5.10.6 C5.10.7 C5.10.8 C5.10.9 C5.10.10 C5.10.11]',
  async (role, excluded) => {
    for (const other of excluded)
      for (const [assigned, added] of [
        [role, other],
        [other, role],
      ] as const) {
        const person = await core.build.person({ roles: [assigned] });
        const { status, body } = await give(person, [assigned, added]);
        expect([assigned, added, status]).toEqual([assigned, added, 400]);
        expect(body.groups).toEqual([
          `${ROLE_LABELS[assigned]} and ${ROLE_LABELS[added]} cannot be held together`,
        ]);
        expect(await readRoles(person)).toEqual([assigned]);
      }
  },
);

it('allows every pair that the table does not name', async () => {
  const person = await core.build.person({ roles: [] });
  const named = (one: Role, other: Role) =>
    TABLE.some(([role, list]) => role === one && list.includes(other));
  const united: readonly Role[] = ['pi_sbso', 'sfari_admin_lead'];
  const plain = ROLES.filter((role) => !united.includes(role));
  for (const one of plain)
    for (const other of plain.slice(plain.indexOf(one) + 1)) {
      if (named(one, other) || named(other, one)) continue;
      expect([one, other, (await give(person, [one, other])).status]).toEqual([one, other, 200]);
    }
});

it('knows every group of the specification and its label [C6.1.1 C6.2.1]', async () => {
  const person = await core.build.person({ roles: [] });
  for (const role of ROLES) expect((await give(person, [role])).body.groups).toEqual([{ name: role }]);
  expect(ROLE_LABELS).toEqual({
    external_reviewer: 'External Reviewer',
    internal_reviewer: 'Research Match Internal Reviewer',
    primary_researcher: 'Principal Investigator',
    sbso: 'Signing Official',
    pi_sbso: 'Principal Investigator and Signing Official',
    sfari_admin: 'SFARI Base Administrator',
    sfari_reviewer: 'SFARI Reviewer',
    rm_admin: 'Research Match Administrator',
    abn_proj_mgr: 'ABN Project Manager',
    internal_read_only: 'Internal Read Only User',
    abn_reviewer: 'ABN Reviewer',
    superuser: 'Superuser',
    access_admin: 'Access Administrator',
    sfari_admin_lead: 'SFARI Administrator Lead',
  });
  expect((await give(person, ['owner' as Role])).status).toBe(400);
});

it('leaves a group that is no role key alone, which gives no role and stops no one [C4.2.1]', async () => {
  const person = await core.build.person({ roles: ['sbso'] });
  await core.build.sql("insert into core.account_group (account_id, role) values ($1, 'data_steward')", [
    person.id,
  ]);
  const given = await give(person, ['sfari_reviewer']);
  expect(given.status).toBe(200);
  expect(given.body.groups).toEqual([{ name: 'data_steward' }, { name: 'sfari_reviewer' }]);
  expect((await core.call('GET /user/?limit=100', { as: superuser })).status).toBe(200);
});

it('takes additional_data.user_type for the same as groups [C7.3.7]', async () => {
  const person = await core.build.person({ roles: ['sfari_reviewer'] });
  const answer = await core.call(`PATCH /user/${person.id}/`, {
    as: superuser,
    body: { additional_data: { user_type: ['rm_admin', 'sfari_reviewer'] } },
  });
  expect(answer.body.groups).toEqual([{ name: 'rm_admin' }, { name: 'sfari_reviewer' }]);
  const own = await core.call(`PATCH /user/${person.id}/`, {
    as: person,
    body: { additional_data: { user_type: ['sfari_admin'] } },
  });
  expect(own.status).toBe(403);
});

it('lets one of two quick administrators win, and never both halves of what excludes each other', async () => {
  const person = await core.build.person({ roles: ['sfari_reviewer'] });
  const answers = await Promise.all([
    give(person, ['sfari_reviewer', 'rm_admin']),
    give(person, ['internal_reviewer']),
    give(person, ['sfari_reviewer', 'internal_read_only']),
    give(person, ['internal_reviewer']),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  const roles = await readRoles(person);
  expect(roles.includes('internal_reviewer') ? roles.length : roles.length >= 2).toBeTruthy();
});

it('says who may give what: guarded roles are a superuser’s, administration is an administrator’s', () => {
  expect(givableRoles(['superuser'])).toEqual(ROLES);
  expect(givableRoles(['sfari_admin_lead', 'sfari_admin'])).not.toContain('superuser');
  expect(givableRoles(['sfari_admin'])).not.toContain('sfari_admin_lead');
  expect(givableRoles(['sfari_admin'])).toContain('access_admin');
  expect(givableRoles(['access_admin'])).not.toContain('sfari_admin');
  expect(givableRoles(['access_admin'])).toContain('primary_researcher');
  expect(givableRoles(['sfari_reviewer', 'primary_researcher'])).toEqual([]);
});
