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
    expect(await make.readStatus(request)).toBe(status);
    await place('VE', 'Licence 2026-114');
    expect((await submit(owner)).status).toBe(200);
  },
);

it('a draft may be written during that time', async () => {
  const project = await make.project(owner);
  const body = { project: project.id, type: 1 };
  expect((await harness.call('POST /request/', { as: owner, body })).status).toBe(201);
});

it.each([4, 13, 14] as const)(
  'from status %i it is not fulfilled, and staff read why [R1-08]',
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
      expect.stringMatching(/^Requests from institutions in this country can't be fulfilled/),
    ]);
    await place('NO');
    const open = await harness.call(`GET ${path}`, { as: admin });
    expect(open.body.institution).toMatchObject({ restricted: false });
  },
);

it('waiting requests are evaluated again immediately when an exception is given or removed, and nothing given is touched', async () => {
  const waiting = await make.request({ owner, status: 4 });
  const given = await make.request({ owner, status: 7 });
  await harness.build.sql(
    `insert into researcher.dataset_access (user_id, dataset_id, request_id, access_type, status)
     values ($1, $2, $3, 'Globus', 'granted')`,
    [owner.id, given.datasetId, given.id],
  );
  const path = `/request/${waiting.id}/`;
  const except = (reason: string | null) => place('VE', reason);
  const look = async (etag?: string | null) => {
    const answer = await harness.call(`GET ${path}`, {
      as: admin,
      ...(etag ? { headers: { 'if-none-match': etag } } : {}),
    });
    return {
      status: answer.status,
      etag: answer.headers.get('etag'),
      offers: answer.body?.decisions?.includes(7),
    };
  };
  const first = await look();
  expect(first.offers).toBe(false);
  await except('Licence 2026-114');
  // also for a page that asks whether what it shows is still so
  const excepted = await look(first.etag);
  expect([excepted.status, excepted.offers]).toEqual([200, true]);
  await except(null);
  expect((await look(excepted.etag)).offers).toBe(false);
  expect(await make.readStatus(given)).toBe(7);
  expect(
    await harness.build.sql('select status from researcher.dataset_access where request_id = $1', [given.id]),
  ).toEqual([{ status: 'granted' }]);
});

it('of a fulfilled request, members who come later wait for the exception; who has access does not lose it', async () => {
  const [member, abroad] = [await harness.build.person(), await harness.build.person()];
  const given = await make.request({ owner, status: 7, team: [member, abroad] });
  const statuses = async () =>
    (
      await harness.build.sql<{ user_id: number }>(
        "select distinct user_id from researcher.dataset_access where request_id = $1 and status = 'granted'",
        [given.id],
      )
    )
      .map(({ user_id: id }) => id)
      .toSorted((one, other) => one - other);
  const choose = async (people: readonly TestPerson[]) => {
    const { status } = await harness.call(`PATCH /request/${given.id}/`, {
      as: owner,
      body: { access_control_list: people.map(({ id }) => ({ user_id: id })) },
    });
    expect(status).toBe(200);
  };
  await harness.build.sql(
    `update researcher.dataset set globus_group_id = '7d444840-9dc0-41d1-b245-5ffdce74fad2' where id = $1`,
    [given.datasetId],
  );
  await place('NO');
  await choose([owner]);
  expect(await statuses()).toEqual([owner.id]);
  await place('VE');
  await choose([owner, member]);
  expect(await statuses(), 'no one new, and nothing taken').toEqual([owner.id]);
  await place('VE', 'Licence 2026-114');
  await harness.build.sql("update core.institution set country = 'VE' where id = $1", [abroad.institutionId]);
  await choose([owner, member, abroad]);
  expect(await statuses(), 'by the country of the request and of the person').toEqual(
    [owner.id, member.id].toSorted((one, other) => one - other),
  );
});
