/** The samples of a request from its draft to the last correction (spec 2 sections 4 and 5, spec 3 section 2.6). */
import { REVIEWER_ROLE } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories, RequestSampleModel, type TestRequest } from '../../../testing/index.ts';

const PLASMA = 1;
const LIMITED = 6;
const SAMPLES = 'additional_data.samples';
let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
  for (const id of ['S-1', 'S-2', 'S-3', 'S-4']) await make.sample(PLASMA, id);
  await make.sample(PLASMA, 'gone', { amount: 0 });
  await harness.build.sql('update researcher.sample_type set limited = true where id = $1', [LIMITED]);
});
afterAll(() => harness?.stop());

const build = async (
  status: 1 | 2 | 3 | 4 | 6 | 7,
  details: Record<string, unknown> = {},
): Promise<TestRequest> => {
  const request = await make.request({
    type: 2,
    status,
    details: { sample_type: PLASMA, samples: { 'S-1': 200 }, ...details },
  });
  await make.irb(request.project);
  return request;
};
const patch = ({ id, owner }: TestRequest, additional_data: unknown, as = owner, headers = {}) =>
  harness.call(`PATCH /request/${id}/`, { as, headers, body: { additional_data } });
const submit = ({ id, owner }: TestRequest, as = owner) =>
  harness.call(`POST /request/${id}/submit/`, { as });
const getRows = async ({ id }: TestRequest) =>
  harness.database.write(async (work) => {
    const rows = await work.of(RequestSampleModel).matching({ request_id: id }).inOrder('sample_id');
    return rows.map((row) => [row.sample_type_id, row.sample_id, row.amount && Number(row.amount)]);
  });
const read = ({ id }: TestRequest, as: TestPerson) => harness.call(`GET /request/${id}/samples/`, { as });

describe('a draft', () => {
  it('stores any ids, and the rows follow the answers [R3-10]', async () => {
    const draft = await build(1);
    expect((await patch(draft, { samples: { 'S-1': 250, 'no-such': null } })).status).toBe(200);
    expect(await getRows(draft)).toEqual([
      [PLASMA, 'S-1', 250],
      [PLASMA, 'no-such', null],
    ]);
    await patch(draft, { samples: { 'S-2': 200 }, sample_type: 3 });
    expect(await getRows(draft)).toEqual([[3, 'S-2', 200]]);
    await patch(draft, { samples: {} });
    expect(await getRows(draft)).toEqual([]);
  });

  it('loses them with its type', async () => {
    const draft = await build(1);
    const { status } = await harness.call(`PATCH /request/${draft.id}/`, {
      as: draft.owner,
      body: { type: 1 },
    });
    expect(status).toBe(200);
    expect(await getRows(draft)).toEqual([]);
  });

  it('takes only a kind that its owner may have, no matter who writes it [R3-09]', async () => {
    const refused = { 'additional_data.sample_type': ["This kind of sample can't be requested"] };
    const draft = await build(1);
    const kind = { sample_type: LIMITED, samples: { 'S-1': 1 } };
    for (const as of [draft.owner, admin]) {
      const { status, body } = await patch(draft, kind, as);
      expect([status, body]).toEqual([400, refused]);
    }
    const other = await make.request({ type: 1, status: 1 });
    const moved = { type: 2, additional_data: kind };
    expect(
      (await harness.call(`PATCH /request/${other.id}/`, { as: other.owner, body: moved })).body,
    ).toEqual(refused);
    await harness.build.sql(
      'insert into researcher.sample_type_user (sample_type_id, user_id) values ($1, $2)',
      [LIMITED, draft.owner.id],
    );
    for (const as of [draft.owner, admin]) expect((await patch(draft, kind, as)).status).toBe(200);
    expect((await read(draft, draft.owner)).body).toMatchObject({ sample_type: { id: LIMITED } });
  });

  it('whose kind was limited since still has its other answers, and says nothing of the samples [R3-09]', async () => {
    const draft = await build(1, { sample_type: LIMITED, shipment_type: 'live', samples: { 'S-1': 1 } });
    expect((await patch(draft, { sample_type: LIMITED, usage: 'Sleep' })).status).toBe(200);
    const { status, body } = await read(draft, draft.owner);
    expect([status, body.code, body.detail]).toEqual([
      409,
      'WRONG_STATE',
      "This kind of sample can't be requested",
    ]);
    const submitted = await build(3, { sample_type: LIMITED, samples: { 'S-1': 1 } });
    expect((await read(submitted, submitted.owner)).status).toBe(200);
  });

  it('of another type takes no samples, and this one no answers of another [R5-34]', async () => {
    const other = await make.request({ type: 1, status: 1 });
    expect((await patch(other, { samples: { 'S-1': 1 } })).body).toHaveProperty([SAMPLES]);
    const draft = await build(1);
    expect((await patch(draft, { globus_username: 'a@b@c' })).body).toHaveProperty([
      'additional_data.globus_username',
    ]);
    for (const samples of [['S-1'], 'S-1', { 'S-1': -1 }, { 'S 1': 1 }, { 'S-1': '1' }])
      expect((await patch(draft, { samples })).status).toBe(400);
    expect(await getRows(draft)).toEqual([[PLASMA, 'S-1', 200]]);
  });
});

