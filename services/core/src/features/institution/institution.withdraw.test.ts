/** Taking back the invitation of one more official. */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createCast, mailsAbout, newOfficial } from '../../testing/institutions.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core?.stop());

const withdraw = (id: number, as: TestPerson | undefined, body: object = {}) =>
  core.call(`POST /institution/${id}/withdraw-invitation/`, { ...(as ? { as } : {}), body });
const invite = (id: number) =>
  core.call(`POST /institution/${id}/officer/`, { as: admin, body: { io_data: newOfficial() } });

it('ends the link and leaves the institution as it is', async () => {
  const { institution } = await createCast(core, 3);
  await invite(institution.id);
  const before = await mailsAbout(core, institution.id, 'invite_official');
  const done = await withdraw(institution.id, admin);
  expect(done.body).toMatchObject({ status: 3, io_users: [{ state: 'current' }] });
  const open = await core.build.sql(
    `select 1 from core.link_token l join core.official_invitation v on v.id = l.invitation_id
      where v.institution_id = $1 and l.consumed_at is null`,
    [institution.id],
  );
  expect(open).toEqual([]);
  expect(await mailsAbout(core, institution.id, 'invite_official')).toHaveLength(before.length);
  // nothing is left to take back, and nothing breaks
  expect((await withdraw(institution.id, admin)).status).toBe(200);
});

it('is for administrators, and not for the one official whom the institution waits for', async () => {
  const { institution, official } = await createCast(core, 3);
  const reviewer = await core.build.person({ roles: ['sfari_reviewer'], institution: null });
  expect((await withdraw(institution.id, undefined)).status).toBe(401);
  expect((await withdraw(institution.id, official)).status).toBe(403);
  expect((await withdraw(institution.id, reviewer)).status).toBe(403);
  expect((await withdraw(institution.id, admin, { all: true })).status).toBe(400);
  expect((await withdraw(2_000_000_000, admin)).status).toBe(404);
  const waiting = (await createCast(core, 6)).institution;
  await invite(waiting.id);
  expect((await withdraw(waiting.id, admin)).body.code).toBe('WRONG_STATE');
});
