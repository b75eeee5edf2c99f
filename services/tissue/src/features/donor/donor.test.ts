/** Who reads donors, what they see, and who may choose whom. */
import type { RequestStatus, RequestType } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { buildRequest } from '@portal/researcher/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildDonor, makeHash } from '../../testing/donors.ts';

let harness: Harness;
let manager: TestPerson;
let approved: TestPerson;
let stranger: TestPerson;

const person = (role: 'primary_researcher' | 'access_admin' | 'abn_proj_mgr') =>
  harness.build.person({ roles: [role], ...(role === 'primary_researcher' ? {} : { institution: null }) });
const owns = async (type: RequestType, status: RequestStatus): Promise<TestPerson> => {
  const owner = await person('primary_researcher');
  await buildRequest(harness.build, { owner, type, status });
  return owner;
};
const list = (as: TestPerson, query = '', name = 'abn_data') => harness.call(`GET /${name}/${query}`, { as });
const hashes = async (as: TestPerson, query = '', name = 'abn_data'): Promise<string[]> =>
  (await list(as, query, name)).body.results.map((row: { donor_hash: string }) => row.donor_hash);
const page = (hash: string, as: TestPerson) => harness.call(`GET /abn_donor/?donor_hash=${hash}`, { as });

beforeAll(async () => {
  harness = await startHarness(definition);
  const { build } = harness;
  await buildDonor(build, 1, {
    diagnosis: 'Autism Spectrum Disorder',
    age: 10.5,
    pmi: 12,
    rin: 7.25,
    left_hemisphere: 'frozen',
  });
  await buildDonor(build, 2, { confirmation_status: 'Under Review', age: 30 });
  await buildDonor(build, 3, { confirmation_status: 'Not Confirmed' });
  await buildDonor(build, 4, { is_available: false });
  await buildDonor(build, 5, { store: 'pilot', age: 5 });
  await build.sql(`insert into tissue.donor_sample (donor_id, source_key, hemisphere, region, preservation, amount, unit)
    select id, key, side, 'Cerebellum', 'frozen', 2.5, 'g' from tissue.donor,
      (values ('b', 'Right Hemisphere'), ('a', 'Left Hemisphere')) kept (key, side) where donor_hash = '${makeHash(1)}'`);
  await build.sql(`insert into tissue.donor_survey (donor_id, domains)
    select id, '[{"domain": "A", "total": 20, "cutoff": 10, "items": [{"item": "A1", "label": "Gaze", "score": null}]}]'
    from tissue.donor where donor_hash = '${makeHash(1)}'`);
  manager = await person('abn_proj_mgr');
  approved = await owns(6, 4);
  stranger = await person('primary_researcher');
});
afterAll(() => harness.stop());

describe('a list of donors', () => {
  it('is of one store, in order, with numbers as numbers [S7-28]', async () => {
    expect(await hashes(manager, '?limit=2000')).toEqual([1, 2, 3, 4].map(makeHash));
    expect(await hashes(manager, '?limit=2000', 'abn_data_pilot')).toEqual([makeHash(5)]);
    const [first] = (await list(manager)).body.results;
    expect(first).toMatchObject({
      age: 10.5,
      pmi: 12,
      rin: 7.25,
      left_hemisphere: 'frozen',
      ethnicities: [],
    });
    expect((await list(manager, '?limit=2001')).status).toBe(400);
  });

  it('is filtered by age, PMI and RIN [S2.9-02 S2.9-03 S2.9-04]', async () => {
    expect(await hashes(manager, '?age__gte=11&age__lte=130')).toEqual([makeHash(2)]);
    expect(await hashes(manager, '?pmi__gte=12&pmi__lte=12')).toEqual([makeHash(1)]);
    expect(await hashes(manager, '?rin__gte=7.2&rin__lte=7.25')).toEqual([makeHash(1)]);
    expect(await hashes(manager, '?age=10.5')).toEqual([makeHash(1)]);
    expect(await hashes(manager, '?age__gte=10.6')).toEqual([makeHash(2)]);
    expect(await hashes(manager, '?age__gte=0&ordering=-age')).toEqual([makeHash(2), makeHash(1)]);
    expect((await list(manager, '?age__gte=old')).status).toBe(400);
  });

  it('has the fields of the catalogue, and none beside them [S3-37]', async () => {
    const [first] = (await list(manager)).body.results;
    const fields = `donor_hash, diagnosis, confirmation_status, age, gender, left_hemisphere, right_hemisphere,
      genetic_conditions, spark_genes, cause_of_death, secondary_cause_of_death, medical_conditions, neuropath_conditions,
      psych_conditions, intellectual_functioning_level, pmi, rin, surveys, flag, respirator, respirator_length, documents,
      clinical_summary, ethnicities, brainstem, left_quality, right_quality, left_amount, right_amount, left_detail,
      right_detail, brain_weight, preservation, regions, id, is_available, is_selectable, modified, withheld`;
    expect(Object.keys(first).toSorted()).toEqual(fields.split(/,\s+/).toSorted());
  });

  it('counts diagnoses', async () => {
    const { groups } = (await list(manager, '?grouping=diagnosis&limit=1')).body;
    expect(groups.diagnosis).toEqual({ 'Autism Spectrum Disorder': 1, 'Typically developing': 3 });
  });
});

