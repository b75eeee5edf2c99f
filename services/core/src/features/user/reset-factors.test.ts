/** Second factors of a person who lost them are taken away by administrators, who say why. */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { ageProof, enroll, showCode } from '../../testing/second-factors.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore({}, { runs: 'events' });
});
afterAll(() => core.stop());

const staff = (...roles: TestPerson['roles']) => core.build.person({ roles, institution: null });
const reset = (as: TestPerson | undefined, { id }: { id: number }, reason = 'Lost the phone') =>
  core.call(`POST /user/${id}/second-factor-reset/`, { ...(as ? { as } : {}), body: { reason } });
const countFactors = async ({ id }: { id: number }) =>
  (await core.build.sql('select 1 from core.second_factor where account_id = $1', [id])).length;
const mailTo = ({ email }: TestPerson, template: string) =>
  core.eventually(async () => {
    const [row] = await core.build.sql<{ body: string }>(
      'select body from core.email where email_template = $1 and $2 = any("to")',
      [template, email],
    );
    return row;
  });

it('an administrator takes them away with a reason; sessions end, and the person is emailed', async () => {
  const { person } = await enroll(core);
  const admin = await staff('sfari_admin');
  expect((await reset(admin, person, ' ')).status).toBe(400);
  expect(await reset(admin, person)).toMatchObject({ status: 200, body: { state: 'done' } });
  expect((await core.call('GET /session/', { as: person })).status).toBe(401);
  expect((await core.login({ email: person.email })).status).toBe(200);
  expect((await mailTo(person, 'second_factor_reset'))?.body).toContain('Lost the phone');
  const history = await core.call(`GET /history/?model=user&pk=${person.id}`, { as: admin });
  expect(JSON.stringify(history.body.results)).toContain('Lost the phone');
  expect((await reset(admin, person)).status).toBe(403);
});

it('a superuser’s need two administrators, of whom the first only asks', async () => {
  const { person } = await enroll(core, await core.buildAccount({ roles: ['superuser'], institution: null }));
  const [admin, other] = [await staff('sfari_admin'), await staff('superuser')];
  expect(await reset(admin, person)).toMatchObject({ status: 200, body: { state: 'waiting' } });
  await mailTo(person, 'second_factor_resetasked');
  expect(await reset(admin, person)).toMatchObject({ status: 409, body: { code: 'WRONG_STATE' } });
  expect(await countFactors(person)).toBe(1);
  expect((await core.call('GET /session/', { as: person })).status).toBe(200);
  expect(await reset(other, person)).toMatchObject({ status: 200, body: { state: 'done' } });
  expect(await countFactors(person)).toBe(0);
});

it('an approval counts for a day, and two administrators at the same time count as two', async () => {
  const { person } = await enroll(core, await core.buildAccount({ roles: ['superuser'], institution: null }));
  const [admin, other] = [await staff('sfari_admin'), await staff('sfari_admin')];
  await reset(admin, person);
  await core.build.sql(
    "update core.factor_reset set created = now() - interval '25 hours' where account_id = $1",
    [person.id],
  );
  expect((await reset(other, person)).body).toEqual({ state: 'waiting' });
  await core.build.sql('delete from core.factor_reset where account_id = $1', [person.id]);
  const both = await Promise.all([reset(admin, person), reset(other, person)]);
  expect(new Set(both.map(({ body }) => body.state))).toEqual(new Set(['done', 'waiting']));
});

it('is refused for oneself, for higher administrators, to other roles, and without a fresh proof', async () => {
  const { person } = await enroll(core);
  const lead = (
    await enroll(core, await core.buildAccount({ roles: ['sfari_admin_lead'], institution: null }))
  ).person;
  expect((await reset(undefined, person)).status).toBe(401);
  expect((await reset(await staff('access_admin'), person)).status).toBe(403);
  expect((await reset(await staff('sfari_admin'), lead)).status).toBe(403);
  const { person: admin, secret } = await enroll(
    core,
    await core.buildAccount({ roles: ['sfari_admin'], institution: null }),
  );
  expect((await reset(admin, admin)).status).toBe(403);
  await ageProof(core, admin);
  expect(await reset(admin, person)).toMatchObject({ status: 403, body: { code: 'PROOF_REQUIRED' } });
  await core.call('POST /session/proof/', { as: admin, body: { code: showCode(secret) } });
  expect((await reset(admin, person)).status).toBe(200);
  expect((await reset(admin, { id: 2_000_000_000 })).status).toBe(404);
});
