import type { TestPerson } from '@portal/kit/testing';
import { buildRequest } from '@portal/researcher/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { signOrcidProof } from '../../testing/register.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core.stop());

const patch = (person: { id: number }, as: TestPerson | undefined, body: unknown, headers = {}) =>
  core.call(`PATCH /user/${person.id}/`, { ...(as ? { as } : {}), body, headers });

/** Readiness events that wait or ran for this person. */
const readReadiness = (person: TestPerson) =>
  core.build.sql(
    "select 1 from jobs.job where name = 'person.readiness-changed.researcher' and data -> 'user_ids' @> $1",
    [JSON.stringify([person.id])],
  );

describe('who sees whom', () => {
  it('researchers themselves, officials their institution, staff everyone, strangers no one', async () => {
    const institution = await core.build.institution();
    const official = await core.build.person({ roles: ['sbso'], institution });
    const colleague = await core.build.person({ institution });
    const stranger = await core.build.person();
    const readStatus = async (as: TestPerson, seen: TestPerson) =>
      (await core.call(`GET /user/${seen.id}/`, { as })).status;

    expect(await readStatus(colleague, colleague)).toBe(200);
    expect(await readStatus(colleague, official)).toBe(404);
    expect(await readStatus(official, colleague)).toBe(200);
    expect(await readStatus(official, stranger)).toBe(404);
    expect(await readStatus(admin, stranger)).toBe(200);
    expect((await core.call(`GET /user/${stranger.id}/`)).status).toBe(401);
    const { body } = await core.call('GET /user/?ordering=id', { as: official });
    expect(body.results.map((user: { id: number }) => user.id)).toEqual([official.id, colleague.id]);
  });

  it('filters by group, institution and text, and expands the institution', async () => {
    const institution = await core.build.institution();
    const person = await core.build.person({
      roles: ['internal_reviewer'],
      institution,
      lastName: "O'Neill_50%",
    });
    const found = async (query: string) =>
      (await core.call(`GET /user/?${query}`, { as: admin })).body.results.map(
        (user: { id: number }) => user.id,
      );
    expect(await found(`groups__name__in=internal_reviewer&institution=${institution.id}`)).toEqual([
      person.id,
    ]);
    expect(await found(`search=${encodeURIComponent('neill_50%')}`)).toEqual([person.id]);
    expect(await found(`search=${encodeURIComponent('neillx50')}`)).toEqual([]);
    const { body } = await core.call(`GET /user/${person.id}/?expand=true`, { as: admin });
    expect(body.institution).toMatchObject({ id: institution.id, status: 3, rda_status: 3 });
    expect(body).not.toHaveProperty('password_hash');
    expect((await core.call('GET /user/?shoe_size=9', { as: admin })).status).toBe(400);
  });
});

describe('own profile', () => {
  it('is changed by its owner, field by field [C3.0.1 C7.3.7]', async () => {
    const person = await core.build.person();
    const answer = await patch(person, person, {
      first_name: ' Grace ',
      title: null,
      profile: { globus_username: 'grace@university.test@globusid.test' },
      dataset_update_email_opted_in: true,
      orcid: '0000-0002-1825-0097',
      orcid_proof: signOrcidProof(core, '0000-0002-1825-0097', person.id),
      phone_number: ' ',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      first_name: 'Grace',
      globus_username: 'grace@university.test@globusid.test',
      dataset_update_email_opted_in: true,
      orcid: '0000-0002-1825-0097',
      phone_number: null,
      abn_approved: false,
      compliance_date: null,
      suspended_request: null,
      last_login: null,
      abilities: { edit: true, set_active: false, set_groups: false, comment: false, see_work: true },
    });
  });

  it('refuses wrong values with their fields [C5.5.1 C5.5.3]', async () => {
    const person = await core.build.person();
    const answer = await patch(person, person, {
      first_name: '',
      last_name: 'x'.repeat(31),
      profile: { globus_username: 'no' },
      orcid: '1234',
      nickname: 'G',
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).toSorted()).toEqual([
      'first_name',
      'last_name',
      'nickname',
      'orcid',
      'profile.globus_username',
    ]);
    expect(answer.body['profile.globus_username']).toEqual(['Not a valid Globus Id or Username']);
  });

  it('is 404 for a stranger, 403 for a colleague, 401 for no one and 409 when someone was quicker', async () => {
    const institution = await core.build.institution();
    const person = await core.build.person({ institution });
    const official = await core.build.person({ roles: ['sbso'], institution });
    const stranger = await core.build.person();
    const change = { title: 'Professor' };
    expect((await patch(person, stranger, change)).status).toBe(404);
    expect((await patch(person, official, change)).status).toBe(403);
    expect((await patch(person, undefined, change)).status).toBe(401);
    const etag = (await core.call(`GET /user/${person.id}/`, { as: person })).headers.get('etag') ?? '';
    expect((await patch(person, person, change, { 'If-Match': etag })).status).toBe(200);
    const stale = await patch(person, person, { title: 'Dean' }, { 'If-Match': etag });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'STALE', current: { title: 'Professor' } });
  });

  it('takes a primary role only from the roles that the person has', async () => {
    const person = await core.build.person({ roles: ['sfari_reviewer', 'rm_admin'] });
    expect((await patch(person, person, { primary_role: 'rm_admin' })).body.primary_role).toBe('rm_admin');
    const refused = await patch(person, person, { primary_role: 'superuser' });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body)).toEqual(['primary_role']);
  });
});

