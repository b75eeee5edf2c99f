/** Who may do what with people, by hand from spec 1 section 6. */
import {
  allowedIn,
  createTestDatabase,
  makeActor,
  relationsTo,
  rightsByRole,
  type TestDatabase,
  type TestPerson,
} from '@portal/kit/testing';
import { buildRequest, buildReview } from '@portal/researcher/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userPolicy } from './user.policy.ts';
import { createFactories, type Factories } from '../../testing/index.ts';

it('gives each role what the specification says', () => {
  const administrator =
    'read edit(ordinary) choose_role(ordinary) affiliate(ordinary) set_active(another_ordinary) set_groups(another_ordinary) comment(another) send_mail change_email(another_below_administrators) reset_factors(another_below_with_factor|superuser_with_factor) see_work see_history';
  expect(rightsByRole(userPolicy)).toEqual({
    everybody:
      'read(own) edit(own) choose_role(own) affiliate(own_investigator) change_password(own) change_email(own) see_work(own)',
    sbso: 'read(colleague)',
    pi_sbso: 'read(colleague)',
    sfari_admin: administrator,
    sfari_admin_lead: administrator,
    superuser:
      'read edit choose_role affiliate set_active(another) set_groups(another) comment(another) send_mail change_email reset_factors(another_with_factor) see_work see_history',
    abn_proj_mgr: 'read comment(another) see_work',
    sfari_reviewer: 'read see_work',
    rm_admin: 'read see_work',
    internal_read_only: 'read see_work',
    access_admin: 'read see_work',
    external_reviewer: 'read(reviewer)',
    internal_reviewer: 'read(reviewer)',
    abn_reviewer: 'read(reviewer|tissue)',
  });
});

it('leaves password and address to the person in person', () => {
  const personal = ['change_password', 'change_email'];
  const may = (impersonatorId: number | null) =>
    allowedIn(userPolicy, makeActor(['superuser'], { impersonatorId }), {}).filter((action) =>
      personal.includes(action),
    );
  expect(may(null)).toEqual(personal);
  expect(may(5)).toEqual([]);
});

describe('relations', () => {
  let database: TestDatabase;
  let build: Factories;
  beforeAll(async () => {
    database = await createTestDatabase();
    build = createFactories(database);
  });
  afterAll(() => database.drop());
  const between = (actor: TestPerson | number, person: TestPerson, institutionIds: number[] = []) =>
    relationsTo(
      database,
      userPolicy,
      makeActor([], { userId: typeof actor === 'number' ? actor : actor.id, institutionIds }),
      { from: 'core.account t', id: person.id },
    );

  it('distinguish oneself from another, and guarded people from ordinary ones', async () => {
    const investigator = await build.person();
    const lead = await build.person({ roles: ['sfari_admin_lead'], institution: null });
    const official = await build.person({ roles: ['sbso'] });
    const both = await build.person({ roles: ['pi_sbso'] });
    expect(await between(investigator, investigator)).toEqual(['ordinary', 'own', 'own_investigator']);
    expect(await between(lead, investigator)).toEqual([
      'another',
      'another_below_administrators',
      'another_ordinary',
      'ordinary',
    ]);
    const administrator = await build.person({ roles: ['sfari_admin'], institution: null });
    expect(await between(lead, administrator)).toEqual(['another', 'another_ordinary', 'ordinary']);
    expect(await between(investigator, lead)).toEqual(['another']);
    expect(await between(lead, lead)).toEqual(['own']);
    expect(await between(official, official)).toEqual(['ordinary', 'own']);
    expect(await between(both, both)).toEqual(['ordinary', 'own']);
    const chosen = await build.person({ roles: ['primary_researcher', 'sbso'] });
    expect(await between(chosen, chosen)).toEqual(['ordinary', 'own']);
    const united = await build.person({ roles: ['primary_researcher', 'pi_sbso'] });
    expect(await between(united, united)).toEqual(['ordinary', 'own']);
  });

  it('know the people of one’s institutions', async () => {
    const person = await build.person();
    const institution = person.institutionId ?? 0;
    expect(await between(0, person, [institution])).toContain('colleague');
    expect(await between(0, person, [institution + 1])).not.toContain('colleague');
  });

  it('know whose request one reviews, once it is sent, and whose tissue request was sent', async () => {
    const reviewer = await build.person({ roles: ['external_reviewer'], institution: null });
    const about = async (type: 1 | 8, status: 1 | 3, assigned: boolean) => {
      const owner = await build.person();
      const request = await buildRequest(build, { owner, type, status });
      if (assigned) await buildReview(build, { request, reviewer });
      return (await between(reviewer, owner)).filter((name) => ['reviewer', 'tissue'].includes(name));
    };
    expect(await about(1, 3, true)).toEqual(['reviewer']);
    expect(await about(1, 1, true)).toEqual([]);
    expect(await about(1, 3, false)).toEqual([]);
    expect(await about(8, 3, false)).toEqual(['tissue']);
    expect(await about(8, 1, false)).toEqual([]);
  });
});
