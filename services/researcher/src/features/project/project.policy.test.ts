/** Who may do what with projects, by hand from spec 2 sections 2.2, 4 and 6. */
import {
  actorOf,
  allowedIn,
  createFactories,
  createTestDatabase,
  relationsTo,
  rightsByRole,
  type Factories,
  type TestDatabase,
  type TestPerson,
} from '@portal/kit/testing';
import { SYSTEM } from '@portal/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRequestFactories } from '../request/request.fixtures.ts';
import { isAdministrator, projectPolicy } from './project.policy.ts';

it('gives each role what the specification says', () => {
  const owner = 'create edit(owner) attach_irb(owner) edit_team(owner) create_request(owner) delete(owner)';
  const administrator =
    'read create edit edit_autism_answer attach_irb edit_team see_removed_team create_request delete';
  expect(rightsByRole(projectPolicy)).toEqual({
    everybody: 'read(owner|team)',
    primary_researcher: owner,
    pi_sbso: owner,
    sfari_admin: administrator,
    sfari_admin_lead: administrator,
    abn_proj_mgr: 'read create edit attach_irb edit_team see_removed_team create_request delete',
    sfari_reviewer: 'read see_removed_team',
    access_admin: 'read see_removed_team',
    rm_admin: 'read',
    internal_read_only: 'read',
    superuser: 'read',
    external_reviewer: 'read(reviewer)',
    internal_reviewer: 'read(reviewer)',
    abn_reviewer: 'read(reviewer|tissue)',
  });
});

it('is changed while it may be, by an administrator always', () => {
  const closed = (...roles: Parameters<typeof actorOf>[0]) =>
    allowedIn(projectPolicy, actorOf(roles), { is_editable: false });
  const open = allowedIn(projectPolicy, actorOf(['primary_researcher']), { is_editable: true });
  expect(open).toEqual(expect.arrayContaining(['edit', 'delete']));
  expect(closed('primary_researcher')).toEqual([
    'read',
    'create',
    'attach_irb',
    'edit_team',
    'create_request',
  ]);
  expect(closed('abn_proj_mgr')).not.toContain('edit');
  expect(closed('sfari_admin')).toEqual(expect.arrayContaining(['edit', 'delete']));
});

it('knows administrators, the portal itself among them', () => {
  expect(isAdministrator(SYSTEM)).toBe(true);
  expect(isAdministrator(actorOf(['sfari_admin_lead']))).toBe(true);
  expect(isAdministrator(actorOf(['superuser', 'abn_proj_mgr']))).toBe(false);
});

describe('relations', () => {
  let database: TestDatabase;
  let build: Factories;
  let make: ReturnType<typeof createRequestFactories>;
  beforeAll(async () => {
    database = await createTestDatabase();
    build = createFactories(database.admin);
    make = createRequestFactories({ build, database });
  });
  afterAll(() => database.drop());
  const between = (person: TestPerson, project: { id: number }) =>
    relationsTo(database, projectPolicy, actorOf([], { userId: person.id }), {
      from: 'researcher.project t',
      id: project.id,
    });

  it('know the owner and the team, by account or by address, while they are on it', async () => {
    const project = await make.project();
    const [colleague, invited, left, stranger] = [
      await build.person(),
      await build.person(),
      await build.person(),
      await build.person(),
    ];
    for (const person of [colleague, invited, left]) await make.member(project, person);
    await build.sql(
      'update researcher.team_member set user_id = null, email = upper($2) where user_id = $1',
      [invited.id, invited.email],
    );
    await build.sql('update researcher.team_member set removal_date = now() where user_id = $1', [left.id]);
    expect(await between(project.owner, project)).toEqual(['owner', 'team']);
    expect(await between(colleague, project)).toEqual(['team']);
    expect(await between(invited, project)).toEqual(['team']);
    expect(await between(left, project)).toEqual([]);
    expect(await between(stranger, project)).toEqual([]);
    expect(await between(colleague, await make.project())).toEqual([]);
  });

  it.each([
    [{ type: 1, status: 3 }, true, ['reviewer']],
    [{ type: 1, status: 3 }, false, []],
    [{ type: 1, status: 1 }, true, []],
    [{ type: 8, status: 3 }, false, ['tissue']],
    [{ type: 8, status: 1 }, false, []],
  ] as const)(
    'know the project of a request of %j, assigned %s, as %j',
    async (options, assigned, expected) => {
      const reviewer = await build.person({ roles: ['external_reviewer'], institution: null });
      const request = await make.request(options);
      if (assigned) await make.review(request, reviewer);
      expect(await between(reviewer, request.project)).toEqual(expected);
    },
  );
});