describe('submitting', () => {
  it('takes available samples', async () => {
    const draft = await build(1);
    expect((await submit(draft)).body).toMatchObject({ status: 2 });
  });

  it('names each id that cannot: "* Please fix the ids below!" [R5-30 R5-33]', async () => {
    const draft = await build(1, { samples: { 'S-1': 200, gone: 200 } });
    await patch(draft, { samples: { 'S-1': 200, gone: 200, 'no-such': 200 } });
    const { status, body } = await submit(draft);
    expect([status, body]).toEqual([
      400,
      { [SAMPLES]: ['* Please fix the ids below!', 'gone: Unavailable', 'no-such: Invalid Id'] },
    ]);
    await patch(draft, { samples: { 'S-1': 200 } });
    expect((await submit(draft)).status).toBe(200);
  });

  it('does not ask while the switch BIOSPECIMEN_EPIC is off', async () => {
    const turn = (enabled: boolean) =>
      harness.build.sql(
        "update core.feature_toggle set enabled = $1 where feature_code = 'BIOSPECIMEN_EPIC'",
        [enabled],
      );
    await turn(false);
    const draft = await build(1, { samples: { gone: 200 } });
    expect((await submit(draft)).status).toBe(200);
    await turn(true);
  });

  it('refuses too little DNA and a part of a vial, by id [R9-04]', async () => {
    await make.sample(2, 'S-1');
    const dna = await build(1, { sample_type: 2, samples: { 'S-1': 1.9 } });
    expect((await submit(dna)).body).toEqual({ [SAMPLES]: ['S-1: please ask for 2 μg or more'] });
    const vials = await build(1, { sample_type: 4, shipment_type: 'frozen', samples: { 'S-1': 0.5 } });
    await make.sample(4, 'S-1');
    expect((await submit(vials)).body).toEqual({
      [SAMPLES]: ['S-1: the amount must be a whole number of vials'],
    });
  });

  it('refuses to ask for nothing, and stores a draft that does', async () => {
    const draft = await build(1);
    expect((await patch(draft, { samples: { 'S-1': 0, 'S-2': 1_000_001 } })).status).toBe(200);
    const refused = await submit(draft);
    expect([refused.status, refused.body]).toEqual([
      400,
      { [SAMPLES]: ['S-1: the amount must be greater than 0', 'S-2: please ask for 1,000,000 or less'] },
    ]);
    await patch(draft, { samples: { 'S-1': 900_000 } });
    // more than there is: it is said, and settled with the foundation
    expect((await submit(draft)).status).toBe(200);
  });

  it('refuses a kind that the owner must not have, no matter who submits [R3-09]', async () => {
    const draft = await build(1, { sample_type: LIMITED, shipment_type: 'live', samples: { 'S-1': 1 } });
    await make.sample(LIMITED, 'S-1');
    for (const as of [draft.owner, admin])
      expect((await submit(draft, as)).body).toMatchObject({
        'additional_data.sample_type': ["This kind of sample can't be requested"],
      });
    await harness.build.sql(
      'insert into researcher.sample_type_user (sample_type_id, user_id) values ($1, $2)',
      [LIMITED, draft.owner.id],
    );
    expect((await submit(draft)).status).toBe(200);
  });

  it('again does not ask again [R4-15]', async () => {
    const request = await build(6, { samples: { gone: 200 } });
    expect((await submit(request)).body).toMatchObject({ status: 2 });
  });
});

