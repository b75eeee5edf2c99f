/** Who may do what with institutions, by hand from spec 1 section 6. */
import { INSTITUTION_STATUSES, type InstitutionStatus } from '@portal/contract';
import { makeActor, allowedIn, createTestDatabase, relationsTo, rightsByRole } from '@portal/kit/testing';
import { describe, expect, it } from 'vitest';
import { institutionPolicy, isAdministrator, FULL_VIEW_ROLES } from './institution.policy.ts';
import { createFactories } from '../../testing/index.ts';

it('gives each role what the specification says', () => {
  const administrator =
    'read create edit submit edit_domains edit_country edit_names approve follow_up reject reject_official disable delete add_official withdraw_invitation choose_official verify_researchers comment';
  expect(rightsByRole(institutionPolicy)).toEqual({
    visitor: 'read(approved)',
    everybody: 'read(approved|member)',
    primary_researcher: 'edit(first_member|own) submit(first_member|own) name_official(first_member|own)',
    sbso: 'edit(officer) submit(officer) verify_researchers(own)',
    pi_sbso:
      'edit(first_member|officer|own) submit(first_member|officer|own) name_official(first_member|own) verify_researchers(own)',
    sfari_admin: administrator,
    sfari_admin_lead: administrator,
    // "Only admin can edit, deactivate or delete institutions": a superuser reads and notes.
    superuser: 'read comment',
    access_admin: 'read comment',
    sfari_reviewer: 'read comment',
    rm_admin: 'read',
    abn_proj_mgr: 'read',
    internal_read_only: 'read',
  });
});

it('is the office of those who see every institution in full', () => {
  expect(FULL_VIEW_ROLES.toSorted()).toEqual([
    'abn_proj_mgr',
    'access_admin',
    'internal_read_only',
    'rm_admin',
    'sfari_admin',
    'sfari_admin_lead',
    'sfari_reviewer',
    'superuser',
  ]);
});

it.each([
  ['sfari_admin', true],
  ['superuser', false],
  ['sfari_admin_lead', true],
  ['access_admin', false],
  ['sbso', false],
] as const)('%s administers institutions: %s', (role, expected) =>
  expect(isAdministrator(makeActor([role]))).toBe(expected),
);

describe('in which status', () => {
  const OFFICIAL = 1;
  const statusesFor = (
    action: string,
    actor = makeActor(['sfari_admin']),
    official: number | null = null,
    hasOfficial = true,
  ) =>
    INSTITUTION_STATUSES.filter((status: InstitutionStatus) =>
      allowedIn(institutionPolicy, actor, {
        status,
        current_io: official,
        has_official: hasOfficial,
      }).includes(action),
    );
  const ALL = [1, 2, 3, 4, 5, 6];

  it.each([
    ['approve', [2]],
    ['follow_up', [2]],
    ['reject', [2]],
    ['reject_official', [1, 2, 5]],
    ['disable', [1, 2, 3, 4, 5]],
    ['add_official', [1, 2, 3, 5, 6]],
    ['choose_official', [1, 2, 3, 5, 6]],
    ['edit', ALL],
    ['submit', [1, 5]],
    ['delete', ALL],
  ])('an administrator may %s in %j', (action, expected) => {
    expect(statusesFor(action)).toEqual(expected);
  });

  it('no Signing Official is rejected where none is known', () => {
    expect(statusesFor('reject_official', undefined, null, false)).toEqual([]);
  });

  it('the official gives the details and answers a follow-up, an investigator answers one', () => {
    for (const action of ['edit', 'submit']) {
      expect(statusesFor(action, makeActor(['sbso'], { userId: OFFICIAL }), OFFICIAL)).toEqual([1, 5]);
      expect(statusesFor(action, makeActor(['sbso'], { userId: 2 }), OFFICIAL)).toEqual([5]);
      expect(statusesFor(action, makeActor(['primary_researcher']), 9)).toEqual([5]);
    }
  });

  it('an investigator names another official where one is missing', () => {
    expect(statusesFor('name_official', makeActor(['primary_researcher']))).toEqual([6]);
  });

  it('an invitation is withdrawn where another official signs', () => {
    expect(statusesFor('withdraw_invitation')).toEqual([]);
    expect(statusesFor('withdraw_invitation', makeActor(['sfari_admin']), OFFICIAL)).toEqual([1, 2, 3, 4, 5]);
  });
});

it('knows the institution’s people, its official, and whether it is approved', async () => {
  const database = await createTestDatabase();
  try {
    const build = createFactories(database);
    const institution = await build.institution();
    const pending = await build.institution({ status: 1 });
    const official = await build.person({ roles: ['sbso'], institution });
    await build.sql('update core.institution set current_io_id = $1 where id = any($2)', [
      official.id,
      [institution.id, pending.id],
    ]);
    const relations = (userId: number, of: { id: number }, institutionIds: number[]) =>
      relationsTo(database, institutionPolicy, makeActor([], { userId, institutionIds }), {
        from: 'core.institution t',
        id: of.id,
      });
    const own = [institution.id];
    // Who is confirmed elsewhere confirms no one here.
    await build.person();
    // No one who does research there is confirmed yet.
    expect(await relations(official.id, institution, own)).toEqual([
      'approved',
      'first_member',
      'member',
      'officer',
      'own',
    ]);
    expect(await relations(official.id + 1, institution, own)).toEqual(['approved', 'own']);
    expect(await relations(official.id, institution, [])).toEqual(['approved', 'first_member', 'member']);
    expect(await relations(official.id, pending, own)).toEqual([]);
    expect(await relations(official.id, pending, [pending.id])).toEqual(['officer', 'own']);
    const investigator = await build.person({ institution });
    expect(await relations(official.id, institution, [])).toEqual(['approved', 'member']);
    await build.sql('update core.user_institution set verified = false where user_id = $1', [
      investigator.id,
    ]);
    expect(await relations(investigator.id, institution, [])).toEqual(['approved']);
  } finally {
    await database.drop();
  }
});
