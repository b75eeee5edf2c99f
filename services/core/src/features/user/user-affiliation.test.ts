import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core.stop());

const patch = (person: TestPerson, as: TestPerson, body: unknown) =>
  core.call(`PATCH /user/${person.id}/`, { as, body });
const readInstitutions = async (person: TestPerson): Promise<number[]> =>
  (await core.call(`GET /user/${person.id}/?expand=institutions`, { as: admin })).body.institutions.map(
    (one: { id: number }) => one.id,
  );
const NOT_THERE = { institutions: ['Please select an institution'] };

describe('one’s own institution', () => {
  it('is changed to an approved one, where the joinder is still to come, and others are notified', async () => {
    const person = await core.build.person();
    const next = await core.build.institution();
    const answer = await patch(person, person, { institution: next.id });
    expect(answer.body).toMatchObject({
      institution: { id: next.id },
      joinder_date: null,
      user_institutions: [{ primary: true, verified: null, institution: { id: next.id } }],
    });
    const events = await core.build.sql(
      "select 1 from jobs.job where name = 'person.readiness-changed.researcher' and data -> 'user_ids' @> $1",
      [JSON.stringify([person.id])],
    );
    expect(events).toHaveLength(1);
  });

  it('is cleared together with all others by no value [C5.5.3 S5-34]', async () => {
    const person = await core.build.person();
    const second = await core.build.institution();
    await patch(person, admin, { institutions: [person.institutionId, second.id] });
    expect(await readInstitutions(person)).toEqual([person.institutionId, second.id]);
    const answer = await patch(person, person, { institution: null, institutions: [second.id] });
    expect(answer.status).toBe(200);
    expect(await readInstitutions(person)).toEqual([]);
    expect(answer.body.institution).toBeNull();
  });

  it('is none that is unknown or not yet approved', async () => {
    const person = await core.build.person();
    const pending = await core.build.institution({ status: 2, rdaStatus: null });
    const deleted = await core.build.institution();
    await core.build.sql('update core.institution set deleted_at = now() where id = $1', [deleted.id]);
    expect((await patch(person, person, { institution: deleted.id })).body).toEqual(NOT_THERE);
    expect((await patch(person, admin, { institutions: [deleted.id] })).body).toEqual(NOT_THERE);
    expect((await patch(person, person, { institution: pending.id })).body).toEqual(NOT_THERE);
    expect((await patch(person, person, { institution: 2_000_000_000 })).body).toEqual(NOT_THERE);
    expect(await readInstitutions(person)).toEqual([person.institutionId]);
  });

  it('is not chosen by a Signing Official, who would see its people', async () => {
    const official = await core.build.person({ roles: ['sbso'] });
    const next = await core.build.institution();
    expect((await patch(official, official, { institution: next.id })).status).toBe(403);
  });

  it('does not take back someone whom it disowned, whatever way they go', async () => {
    const person = await core.build.person();
    const home = person.institutionId;
    const next = await core.build.institution();
    await core.build.sql('update core.user_institution set verified = false where user_id = $1', [person.id]);
    expect((await patch(person, person, { institution: next.id })).status).toBe(200);
    expect((await patch(person, person, { institution: home })).status).toBe(400);
    expect((await patch(person, person, { institution: null })).status).toBe(200);
    expect((await patch(person, person, { institution: home })).status).toBe(400);
    expect((await patch(person, admin, { institution: home })).body).toMatchObject({
      institution: { id: home },
      user_institutions: [{ verified: null }],
    });
  });
});

describe('institutions by administrators', () => {
  it('are set whole, the first being the primary one, and preserve what was agreed there', async () => {
    const person = await core.build.person();
    const pending = await core.build.institution({ status: 2, rdaStatus: null });
    const answer = await patch(person, admin, { institutions: [pending.id, person.institutionId] });
    expect(answer.body.institution.id).toBe(pending.id);
    expect(answer.body.user_institutions).toMatchObject([
      { primary: true, joinder_date: null },
      { primary: false, joinder_date: '2026-02-03T12:00:00+00:00' },
    ]);
    await patch(person, admin, { institution: person.institutionId });
    expect(await readInstitutions(person)).toEqual([person.institutionId]);
  });

  it('do not lose their Signing Official by it', async () => {
    const official = await core.build.person({ roles: ['sbso'] });
    await core.build.sql('update core.institution set current_io_id = $1 where id = $2', [
      official.id,
      official.institutionId,
    ]);
    const answer = await patch(official, admin, { institution: null });
    expect(answer.status).toBe(400);
    expect(answer.body.institutions[0]).toMatch(/is the Signing Official of/);
    expect(await readInstitutions(official)).toEqual([official.institutionId]);
  });

  it('end with one primary one, however many change them in parallel', async () => {
    const person = await core.build.person();
    const others = await Promise.all([1, 2, 3].map(() => core.build.institution()));
    const answers = await Promise.all(
      others.map((one) => patch(person, admin, { institutions: [one.id, person.institutionId] })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const rows = await core.build.sql(
      'select 1 from core.user_institution where user_id = $1 and "primary"',
      [person.id],
    );
    expect(rows).toHaveLength(1);
    expect(await readInstitutions(person)).toHaveLength(2);
  });
});