describe('what administrators change', () => {
  it('ends every session on deactivation and reports it', async () => {
    const person = await core.build.person();
    expect((await patch(person, person, { active: false })).status).toBe(403);
    expect((await patch(person, admin, { active: false })).body.active).toBe(false);
    expect((await core.call('GET /session/', { as: person })).status).toBe(401);
    expect(await readReadiness(person)).toHaveLength(1);
    const sessions = await core.build.sql(
      'select 1 from core.session where account_id = $1 and ended_at is null',
      [person.id],
    );
    expect(sessions).toEqual([]);
    await patch(person, admin, { active: true });
    expect((await core.call('GET /session/', { as: person })).status).toBe(401);
  });

  it('takes a role away from the next call on', async () => {
    const person = await core.build.person({ roles: ['sfari_reviewer', 'rm_admin'], institution: null });
    expect((await core.call('GET /person/', { as: person, role: 'rm_admin' })).status).toBe(200);
    const answer = await patch(person, admin, { groups: ['sfari_reviewer'] });
    expect(answer.body.groups).toEqual([{ name: 'sfari_reviewer' }]);
    expect((await core.call('GET /person/', { as: person, role: 'rm_admin' })).status).toBe(403);
    expect((await core.call('GET /person/', { as: person })).status).toBe(200);
  });

  it('forgets a primary role that the person no longer has', async () => {
    const person = await core.build.person({ roles: ['rm_admin', 'sfari_reviewer'] });
    const { body } = await patch(person, admin, { groups: ['sfari_reviewer'] });
    expect(body.primary_role).toBeNull();
  });

  it('refuses roles that exclude each other, in either direction', async () => {
    const person = await core.build.person();
    const answer = await patch(person, admin, { groups: ['abn_reviewer', 'primary_researcher', 'sbso'] });
    expect(answer.status).toBe(400);
    expect(answer.body.groups).toEqual([
      'ABN Reviewer and Principal Investigator cannot be held together',
      'Principal Investigator and Signing Official cannot be held together',
    ]);
  });

  it('lets people neither extend their own rights nor lock themselves out', async () => {
    const other = await core.build.person();
    const superuser = await core.build.person({ roles: ['superuser'], institution: null });
    expect((await patch(admin, admin, { groups: ['sfari_admin', 'superuser'] })).status).toBe(403);
    expect((await patch(admin, admin, { active: false })).status).toBe(403);
    expect((await patch(other, admin, { groups: ['superuser'] })).status).toBe(403);
    expect((await patch(other, superuser, { groups: ['superuser'] })).status).toBe(200);
  });

  it.each(['superuser', 'sfari_admin_lead'] as const)('leaves a %s to superusers', async (role) => {
    const guarded = await core.build.person({ roles: [role], institution: null });
    const superuser = await core.build.person({ roles: ['superuser'], institution: null });
    const lead = await core.build.person({ roles: ['sfari_admin_lead'], institution: null });
    for (const as of [admin, lead])
      for (const change of [{ active: false }, { first_name: 'Mallory' }, { groups: ['sfari_reviewer'] }])
        expect((await patch(guarded, as, change)).status).toBe(403);
    expect((await patch(guarded, guarded, { first_name: 'Ada' })).status).toBe(200);
    expect((await patch(guarded, superuser, { active: false })).status).toBe(200);
  });

  it('is a matter of administrators', async () => {
    const reviewer = await core.build.person({ roles: ['sfari_reviewer'], institution: null });
    const person = await core.build.person();
    expect((await patch(person, reviewer, { active: false })).status).toBe(403);
    expect((await patch(person, reviewer, { groups: [] })).status).toBe(403);
    expect((await patch(person, admin, { title: 'Corrected' })).body.title).toBe('Corrected');
  });
});

describe('how to reach someone', () => {
  it('is shown to the person who sees the person [C7.3.1]', async () => {
    const institution = await core.build.institution();
    const person = await core.build.person({ institution });
    const official = await core.build.person({ roles: ['sbso'], institution });
    await core.build.sql("update core.account set phone_number = '+1 555 0100' where id = $1", [person.id]);
    const email = await core.call(`GET /user-email/?user=${person.id}`, { as: official });
    expect(email.body.results).toEqual([
      { id: person.id, user: person.id, email: person.email, primary: true, verified: true },
    ]);
    const phone = await core.call(`GET /user-phone/?user=${person.id}`, { as: admin });
    expect(phone.body.results).toEqual([
      { id: person.id, user: person.id, phone_number: '+1 555 0100', primary: true },
    ]);
    expect((await core.call(`GET /user-phone/?user=${official.id}`, { as: admin })).body.count).toBe(0);
    const stranger = await core.build.person();
    expect((await core.call(`GET /user-email/?user=${person.id}`, { as: stranger })).body.count).toBe(0);
    expect((await core.call('GET /user-phone/')).status).toBe(401);
    expect((await core.call('GET /user-email/?user=x', { as: admin })).status).toBe(400);
  });
});

it('finds people by the name of their institution, for staff', async () => {
  const institution = await core.build.institution({ name: 'Zephyr School of 100% Science' });
  const person = await core.build.person({ institution });
  const { body } = await core.call('GET /user/?search=100%25%20sci', { as: admin });
  expect(body.results.map((one: { id: number }) => one.id)).toEqual([person.id]);
});

it('shows a suspended request to the person and to staff, not to their Signing Official', async () => {
  const request = await buildRequest(core.build, { status: 14 });
  const official = await core.build.person({
    roles: ['sbso'],
    institution: { id: request.owner.institutionId ?? 0, name: '' },
  });
  const seenBy = async (as: TestPerson) =>
    (await core.call(`GET /user/${request.owner.id}/`, { as })).body.suspended_request;
  expect(await seenBy(request.owner)).toBe(request.id);
  expect(await seenBy(admin)).toBe(request.id);
  expect(await seenBy(official)).toBeNull();
});