describe('suggested controls', () => {
  const match = (as: TestPerson, body: object) => harness.call('POST /donor-match/', { as, body });

  it('are the nearest who may be chosen, with what was compared', async () => {
    const { build } = harness;
    const given = { gender: 'Male', pmi: 10, left_hemisphere: 'frozen' };
    await buildDonor(build, 20, { ...given, diagnosis: 'Autism Spectrum Disorder', age: 20 });
    await buildDonor(build, 21, { ...given, age: 22, pmi: 16, left_hemisphere: 'both' });
    await buildDonor(build, 22, { ...given, age: 20, gender: 'Female' });
    await buildDonor(build, 23, { ...given, age: 20, confirmation_status: 'Under Review' });
    await buildDonor(build, 24, { ...given, age: 20, is_available: false });
    await buildDonor(build, 25, { ...given, age: 20, store: 'pilot' });
    const asked = { cases: [makeHash(20), makeHash(20), 'ffffffffffffffff'], per_case: 2 };
    const { body } = await match(approved, asked);
    expect(body.results.map((one: { donor_hash: string }) => one.donor_hash)).toEqual([
      makeHash(20),
      'ffffffffffffffff',
    ]);
    expect(body.results[1].suggestions).toEqual([]);
    expect(body.results[0].suggestions).toEqual([
      {
        donor_hash: makeHash(21),
        diagnosis: 'Typically developing',
        distance: 0.7,
        age: 22,
        pmi: 16,
        gender: 'Male',
        age_difference: 2,
        pmi_difference: 6,
        is_same_gender: true,
        shared_parts: ['Left Hemisphere'],
      },
      expect.objectContaining({ donor_hash: makeHash(22), distance: 1, is_same_gender: false }),
    ]);
    const [first] = (await match(manager, asked)).body.results[0].suggestions;
    expect(first).toMatchObject({ donor_hash: makeHash(23), distance: 0 });
    const [other] = (await match(approved, { ...asked, exclude: [makeHash(21)] })).body.results[0]
      .suggestions;
    expect(other.donor_hash).toBe(makeHash(22));
    const pilot = (await match(approved, { ...asked, store: 'pilot' })).body.results[0].suggestions;
    expect(pilot.map((one: { donor_hash: string }) => one.donor_hash)).toEqual([makeHash(25), makeHash(5)]);
    await build.sql("delete from tissue.donor where donor_hash > '0000000000000013'");
  });

  it('are for no one who is not approved', async () => {
    const { body, status } = await match(stranger, { cases: [makeHash(1)] });
    expect([status, body]).toEqual([200, { results: [{ donor_hash: makeHash(1), suggestions: [] }] }]);
    expect((await match(manager, { cases: [] })).status).toBe(400);
    expect((await match(manager, { cases: [makeHash(1)], per_case: 6 })).status).toBe(400);
    expect((await harness.call('POST /donor-match/', { body: { cases: [makeHash(1)] } })).status).toBe(401);
    const official = await harness.build.person({ roles: ['sbso'] });
    expect((await match(official, { cases: [makeHash(1)] })).status).toBe(403);
  });
});

