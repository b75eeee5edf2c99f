/** The session says who may name the next Signing Official; the write obeys the same rule. */
import type { TestInstitution, TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { newOfficial } from '../../testing/institutions.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core?.stop());

const standing = async (as: TestPerson) => (await core.call('GET /session/', { as })).body.institution;
const name = (institution: TestInstitution, as: TestPerson) =>
  core.call(`PATCH /institution-helper/${institution.id}/`, { as, body: { io_data: newOfficial() } });
const say = (person: TestPerson, verified: boolean | null) =>
  core.build.sql('update core.user_institution set verified = $2 where user_id = $1', [person.id, verified]);

/** The session and the write agree; a refused write is followed by nothing, an allowed one ends status 6. */
async function expectSameRule(institution: TestInstitution, person: TestPerson, allowed: boolean) {
  expect((await standing(person)).names_official, 'in the session').toBe(allowed);
  expect((await name(institution, person)).status === 200, 'by the write').toBe(allowed);
  expect((await standing(person)).names_official, 'afterwards').toBe(false);
  await core.build.sql('update core.institution set status = 6 where id = $1', [institution.id]);
}

it('confirmed researchers name the official, and others only while nobody is confirmed', async () => {
  const institution = await core.build.institution({ status: 6 });
  const [member, waiting, removed] = [
    await core.build.person({ institution }),
    await core.build.person({ institution, roles: ['pi_sbso'] }),
    await core.build.person({ institution }),
  ];
  const clerk = await core.build.person({ institution, roles: ['sbso'] });
  await say(waiting, null);
  await say(removed, false);

  await expectSameRule(institution, member, true);
  await expectSameRule(institution, waiting, false);
  await expectSameRule(institution, removed, false);
  await expectSameRule(institution, clerk, false);

  await say(member, null);
  await expectSameRule(institution, waiting, true);
  await expectSameRule(institution, member, true);
  await expectSameRule(institution, removed, false);
  await expectSameRule(institution, clerk, false);
});

it('in no other status', async () => {
  for (const status of [1, 2, 3, 4, 5] as const) {
    const institution = await core.build.institution({ status });
    const member = await core.build.person({ institution });
    expect(await standing(member)).toMatchObject({ status, names_official: false, disowned: false });
    expect((await name(institution, member)).status).toBe(409);
  }
});

it('tells somebody whom the institution removed so, as long as the session lasts', async () => {
  const member = await core.build.person();
  expect(await standing(member)).toMatchObject({ confirmed: true, disowned: false });
  await say(member, null);
  expect(await standing(member)).toMatchObject({ confirmed: false, disowned: false });
  await say(member, false);
  expect(await standing(member)).toMatchObject({ confirmed: false, disowned: true });
});
