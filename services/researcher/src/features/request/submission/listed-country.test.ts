/** Institutions of countries that get no resources: nothing is submitted from there and nothing given (spec 1 section 1). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories, mailTo } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
let owner: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness?.stop());

const place = (country: string | null, exemption: string | null = null) =>
  harness.build.sql('update core.institution set country = $2, country_exemption = $3 where id = $1', [
    owner.institutionId,
    country,
    exemption,
  ]);
beforeEach(async () => {
  owner = await harness.build.person();
  await place('VE');
});

it.each([1, 6] as const)(
  'at status %i a request is not submitted until the institution is excepted [R1-07]',
  async (status) => {
    const request = await make.request({ owner, status });
    const submit = (as: TestPerson) => harness.call(`POST /request/${request.id}/submit/`, { as, body: {} });
    for (const person of [owner, admin]) {
      const refused = await submit(person);
      expect([refused.status, refused.body]).toEqual([
        400,
        {
          institution: [
            expect.stringMatching(/^Resources are restricted for institutions in certain countries/),
          ],
        },
      ]);
    }
    expect(await make.statusOf(request)).toBe(status);
    await place('VE', 'Licence 2026-114');
    expect((await submit(owner)).status).toBe(200);
  },
);

it('a draft may be written meanwhile', async () => {
  const project = await make.project(owner);
  const body = { project: project.id, type: 1 };
  expect((await harness.call('POST /request/', { as: owner, body })).status).toBe(201);
});

it.each([4, 13, 14] as const)(
  'from status %i it is not fulfilled, and staff are told why [R1-08]',
  async (status) => {
    const request = await make.request({ owner, status });
    await make.irb(request.project);
    const path = `/request/${request.id}/`;
    const seen = await harness.call(`GET ${path}`, { as: admin });
    expect(seen.body.institution).toMatchObject({ restricted: true });
    expect(seen.body.decisions).not.toContain(7);
    const decide = () =>
      harness.call(`POST ${path}decision/`, { as: admin, body: { status: 7, email: mailTo(request) } });
    const refused = await decide();
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringMatching(/^Requests of institutions in this country cannot be fulfilled/),
    ]);
    await place('NO');
    const open = await harness.call(`GET ${path}`, { as: admin });
    expect(open.body.institution).toMatchObject({ restricted: false });
  },
);
