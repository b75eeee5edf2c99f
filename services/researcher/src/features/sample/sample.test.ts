/** Kinds of samples, and whether samples are available (spec 2 sections 3, 4 and 5). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories } from '../../testing/index.ts';

const PLASMA = 1;
const LCL = 4;
const LIMITED = 6;
let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let person: TestPerson;
let allowed: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  [person, allowed] = [await harness.build.person(), await harness.build.person()];
  admin = await harness.build.person({ roles: ['sfari_admin'] });
  await harness.build.sql('update researcher.sample_type set limited = true where id = $1', [LIMITED]);
  await harness.build.sql(
    'insert into researcher.sample_type_user (sample_type_id, user_id) values ($1, $2)',
    [LIMITED, allowed.id],
  );
  await make.sample(PLASMA, 'A-1', { amount: 500 });
  await make.sample(PLASMA, 'A-2', { amount: 100, limitedAt: 100 });
  await make.sample(PLASMA, 'A-3', { amount: 0 });
  await make.sample(LCL, 'A-3', { amount: 0, hasCpls: true });
  await make.sample(LCL, 'A-4', { isConsented: false });
});
afterAll(() => harness?.stop());

const validate = (body: unknown, as: TestPerson = person) =>
  harness.call('POST /sample-availability/validate/', { as, body });
const words = async (kind: number, ids: string[], more = {}) => {
  const { body } = await validate({ ids, sample_type: kind, ...more });
  return Object.fromEntries(
    body.results.map((sample: { id: string; availability: string }) => [sample.id, sample.availability]),
  );
};

describe('kinds', () => {
  const idsFor = async (as: TestPerson) =>
    (await harness.call('GET /sample-type/', { as })).body.results.map((kind: { id: number }) => kind.id);

  it('a limited one is for the people on its list and for staff [R3-09]', async () => {
    expect(await idsFor(person)).toEqual([1, 2, 3, 4, 5, 7]);
    expect(await idsFor(allowed)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await idsFor(admin)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect((await harness.call(`GET /sample-type/${LIMITED}/`, { as: person })).status).toBe(404);
    expect((await harness.call('GET /sample-type/')).status).toBe(401);
  });

  it('says of which cohorts the inventory has samples', async () => {
    for (const name of ['SPARK', 'SSC']) await harness.build.cohort(name);
    const mark = (id: string, cohort: string) =>
      harness.build.sql(
        'update researcher.sample set cohort = $2 where sample_id = $1 and sample_type_id = 1',
        [id, cohort],
      );
    await mark('A-1', 'SSC');
    await mark('A-2', 'SPARK');
    await mark('A-3', 'SPARK');
    const { body } = await harness.call('GET /sample-type/', { as: person });
    const cohorts = body.results.map((kind: { cohorts: string[] }) => kind.cohorts);
    expect(cohorts.slice(0, 4)).toEqual([['SPARK', 'SSC'], [], [], []]);
  });

  it('who is on the list is shown only to staff', async () => {
    const path = `GET /sample-type/${LIMITED}/?expand=allowed_users`;
    expect((await harness.call(path, { as: admin })).body.allowed_users).toMatchObject([{ id: allowed.id }]);
    expect((await harness.call(path, { as: allowed })).body.allowed_users).toEqual([]);
  });

  it('come with unit and standard amount', async () => {
    const { body } = await harness.call(`GET /sample-type/${PLASMA}/`, { as: person });
    expect(body).toMatchObject({
      type: 'Plasma',
      limited: false,
      unit: 'μl',
      standard_amount: 200,
      minimum_amount: 0,
    });
  });
});

describe('validating', () => {
  it('says of each id what it is [R4-14 R5-32]', async () => {
    expect(await words(PLASMA, ['A-1', 'A-2', 'A-3', 'A-9'])).toEqual({
      'A-1': 'Available',
      'A-2': 'Limited',
      'A-3': 'Unavailable',
      'A-9': 'Invalid Id',
    });
    // An id of one kind says nothing of another.
    expect(await words(LCL, ['A-1', 'A-3'])).toEqual({ 'A-1': 'Invalid Id', 'A-3': 'CPLs Available' });
    expect(await words(LCL, ['A-4'])).toEqual({ 'A-4': 'Available' });
    expect(await words(LCL, ['A-4'], { generate_ipscs: true })).toEqual({ 'A-4': 'IPSC NOT CONSENTED' });
  });

  it('says how the inventory writes an id of which only capital letters differ', async () => {
    await make.sample(PLASMA, 'Sp-7a');
    await make.sample(PLASMA, 'sP-7b');
    await make.sample(PLASMA, 'SP-7B');
    const ids = ['sp-7A', 'Sp-7a', 'sp-7b', 'sp-7c'];
    const { body } = await validate({ ids, sample_type: PLASMA });
    expect(
      body.results.map(({ id, availability, written_as }: Record<string, string>) => [
        id,
        availability,
        written_as,
      ]),
    ).toEqual([
      ['sp-7A', 'Invalid Id', 'Sp-7a'],
      ['Sp-7a', 'Available', undefined],
      // two samples are written like it
      ['sp-7b', 'Invalid Id', undefined],
      ['sp-7c', 'Invalid Id', undefined],
    ]);
    // of another kind it is no sample
    expect((await validate({ ids: ['sp-7A'], sample_type: LCL })).body.results[0]).not.toHaveProperty(
      'written_as',
    );
  });

  it('counts requests that were submitted, and those of them that were approved [R3-36]', async () => {
    const details = { sample_type: PLASMA, samples: { 'C-1': 200 } };
    for (const status of [1, 2, 3, 4, 5, 6, 7, 11, 12] as const)
      await make.request({ type: 2, status, details });
    const { body } = await validate({ ids: ['C-1'], sample_type: PLASMA });
    expect(body).toEqual({
      results: [
        {
          id: 'C-1',
          availability: 'Available',
          amount_available: 1000,
          unit: 'μl',
          request_count: 6,
          approved_count: 3,
          ipsc_consented: true,
        },
      ],
      source: 'inventory',
      as_of: null,
    });
  });

  it('takes 1 to 100 ids of letters, digits and hyphens [R7-05]', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `N-${index}`);
    expect((await validate({ ids: ids(100), sample_type: PLASMA })).status).toBe(200);
    for (const wrong of [ids(101), [], ['a b'], ['a'.repeat(41)], [''], 'A-1'])
      expect((await validate({ ids: wrong, sample_type: PLASMA })).status).toBe(400);
    const list = await harness.call(`GET /sample-availability/?ids=A-1,A-3&sample_type=${PLASMA}`, {
      as: person,
    });
    expect(list.body.results).toMatchObject([{ availability: 'Available' }, { availability: 'Unavailable' }]);
    const many = await harness.call(`GET /sample-availability/?ids=${ids(101).join(',')}&sample_type=1`, {
      as: person,
    });
    expect(many.status).toBe(400);
  });

  it('a kind that is limited to others is like one that does not exist', async () => {
    const [limited, none] = [
      await validate({ ids: ['A-1'], sample_type: LIMITED }),
      await validate({ ids: ['A-1'], sample_type: 99 }),
    ];
    expect([limited.status, limited.body]).toEqual([
      400,
      { sample_type: ["This kind of sample can't be requested"] },
    ]);
    expect(none.body).toEqual(limited.body);
    for (const as of [allowed, admin])
      expect((await validate({ ids: ['A-1'], sample_type: LIMITED }, as)).status).toBe(200);
    expect((await harness.call('POST /sample-availability/validate/', { body: {} })).status).toBe(401);
  });
});