describe('after the draft', () => {
  it('the owner leaves samples and kind as they are, and changes the rest [R4-15]', async () => {
    const request = await build(6);
    const refusal = { [SAMPLES]: ["Samples can't be changed after the request was submitted"] };
    const refused = await patch(request, { samples: { 'S-2': 200 }, usage: 'Other' });
    expect([refused.status, refused.body]).toEqual([400, refusal]);
    expect((await patch(request, { sample_type: 2 })).body).toHaveProperty(['additional_data.sample_type']);
    expect((await patch(request, { generate_ipscs: true })).body).toHaveProperty([
      'additional_data.generate_ipscs',
    ]);
    // The form sends every answer.
    expect(
      (await patch(request, { samples: { 'S-1': 200 }, sample_type: PLASMA, usage: 'Other' })).status,
    ).toBe(200);
    expect(await getRows(request)).toEqual([[PLASMA, 'S-1', 200]]);
  });

  it.each([2, 3, 6] as const)('at %i an administrator corrects ids and amounts [R6-04]', async (status) => {
    const request = await build(status, { samples: { gone: 200, 'S-1': 200 } });
    expect((await patch(request, { samples: { 'S-2': 150, 'S-1': 250 } }, admin)).status).toBe(200);
    expect(await getRows(request)).toEqual([
      [PLASMA, 'S-1', 250],
      [PLASMA, 'S-2', 150],
    ]);
    const { body } = await harness.call(`GET /request/${request.id}/?expand=details`, { as: request.owner });
    expect(body.details.additional_data.samples).toEqual({ 'S-1': 250, 'S-2': 150 });
    const [step] = await harness.build.sql<{ actor_id: number; before: unknown; after: unknown }>(
      `select actor_id, changes -> 'additional_data' -> 0 -> 'samples' as before,
        changes -> 'additional_data' -> 1 -> 'samples' as after
      from audit.log where model = 'request' and pk = $1 and changes ? 'additional_data' and operation = 'U'
      order by id desc limit 1`,
      [String(request.id)],
    );
    expect(step).toEqual({
      actor_id: admin.id,
      before: { gone: 200, 'S-1': 200 },
      after: { 'S-1': 250, 'S-2': 150 },
    });
  });

  it('what is not available is not saved: "* Save Failed. Please fix the ids below and try again" [R5-31]', async () => {
    const request = await build(3);
    const { status, body } = await patch(request, { samples: { gone: 1, 'S-1': 1 } }, admin);
    expect([status, body]).toEqual([
      400,
      { [SAMPLES]: ['* Save Failed. Please fix the ids below and try again', 'gone: Unavailable'] },
    ]);
    expect(await getRows(request)).toEqual([[PLASMA, 'S-1', 200]]);
  });

  it.each([
    [null, 'S-2: please enter an amount'],
    [0, 'S-2: the amount must be greater than 0'],
    [0.001, 'S-2: please use at most 2 digits after the point'],
  ])('an administrator saves no amount of %s', async (amount, sentence) => {
    const request = await build(3);
    const { status, body } = await patch(request, { samples: { 'S-2': amount } }, admin);
    expect([status, body]).toEqual([400, { [SAMPLES]: [sentence] }]);
    expect(await getRows(request)).toEqual([[PLASMA, 'S-1', 200]]);
  });

  it('a decided request is 409, a stale save is 409 [R6-04]', async () => {
    const decided = await build(4);
    expect((await patch(decided, { samples: { 'S-2': 1 } }, admin)).body.code).toBe('WRONG_STATE');
    const request = await build(3);
    const { headers } = await harness.call(`GET /request/${request.id}/`, { as: admin });
    const version = { 'If-Match': headers.get('etag') ?? '' };
    const answers = await Promise.all(
      ['S-2', 'S-3'].map((id) => patch(request, { samples: { [id]: 200 } }, admin, version)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await getRows(request)).toHaveLength(1);
  });

  it('is no one else’s: reviewer 403, stranger 404, visitor 401', async () => {
    const request = await build(3);
    const reviewer = await harness.build.person({ roles: ['sfari_reviewer'] });
    const body = { samples: { 'S-2': 200 } };
    expect((await patch(request, body, reviewer)).status).toBe(403);
    expect((await patch(request, body, await harness.build.person())).status).toBe(404);
    expect(
      (await harness.call(`PATCH /request/${request.id}/`, { body: { additional_data: body } })).status,
    ).toBe(401);
  });
});

describe('the tab Availability', () => {
  it('shows owner, administrator and reviewer the amounts and whether each is available [R6-04]', async () => {
    const request = await build(3, { samples: { 'S-4': 250, gone: 200 } });
    const reviewers = await Promise.all(
      (['external_reviewer', 'internal_reviewer', 'sfari_reviewer'] as const).map((role) =>
        harness.build.person({ roles: [role] }),
      ),
    );
    for (const reviewer of reviewers) {
      await make.review(request, reviewer, REVIEWER_ROLE.OTHER);
      expect((await patch(request, { samples: { 'S-1': 1 } }, reviewer)).status).toBe(403);
    }
    for (const as of [request.owner, admin, ...reviewers]) {
      const { body } = await read(request, as);
      expect(body).toMatchObject({
        sample_type: { id: PLASMA, display_name: 'Plasma' },
        source: 'inventory',
      });
      expect(
        body.results.toSorted((a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)),
      ).toMatchObject([
        {
          id: 'S-4',
          amount: 250,
          availability: 'Available',
          amount_available: 1000,
          unit: 'μl',
          request_count: 1,
        },
        { id: 'gone', amount: 200, availability: 'Unavailable', amount_available: 0 },
      ]);
    }
  });

  it('is 404 for a reviewer of another request, for whom the request does not exist', async () => {
    const request = await build(3);
    for (const role of ['external_reviewer', 'internal_reviewer'] as const) {
      const reviewer = await harness.build.person({ roles: [role] });
      await make.review(await build(3), reviewer);
      expect((await read(request, reviewer)).status).toBe(404);
    }
  });

  it('is 403 for staff who neither decide nor review it, and there for a project manager who began it', async () => {
    const request = await build(3);
    for (const role of ['internal_read_only', 'access_admin'] as const)
      expect((await read(request, await harness.build.person({ roles: [role] }))).status).toBe(403);
    const manager = await harness.build.person({ roles: ['abn_proj_mgr'] });
    expect((await read(request, manager)).status).toBe(404);
    await harness.build.sql('update researcher.request set creator_id = $1 where id = $2', [
      manager.id,
      request.id,
    ]);
    expect((await read(request, manager)).status).toBe(200);
  });

  it('is 403 for the team, 409 for requests without samples, 404 for strangers', async () => {
    const member = await harness.build.person();
    const joined = await make.request({ type: 2, status: 3, team: [member] });
    expect((await read(joined, member)).status).toBe(403);
    const data = await make.request({ type: 1, status: 3 });
    expect((await read(data, data.owner)).status).toBe(409);
    expect((await read(joined, await harness.build.person())).status).toBe(404);
    expect((await harness.call(`GET /request/${joined.id}/samples/`)).status).toBe(401);
  });
});

describe('in parallel', () => {
  it('two requests for the last vial are both submitted, and both are counted', async () => {
    await make.sample(PLASMA, 'last', { amount: 200, limitedAt: 400 });
    const drafts = [await build(1, { samples: { last: 200 } }), await build(1, { samples: { last: 200 } })];
    const answers = await Promise.all(drafts.map((draft) => submit(draft)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await harness.call('POST /sample-availability/validate/', {
      as: admin,
      body: { ids: ['last'], sample_type: PLASMA },
    });
    expect(body.results).toMatchObject([{ availability: 'Limited', request_count: 2, approved_count: 0 }]);
  });

  it('an edit and a submission: what was submitted is what the rows and the answers say', async () => {
    for (let round = 0; round < 5; round += 1) {
      const draft = await build(1);
      const [, submitted] = await Promise.all([
        patch(draft, { samples: { 'S-2': 150, 'S-3': 150 } }),
        submit(draft),
      ]);
      expect(submitted.status).toBe(200);
      const { body } = await harness.call(`GET /request/${draft.id}/?expand=details`, { as: draft.owner });
      const answered = Object.entries(body.details.additional_data.samples).toSorted(([one], [other]) =>
        one < other ? -1 : 1,
      );
      expect((await getRows(draft)).map(([, id, amount]) => [id, amount])).toEqual(answered);
    }
  });

  it('of 40 corrections with one version one is saved', async () => {
    const request = await build(3);
    const { headers } = await harness.call(`GET /request/${request.id}/`, { as: admin });
    const version = { 'If-Match': headers.get('etag') ?? '' };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        patch(request, { samples: { 'S-2': 100 + index } }, admin, version),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(39);
  });
});
