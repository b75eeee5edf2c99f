/** How close the rows of lists are for a person (decision 215). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core?.stop());

const setDensity = (
  as: { id: number } | undefined,
  of: { id: number },
  density: unknown,
  headers: Record<string, string> = {},
) => core.call(`PATCH /user/${of.id}/`, { as: as as never, body: { density }, headers });

describe('the density of an account', () => {
  it('is chosen by the person, reported by the session, and can be given back', async () => {
    const person = await core.build.person();
    const read = async () => (await core.call('GET /session/', { as: person })).body.user.density;
    expect(await read()).toBeNull();
    expect((await setDensity(person, person, 'compact')).body.density).toBe('compact');
    expect(await read()).toBe('compact');
    expect((await setDensity(person, person, 'comfortable')).body.density).toBe('comfortable');
    expect((await setDensity(person, person, null)).body.density).toBeNull();
  });

  it('is one of the two', async () => {
    const person = await core.build.person();
    for (const density of ['cosy', '', 1, ['compact']]) {
      const refused = await setDensity(person, person, density);
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['density']]);
    }
  });

  it('is not for visitors, strangers, who only reads, or a version that is gone', async () => {
    const person = await core.build.person();
    const stranger = await core.build.person();
    const reader = await core.build.person({ roles: ['internal_read_only'] });
    expect((await setDensity(undefined, person, 'compact')).status).toBe(401);
    expect((await setDensity(stranger, person, 'compact')).status).toBe(404);
    expect((await setDensity(reader, person, 'compact')).status).toBe(403);
    const { headers } = await core.call(`GET /user/${person.id}/`, { as: person });
    const seen = { 'If-Match': String(new Headers(headers).get('etag')) };
    expect((await setDensity(person, person, 'compact', seen)).status).toBe(200);
    expect(await setDensity(person, person, 'comfortable', seen)).toMatchObject({
      status: 409,
      body: { code: 'STALE' },
    });
  });

  it('set twice in parallel is one of the two, and no line of the trail', async () => {
    const person = await core.build.person();
    const answers = await Promise.all([
      setDensity(person, person, 'compact'),
      setDensity(person, person, 'comfortable'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await core.call('GET /session/', { as: person });
    expect(['compact', 'comfortable']).toContain(body.user.density);
    const trail = await core.call(`GET /history/?model=user&pk=${person.id}`, { as: person });
    expect(trail.status).toBe(200);
    expect(JSON.stringify(trail.body)).not.toContain('ensity');
  });
});