describe('who is approved by the brain bank', () => {
  it.each<[RequestType, RequestStatus, number]>([
    [6, 4, 4],
    [6, 7, 4],
    [6, 2, 0],
    [6, 12, 0],
    [6, 14, 0],
    [8, 4, 0],
    [1, 7, 0],
  ])('owns a request of type %i at status %i, or not: %i donors', async (type, status, seen) => {
    const owner = await owns(type, status);
    expect(await hashes(owner)).toHaveLength(seen);
    expect((await page(makeHash(1), owner)).status).toBe(seen ? 200 : 404);
  });

  it('is not shown by an approved renewal, whose request has ended', async () => {
    const owner = await person('primary_researcher');
    const [ended, renewal] = [
      await buildRequest(harness.build, { owner, type: 6, status: 13 }),
      await buildRequest(harness.build, { owner, type: 6, status: 4 }),
    ];
    expect(await hashes(owner)).toHaveLength(4);
    const renews = 'update researcher.request set renewal_of = $1 where id = $2';
    await harness.build.sql(renews, [ended.id, renewal.id]);
    expect(await hashes(owner)).toEqual([]);
  });

  it('is not shown by the flag of the account', async () => {
    await harness.build.sql(`update core.account set abn_approved = true where id = ${stranger.id}`);
    expect(await hashes(stranger)).toEqual([]);
    expect((await page(makeHash(1), stranger)).status).toBe(404);
    const survey = await harness.call(`GET /abn_survey/?donor_hash=${makeHash(1)}`, { as: stranger });
    expect(survey.status).toBe(404);
  });

  it('is no one else: visitors sign in, other roles are refused', async () => {
    expect((await harness.call('GET /abn_data/')).status).toBe(401);
    const reviewer = await harness.build.person({ roles: ['rm_admin'], institution: null });
    expect((await list(reviewer)).status).toBe(403);
    expect((await list(approved, '?role=sbso')).status).toBe(403);
  });
});

it.each<['primary_researcher' | 'access_admin' | 'abn_proj_mgr', boolean]>([
  ['primary_researcher', false],
  ['access_admin', true],
  ['abn_proj_mgr', true],
])(
  '%s chooses donors who are not confirmed: %s, and no one one who is gone [S2.9-05 S2.9-06]',
  async (role, may) => {
    const as = role === 'primary_researcher' ? approved : await person(role);
    const rows: { is_selectable: boolean }[] = (await list(as)).body.results;
    expect(rows.map((row) => row.is_selectable)).toEqual([true, may, may, false]);
    expect((await page(makeHash(2), as)).body.is_selectable).toBe(may);
  },
);

describe('the page of a donor', () => {
  it('has the samples, of either store', async () => {
    const { body } = await page(makeHash(1), approved);
    expect(body).toMatchObject({ store: 'main', donor_hash: makeHash(1) });
    expect(body.samples.map((one: { hemisphere: string }) => one.hemisphere)).toEqual([
      'Left Hemisphere',
      'Right Hemisphere',
    ]);
    expect(body.samples[0]).toMatchObject({ amount: 2.5, unit: 'g', rin: null });
    expect((await page(makeHash(5), approved)).body).toMatchObject({ store: 'pilot', samples: [] });
  });

  it('is 404 for a hash that no one has, 400 for what is none [S2.9-15]', async () => {
    expect((await page('0123456789abcdef', manager)).status).toBe(404);
    expect((await page('x', manager)).status).toBe(400);
    expect((await harness.call('GET /abn_donor/', { as: manager })).status).toBe(400);
    expect((await harness.call(`GET /abn_donor/?donor_hash=${makeHash(1)}`)).status).toBe(401);
  });

  it('has the ADI-R where there is one [S7-31]', async () => {
    const survey = (n: number) =>
      harness.call(`GET /abn_survey/?donor_hash=${makeHash(n)}`, { as: approved });
    expect((await survey(1)).body).toEqual({
      donor_hash: makeHash(1),
      survey: 'ADI-R',
      domains: [{ domain: 'A', total: 20, cutoff: 10, items: [{ item: 'A1', label: 'Gaze', score: null }] }],
    });
    expect((await survey(2)).status).toBe(404);
  });
});
