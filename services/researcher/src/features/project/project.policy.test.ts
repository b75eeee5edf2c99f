/** Who may do what with projects, by hand from spec 2 sections 2.2, 4 and 6. */
import { makeActor, allowedIn, rightsByRole } from '@portal/kit/testing';
import { SYSTEM } from '@portal/kit';
import { expect, it } from 'vitest';
import { isAdministrator, projectPolicy } from './project.policy.ts';

it('gives each role what the specification says', () => {
  const owner = 'create edit(owner) attach_irb(owner) edit_team(owner) create_request(owner) delete(owner)';
  const administrator =
    'read create edit edit_autism_answer lock name_creator attach_irb read_ended_irb edit_team see_removed_team create_request delete';
  expect(rightsByRole(projectPolicy)).toEqual({
    everybody: 'read(owner|team)',
    primary_researcher: owner,
    pi_sbso: owner,
    sfari_admin: administrator,
    sfari_admin_lead: administrator,
    abn_proj_mgr:
      'read create edit attach_irb read_ended_irb edit_team see_removed_team create_request delete',
    sfari_reviewer: 'read read_ended_irb see_removed_team',
    access_admin: 'read read_ended_irb see_removed_team',
    rm_admin: 'read read_ended_irb',
    internal_read_only: 'read read_ended_irb',
    superuser: 'read read_ended_irb',
    external_reviewer: 'read(reviewer) read_ended_irb',
    internal_reviewer: 'read(reviewer) read_ended_irb',
    abn_reviewer: 'read(reviewer|tissue) read_ended_irb',
  });
});

it('is changed while it may be, by an administrator always [R4-01]', () => {
  const closed = (...roles: Parameters<typeof makeActor>[0]) =>
    allowedIn(projectPolicy, makeActor(roles), { is_editable: false });
  const open = allowedIn(projectPolicy, makeActor(['primary_researcher']), { is_editable: true });
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
  expect(isAdministrator(makeActor(['sfari_admin_lead']))).toBe(true);
  expect(isAdministrator(makeActor(['superuser', 'abn_proj_mgr']))).toBe(false);
});
