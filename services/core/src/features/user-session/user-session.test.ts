import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore({ SESSION_IDLE_MINUTES: '30' });
});
afterAll(() => core.stop());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const signIn = async (person: TestPerson, userAgent = FIREFOX) => {
  const { body } = await core.login({ email: person.email }, { 'User-Agent': userAgent });
  return { Authorization: `Bearer ${body.token}` };
};
const readStatus = async (headers: Record<string, string>) =>
  (await core.call('GET /session/', { headers })).status;
const rest = (person: TestPerson, interval: string) =>
  core.build.sql('update core.session set last_seen = now() - $2::interval where account_id = $1', [
    person.id,
    interval,
  ]);
const lastSeen = async (person: TestPerson): Promise<number> => {
  const [row] = await core.build.sql<{ seconds: number }>(
    'select extract(epoch from now() - last_seen)::int as seconds from core.session where id = $1',
    [person.sessionId],
  );
  return row?.seconds ?? -1;
};

describe('the end of a session', () => {
  it('comes when no one uses it for the time that the installation allows', async () => {
    const person = await core.buildAccount();
    const headers = await signIn(person);
    await rest(person, '29 minutes');
    expect(await readStatus(headers)).toBe(200);
    await rest(person, '31 minutes');
    expect(await readStatus(headers)).toBe(401);
  });

  it('comes after twelve hours at the latest [C4.1.1]', async () => {
    const person = await core.buildAccount();
    const headers = await signIn(person);
    const [row] = await core.build.sql<{ hours: number }>(
      `select round(extract(epoch from expires_at - created) / 3600)::int as hours from core.session
       where account_id = $1 and id <> $2`,
      [person.id, person.sessionId],
    );
    expect(row?.hours).toBe(12);
    await core.build.sql(
      "update core.session set expires_at = now() - interval '1 second' where account_id = $1",
      [person.id],
    );
    expect(await readStatus(headers)).toBe(401);
  });

  it('is extended by use, at most once a minute, and not by automatic calls of a page', async () => {
    const person = await core.build.person();
    await rest(person, '40 seconds');
    await core.call('GET /session/', { as: person });
    expect(await lastSeen(person)).toBeGreaterThanOrEqual(40);
    await rest(person, '5 minutes');
    await core.call('GET /notification/', { as: person });
    expect(await lastSeen(person)).toBeGreaterThanOrEqual(300);
    await core.call('GET /session/', { as: person });
    expect(await lastSeen(person)).toBeLessThan(5);
  });
});

describe('one’s own sessions', () => {
  it('are listed with device and times, the present one named, and ended one by one', async () => {
    const person = await core.buildAccount();
    const here = await signIn(person);
    const there = await signIn(
      person,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604',
    );
    const { body } = await core.call('GET /user-session/', { headers: here });
    expect(body.count).toBe(3);
    const current = body.results.find((one: { is_current: boolean }) => one.is_current);
    expect(current).toMatchObject({ device: 'Firefox on Linux', abilities: { delete: true } });
    expect(Math.abs(Date.parse(current.last_seen) - Date.now())).toBeLessThan(60_000);
    const phone = body.results.find((one: { device: string }) => one.device === 'Safari on iPhone');
    expect((await core.call(`DELETE /user-session/${phone.id}/`, { headers: here })).status).toBe(204);
    expect(await readStatus(there)).toBe(401);
    expect(await readStatus(here)).toBe(200);
    expect((await core.call(`DELETE /user-session/${phone.id}/`, { headers: here })).status).toBe(404);
  });

  it('are ended all but this one', async () => {
    const person = await core.buildAccount();
    const other = await signIn(person);
    const here = await signIn(person);
    expect((await core.call('DELETE /user-session/', { headers: here })).status).toBe(204);
    expect(await readStatus(other)).toBe(401);
    expect(await readStatus(here)).toBe(200);
    expect((await core.call('GET /user-session/', { headers: here })).body.count).toBe(1);
  });

  it('are no one else’s', async () => {
    const person = await core.build.person();
    const stranger = await core.build.person({ roles: ['superuser'], institution: null });
    const path = `/user-session/${person.sessionId}/`;
    expect((await core.call(`GET ${path}`, { as: stranger })).status).toBe(404);
    expect((await core.call(`DELETE ${path}`, { as: stranger })).status).toBe(404);
    expect((await core.call(`DELETE ${path}`)).status).toBe(401);
    expect((await core.call('DELETE /user-session/')).status).toBe(401);
    expect((await core.call('GET /user-session/')).status).toBe(401);
  });

  it('are not ended by the person who acts in the person’s name', async () => {
    const person = await core.build.person();
    const superuser = await core.build.person({ roles: ['superuser'], institution: null });
    const own = await core.buildAccount();
    await core.build.sql('update core.session set account_id = $1, impersonator_id = $2 where id = $3', [
      person.id,
      superuser.id,
      own.sessionId,
    ]);
    const { body } = await core.call('GET /user-session/', { as: own });
    expect(body.results.map((one: { id: string }) => one.id)).toEqual([person.sessionId]);
    const one = await core.call(`DELETE /user-session/${person.sessionId}/`, { as: own });
    expect([one.status, one.body.code]).toEqual([409, 'WRONG_STATE']);
    expect((await core.call('DELETE /user-session/', { as: own })).status).toBe(409);
  });
});

it.each([
  ['logout', (person: TestPerson) => core.call('DELETE /session/', { as: person })],
  [
    'deactivation',
    async (person: TestPerson) =>
      core.call(`PATCH /user/${person.id}/`, {
        as: await core.build.person({ roles: ['superuser'], institution: null }),
        body: { active: false },
      }),
  ],
])('%s acts on the next call', async (_, end) => {
  const person = await core.build.person();
  expect((await core.call('GET /user-session/', { as: person })).status).toBe(200);
  expect((await end(person)).status).toBeLessThan(300);
  expect((await core.call('GET /user-session/', { as: person })).status).toBe(401);
});
