/** The Project Updates Dashboard: what it shows to whom, and where its states begin (spec 2 section 2.8). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { RequestStatus } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories } from '../../testing/index.ts';

/** The portal's today. Terms end with a day of UTC, which in another zone is over some hours before the day is. */
const TODAY = '2028-02-29';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
beforeAll(async () => {
  h = await startHarness(definition, { CLOCK: TODAY, BRANDING_TIME_ZONE: 'UTC' });
  make = createRequestFactories(h);
  admin = await h.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => h?.stop());

const after = (days: number): string =>
  new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);
async function ending(
  day: string,
  { owner, status = 7 }: { owner?: TestPerson; status?: RequestStatus } = {},
) {
  const request = await make.request({ status, ...(owner ? { owner } : {}) });
  await h.build.sql('update researcher.request set expiration_date = $2 where id = $1', [
    request.id,
    `${day}T23:59:59Z`,
  ]);
  return request;
}
const list = async (as: TestPerson, query = '') =>
  (await h.call(`GET /project-update/${query}`, { as })).body;
const getState = async (request: { id: number; owner: TestPerson }): Promise<string | undefined> =>
  (await list(request.owner)).results.find(({ id }: { id: number }) => id === request.id)?.state;

describe('states', () => {
  it.each([
    [-1, 'overdue'],
    [0, 'pending'],
    [60, 'pending'],
    [61, 'upcoming'],
    // Six months from 29 February: 29 August.
    [182, 'upcoming'],
    [183, undefined],
  ])('what ends in %i days is %s [R2.8-03]', async (days, state) => {
    expect(after(182)).toBe('2028-08-29');
    expect(await getState(await ending(after(days)))).toBe(state);
  });

  it.each([
    [1, 'pending'],
    [2, 'submitted'],
    [3, 'submitted'],
    [5, 'pending'],
    [8, 'submitted'],
    [10, 'submitted'],
    [12, 'submitted'],
  ] as const)('with a renewal at status %i it is %s', async (status, state) => {
    const request = await ending(after(30));
    const renewal = await make.request({ owner: request.owner, status });
    await h.build.sql('update researcher.request set renewal_of = $2 where id = $1', [
      renewal.id,
      request.id,
    ]);
    expect(await getState(request)).toBe(state);
    const { body } = await h.call(`GET /project-update/${request.id}/`, { as: request.owner });
    expect(body.abilities.renew).toBe(state === 'pending');
  });

  it('a renewal has no term of its own, though it was fulfilled', async () => {
    const renewal = await ending(after(5));
    const renewed = await ending(after(500), { owner: renewal.owner });
    expect(await getState(renewal)).toBe('pending');
    await h.build.sql('update researcher.request set renewal_of = $2 where id = $1', [
      renewal.id,
      renewed.id,
    ]);
    expect(await getState(renewal)).toBeUndefined();
  });

  it('a suspended one has a row whatever its date, an archived or open one has none [R2.8-06]', async () => {
    expect(await getState(await ending(after(900), { status: 14 }))).toBe('suspended');
    expect(await getState(await ending(after(10), { status: 13 }))).toBeUndefined();
    expect(await getState(await make.request({ status: 3 }))).toBeUndefined();
  });
});

describe('the list', () => {
  it('shows the own requests by date with project and IRB date, the next first [R2.8-02]', async () => {
    const later = await ending(after(100));
    const { owner } = later;
    const sooner = await ending(after(-40), { owner });
    await make.irb(sooner.project);
    await ending(after(10));
    const { results } = await list(owner);
    expect(results.map(({ id }: { id: number }) => id)).toEqual([sooner.id, later.id]);
    expect(results[0]).toMatchObject({
      sfari_request_id: sooner.code,
      owner: { id: owner.id },
      project: { id: sooner.project.id },
      days: -40,
      irb_date: '2099-01-01',
      state: 'overdue',
      abilities: { renew: true },
    });
    expect(results[1].irb_date).toBeNull();
  });

  it('of all researchers is for staff, who filter it and renew nothing [R2.8-05]', async () => {
    const request = await ending(after(20));
    const { results } = await list(admin, `?owner=${request.owner.id}&state=pending`);
    expect(results).toMatchObject([{ id: request.id, abilities: { renew: false } }]);
    expect((await list(admin, `?owner=${request.owner.id}&state__in=overdue,upcoming`)).count).toBe(0);
    expect((await list(admin, `?search=${request.code}`)).count).toBe(1);
    expect((await list(admin, '?grouping=state&limit=1')).groups.state.pending).toBeGreaterThan(0);
  });

  it('is no stranger’s, no reviewer’s and no visitor’s', async () => {
    const request = await ending(after(20));
    const stranger = await h.build.person();
    const reviewer = await h.build.person({ roles: ['external_reviewer'] });
    for (const as of [stranger, reviewer]) {
      expect((await list(as)).count).toBe(0);
      expect((await h.call(`GET /project-update/${request.id}/`, { as })).status).toBe(404);
    }
    expect((await h.call('GET /project-update/')).status).toBe(401);
    expect((await h.call('GET /project-update/?state=9&limit=none', { as: stranger })).status).toBe(400);
  });
});

it('compliance_needed finds the requests that someone must act on [S7-01]', async () => {
  const owner = await h.build.person();
  const needed = [
    await ending(after(-1), { owner }),
    await ending(after(60), { owner }),
    await ending(after(900), { owner, status: 14 }),
  ];
  const fine = [await ending(after(61), { owner }), await ending(after(-1), { owner, status: 13 })];
  const renewed = await ending(after(-1), { owner });
  const renewal = await make.request({ owner, status: 2 });
  await h.build.sql('update researcher.request set renewal_of = $2 where id = $1', [renewal.id, renewed.id]);
  const ids = async (value: boolean) =>
    (
      await h.call(`GET /request/?owner=${owner.id}&compliance_needed=${value}&ordering=id`, { as: admin })
    ).body.results.map(({ id }: { id: number }) => id);
  expect(await ids(true)).toEqual(needed.map(({ id }) => id));
  expect(await ids(false)).toEqual([...fine, renewed, renewal].map(({ id }) => id));
});
