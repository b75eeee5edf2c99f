/** Linking people to institutions, choosing the primary one, leaving. */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core?.stop());

const link = (as: TestPerson | undefined, body: object) =>
  core.call('POST /user-institution/', { ...(as ? { as } : {}), body });
const readLinks = async (person: TestPerson) =>
  (await core.call(`GET /user-institution/?user=${person.id}`, { as: person })).body.results;

describe('joining', () => {
  it('links oneself to an approved institution; the first is the primary one [C3.0.2 C7.3.2 C6.4.2]', async () => {
    const person = await core.build.person({ institution: null });
    const first = await core.build.institution();
    const second = await core.build.institution();
    const made = await link(person, { institution: first.id, user: person.id, primary: false });
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        user: { id: person.id },
        institution: { id: first.id, status: 3, rda_status: 3 },
        primary: true,
        verified: null,
        last_checked: null,
        removal_reason: null,
        joinder_date: null,
        created: expect.any(String),
      },
    ]);
    expect((await link(person, { institution: second.id })).body.primary).toBe(false);
    expect((await link(person, { institution: second.id })).body.code).toBe('CONFLICT');
    const primary = await core.call(`GET /user-institution/?primary=True&user=${person.id}`, { as: person });
    expect(primary.body.results).toMatchObject([{ institution: { id: first.id } }]);
    const third = await core.build.institution();
    expect((await link(person, { institution: third.id, primary: true })).body.primary).toBe(true);
    expect((await readLinks(person)).map((row: { primary: boolean }) => row.primary)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('knows no institution that is not the person’s to see', async () => {
    const person = await core.build.person({ institution: null, email: 'kim@cedarlab.test' });
    const pending = await core.build.institution({ status: 1, rdaStatus: null });
    expect((await link(person, { institution: pending.id })).status).toBe(404);
    expect((await link(person, { institution: 2_000_000_000 })).status).toBe(404);
    await core.build.sql('insert into core.institution_domain (institution_id, domain) values ($1, $2)', [
      pending.id,
      'cedarlab.test',
    ]);
    expect((await link(person, { institution: pending.id })).status).toBe(201);
  });

  it('is done for others only by administrators', async () => {
    const person = await core.build.person({ institution: null });
    const stranger = await core.build.person();
    const institution = await core.build.institution({ status: 2, rdaStatus: null });
    const body = { institution: institution.id, user: person.id, primary: true };
    expect((await link(undefined, body)).status).toBe(401);
    expect((await link(stranger, body)).status).toBe(403);
    expect((await link(admin, { ...body, user: 2_000_000_000 })).status).toBe(404);
    expect((await link(admin, body)).status).toBe(201);
    const rejected = await core.build.institution({ status: 4, rdaStatus: null });
    expect((await link(admin, { institution: rejected.id, user: person.id })).body.code).toBe('CONFLICT');
  });

  it('lets no Signing Official choose whose people they see', async () => {
    const institution = await core.build.institution();
    const colleague = await core.build.person({ institution });
    const readColleague = (as: TestPerson) => core.call(`GET /user/${colleague.id}/`, { as });
    for (const roles of [
      ['sbso'],
      ['pi_sbso'],
      ['external_reviewer'],
      ['primary_researcher', 'pi_sbso'],
    ] as const) {
      const stranger = await core.build.person({ roles: [...roles] });
      expect((await link(stranger, { institution: institution.id })).status).toBe(403);
      const chosen = await core.call(`PATCH /user/${stranger.id}/`, {
        as: stranger,
        body: { institution: institution.id },
      });
      expect(chosen.status).toBe(403);
      expect((await readColleague(stranger)).status).toBe(404);
    }
  });

  it('of two who link in parallel one does', async () => {
    const person = await core.build.person({ institution: null });
    const institution = await core.build.institution();
    const answers = await Promise.all([1, 2, 3].map(() => link(person, { institution: institution.id })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });
});

describe('choosing and leaving', () => {
  it('makes another the primary one, and passes that on when it goes', async () => {
    const person = await core.build.person();
    const other = await core.build.institution();
    const { body } = await link(person, { institution: other.id });
    const choose = (as: TestPerson) =>
      core.call(`PATCH /user-institution/${body.id}/`, { as, body: { primary: true } });
    expect((await choose(await core.build.person())).status).toBe(404);
    expect((await choose(person)).body.primary).toBe(true);
    expect(
      (await core.call(`PATCH /user-institution/${body.id}/`, { as: person, body: { primary: false } }))
        .status,
    ).toBe(400);
    expect((await core.call(`DELETE /user-institution/${body.id}/`, { as: person })).status).toBe(204);
    expect(await readLinks(person)).toMatchObject([
      { institution: { id: person.institutionId }, primary: true },
    ]);
  });

  it('shows when the institution looked, and why it counts someone no longer [C3.0.2]', async () => {
    const person = await core.build.person();
    await core.build.sql(
      `update core.user_institution set verified = false, last_checked = '2026-03-04T10:00:00Z',
        removal_reason = 'Left for another university' where user_id = $1`,
      [person.id],
    );
    expect(await readLinks(person)).toMatchObject([
      {
        verified: false,
        last_checked: expect.stringMatching(/^2026-03-04T10:00:00/),
        removal_reason: 'Left for another university',
      },
    ]);
    const { body } = await core.call(`GET /user/${person.id}/?expand=user_institutions`, { as: admin });
    expect(body.user_institutions).toMatchObject([{ removal_reason: 'Left for another university' }]);
  });

  it('is not how a person gets rid of what the institution said about them', async () => {
    const person = await core.build.person();
    const [own] = await readLinks(person);
    await core.build.sql('update core.user_institution set verified = false where id = $1', [own.id]);
    const leave = (as: TestPerson) => core.call(`DELETE /user-institution/${own.id}/`, { as });
    expect((await leave(person)).body.code).toBe('WRONG_STATE');
    expect((await link(person, { institution: person.institutionId })).status).toBe(409);
    expect((await leave(admin)).status).toBe(204);
  });

  it('is refused to the person who signs for the institution, and to others', async () => {
    const institution = await core.build.institution();
    const official = await core.build.person({ roles: ['sbso'], institution });
    const colleague = await core.build.person({ institution });
    await core.build.sql('update core.institution set current_io_id = $1 where id = $2', [
      official.id,
      institution.id,
    ]);
    const [own] = await readLinks(official);
    const [theirs] = await readLinks(colleague);
    const leave = (id: number, as: TestPerson) => core.call(`DELETE /user-institution/${id}/`, { as });
    expect((await leave(own.id, official)).body.code).toBe('WRONG_STATE');
    expect((await leave(theirs.id, official)).status).toBe(403);
    expect((await leave(own.id, colleague)).status).toBe(404);
    expect((await leave(theirs.id, admin)).status).toBe(204);
  });
});
