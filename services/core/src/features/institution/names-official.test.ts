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

const readInstitution = async (as: TestPerson) => (await core.call('GET /session/', { as })).body.institution;
const name = (institution: TestInstitution, as: TestPerson) =>
  core.call(`PATCH /institution-helper/${institution.id}/`, { as, body: { io_data: newOfficial() } });
const say = (person: TestPerson, verified: boolean | null) =>
  core.build.sql('update core.user_institution set verified = $2 where user_id = $1', [person.id, verified]);

/** What the session says, what the write says, and the session when no official is looked for any more. */
async function mayName(institution: TestInstitution, person: TestPerson): Promise<boolean[]> {
  const shown = (await readInstitution(person)).names_official;
  const done = (await name(institution, person)).status === 200;
  await core.build.sql('update core.institution set status = 1 where id = $1', [institution.id]);
  const after = (await readInstitution(person)).names_official;
  await core.build.sql('update core.institution set status = 6 where id = $1', [institution.id]);
  return [shown, done, after];
}
const YES = [true, true, false];
const NO = [false, false, false];

it('confirmed researchers name the official, and others only while no one is confirmed', async () => {
  const institution = await core.build.institution({ status: 6 });
  const member = await core.build.person({ institution });
  const waiting = await core.build.person({ institution, roles: ['pi_sbso'] });
  const removed = await core.build.person({ institution });
  const clerk = await core.build.person({ institution, roles: ['sbso'] });
  await say(waiting, null);
  await say(removed, false);

  expect(await mayName(institution, member)).toEqual(YES);
  expect(await mayName(institution, waiting)).toEqual(NO);
  expect(await mayName(institution, removed)).toEqual(NO);
  expect(await mayName(institution, clerk)).toEqual(NO);

  await say(member, null);
  expect(await mayName(institution, waiting)).toEqual(YES);
  expect(await mayName(institution, member)).toEqual(YES);
  expect(await mayName(institution, removed)).toEqual(NO);
  expect(await mayName(institution, clerk)).toEqual(NO);
});

it('in no other status', async () => {
  for (const status of [1, 2, 3, 4, 5] as const) {
    const institution = await core.build.institution({ status });
    const member = await core.build.person({ institution });
    expect(await readInstitution(member)).toMatchObject({ status, names_official: false, disowned: false });
    expect((await name(institution, member)).status).toBe(409);
  }
});

it('shows someone whom the institution removed so, as long as the session lasts', async () => {
  const member = await core.build.person();
  expect(await readInstitution(member)).toMatchObject({ confirmed: true, disowned: false });
  await say(member, null);
  expect(await readInstitution(member)).toMatchObject({ confirmed: false, disowned: false });
  await say(member, false);
  expect(await readInstitution(member)).toMatchObject({ confirmed: false, disowned: true });
});
