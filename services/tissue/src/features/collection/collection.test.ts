/** Collections of donors: who makes them for whom, their names, their donors, and until when (spec 3 sections 2.9, 4.6, 5 and 8). */
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { buildConflict, buildMember, buildRequest } from '@portal/researcher/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildCollection, buildDonor } from '../../testing/donor-factory.ts';

let harness: Harness;
let owner: TestPerson;
let manager: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition);
  manager = await harness.build.person({ roles: ['abn_proj_mgr'] });
});
afterAll(() => harness?.stop());

const approve = async (person: TestPerson) => {
  await buildRequest(harness.build, { owner: person, type: 6, status: S.FULFILLED });
  return person;
};
beforeEach(async () => {
  owner = await approve(await harness.build.person());
});
const donor = (options: Parameters<typeof buildDonor>[1] = {}) => buildDonor(harness.build, options);
const nameIn = (cart: number, status: RequestStatus, type: 7 | 8 = 8) =>
  buildRequest(harness.build, { owner, type, status, answers: { cart } });

const create = (as: TestPerson | undefined, body: object) =>
  harness.call('POST /abn_cart/', { ...(as ? { as } : {}), body });
const read = async (id: number, as = owner) => harness.call(`GET /abn_cart/${id}/`, { as });
const put = (
  id: number,
  body: object,
  { as = owner, headers = {} }: { as?: TestPerson; headers?: Record<string, string> } = {},
) => harness.call(`PUT /abn_cart/${id}/`, { as, body: { shared_project: null, ...body }, headers });
const remove = (id: number, as = owner) => harness.call(`DELETE /abn_cart/${id}/`, { as });

describe('a researcher', () => {
  it('makes one of donors, reads, changes and deletes it [S3-39 S7-29]', async () => {
    const [first, second] = [await donor(), await donor()];
    const made = await create(owner, { collection_name: ' Cortex ', identifiers: [second, first, second] });
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({
        collection_name: 'Cortex',
        identifiers: [second, first],
        pi: { id: owner.id, display_name: expect.any(String) },
        pilot_tissue_cart: false,
        request: null,
        is_editable: true,
        abilities: { read: true, create: true, edit: true, delete: true },
      }),
    ]);
    const { id } = made.body;
    const changed = await put(id, { collection_name: 'Cortex 2', identifiers: [first] });
    expect(changed.body).toMatchObject({ collection_name: 'Cortex 2', identifiers: [first] });
    const list = await harness.call(`GET /abn_cart/?pi=${owner.id}&request__isnull=true`, { as: owner });
    expect(list.body.results.map((row: { id: number }) => row.id)).toEqual([id]);
    expect((await remove(id)).status).toBe(204);
    expect((await read(id)).status).toBe(404);
  });

  it('needs a name, and another than the others of the kind; the answer says which one has it [S5-26 S5-27]', async () => {
    const unnamed = await create(owner, { collection_name: '  ' });
    expect([unnamed.status, unnamed.body]).toEqual([
      400,
      { collection_name: ['A Collection Name is required.'] },
    ]);
    const missing = await create(owner, {});
    expect(missing.body).toEqual({ collection_name: ['A Collection Name is required.'] });
    const { id } = (await create(owner, { collection_name: 'Amygdala' })).body;
    const taken = await create(owner, { collection_name: 'AMYGDALA' });
    expect([taken.status, taken.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'CONFLICT',
        detail: 'Failed to create AMYGDALA. A collection by this name already exists for given PI.',
        current: { id, collection_name: 'Amygdala' },
      }),
    ]);
    expect((await create(owner, { collection_name: 'Amygdala', pilot_tissue_cart: true })).status).toBe(201);
    const other = await approve(await harness.build.person());
    expect((await create(other, { collection_name: 'Amygdala' })).status).toBe(201);
    const second = (await create(owner, { collection_name: 'Striatum' })).body;
    const renamed = await put(second.id, { collection_name: 'amygdala', identifiers: [] });
    expect([renamed.status, renamed.body.code]).toEqual([409, 'CONFLICT']);
  });

  it('of twenty who make one with the same name in parallel, one does', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create(owner, { collection_name: 'Race' })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('chooses neither unknown donors, nor of the other stock, nor unconfirmed or unavailable ones [S2.9-05]', async () => {
    const chosen = async (identifiers: string[], more: object = {}) => {
      const name = `Try ${Math.random()}`;
      const answer = await create(owner, { collection_name: name, identifiers, ...more });
      return answer.status === 201 ? 201 : answer.body.identifiers?.[0];
    };
    const pilot = await donor({ store: 'pilot' });
    const [reviewed, unconfirmed, gone] = [
      await donor({ status: 'Under Review' }),
      await donor({ status: 'Not Confirmed' }),
      await donor({ isAvailable: false }),
    ];
    const unknown = 'ffffffffffffffff';
    expect(await chosen([unknown])).toBe(`These donors are not in this catalog: ${unknown}`);
    expect(await chosen([pilot])).toBe(`These donors are not in this catalog: ${pilot}`);
    expect(await chosen([pilot], { pilot_tissue_cart: true })).toBe(201);
    for (const closed of [reviewed, unconfirmed, gone])
      expect(await chosen([await donor(), closed])).toBe(`These donors can't be chosen: ${closed}`);
    expect((await create(owner, { collection_name: 'X', identifiers: ['no hash'] })).status).toBe(400);
  });

  it('leaves a donor that is no longer available, and cannot add another such one', async () => {
    const [retained, late] = [await donor(), await donor()];
    const id = await buildCollection(harness.build, { pi: owner, donors: [retained] });
    await harness.build.sql(
      'update tissue.donor set is_available = false, availability_since = now() where donor_hash = any($1)',
      [[retained, late]],
    );
    const body = { collection_name: 'Kept', identifiers: [retained] };
    expect((await put(id, body)).status).toBe(200);
    expect((await put(id, { ...body, identifiers: [retained, late] })).status).toBe(400);
  });

  it('makes none for someone else, and none before a data request was approved', async () => {
    const other = await harness.build.person();
    expect((await create(owner, { collection_name: 'For', pi: other.id })).status).toBe(403);
    const refused = await create(other, { collection_name: 'Early' });
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      'You can create a collection once your request for Autism BrainNet data is approved',
    ]);
  });
});

describe('staff', () => {
  it('make one for a researcher, also with unconfirmed donors; without one they get a message [S2.9-10 S2.9-06]', async () => {
    const closed = await donor({ status: 'Under Review', store: 'pilot' });
    const body = { collection_name: 'Pilot', pilot_tissue_cart: true, identifiers: [closed] };
    const missing = await create(manager, body);
    expect([missing.status, missing.body]).toEqual([
      400,
      { pi: ['Please choose a researcher for the collection'] },
    ]);
    expect((await create(manager, { ...body, pi: manager.id })).body).toEqual({
      pi: ['This person is not a registered researcher'],
    });
    const made = await create(manager, { ...body, pi: owner.id });
    expect(made.body).toMatchObject({ pi: { id: owner.id }, creator: { id: manager.id } });
    expect((await read(made.body.id)).status).toBe(200);
    const admin = await harness.build.person({ roles: ['sfari_admin'] });
    const again = await create(admin, { ...body, collection_name: 'Second', pi: owner.id });
    expect(again.status).toBe(400);
  });
});

describe('who else', () => {
  it('401, 403 for who only reads, 404 for strangers', async () => {
    const id = await buildCollection(harness.build, { pi: owner });
    const stranger = await approve(await harness.build.person());
    const reviewer = await harness.build.person({ roles: ['abn_reviewer'] });
    const body = { collection_name: 'Mine', identifiers: [] };
    expect((await create(undefined, body)).status).toBe(401);
    for (const answer of [
      await read(id, stranger),
      await put(id, body, { as: stranger }),
      await remove(id, stranger),
    ])
      expect(answer.status).toBe(404);
    expect((await read(id, reviewer)).status).toBe(200);
    expect((await create(reviewer, body)).status).toBe(403);
    expect((await put(id, body, { as: reviewer })).status).toBe(403);
  });

  it('the team of the project with which it is shared reads it, and changes nothing', async () => {
    const member = await approve(await harness.build.person());
    const early = await harness.build.person();
    const { projectId } = await buildRequest(harness.build, { owner, type: 6, status: S.FULFILLED });
    for (const person of [member, early]) await buildMember(harness.build, { project: projectId, person });
    const id = await buildCollection(harness.build, { pi: owner });
    expect((await read(id, member)).status).toBe(404);
    const { identifiers } = (await read(id)).body;
    const shared = { collection_name: 'Shared', identifiers, shared_project: projectId };
    expect((await put(id, shared)).body.shared_project).toMatchObject({ id: projectId });
    expect((await read(id, member)).body).toMatchObject({ abilities: { edit: false, delete: false } });
    expect((await put(id, shared, { as: member })).status).toBe(403);
    expect((await read(id, early)).status, 'not before they may look through the donors').toBe(404);
    const foreign = await buildRequest(harness.build, { type: 1 });
    const refused = await put(id, { ...shared, shared_project: foreign.projectId });
    expect([refused.status, refused.body]).toEqual([
      400,
      { shared_project: ['A collection can only be shared with a project team of its researcher'] },
    ]);
  });
});

describe('requests of others', () => {
  it('that name it mean nothing to its researcher', async () => {
    const id = await buildCollection(harness.build, { pi: owner });
    const other = await approve(await harness.build.person());
    for (const status of [S.CREATED, S.REVISIONS_REQUESTED, S.UNDER_REVIEW])
      await buildRequest(harness.build, { owner: other, type: 8, status, answers: { cart: id } });
    expect((await read(id)).body).toMatchObject({ request: null, is_editable: true });
    const free = await harness.call(`GET /abn_cart/?id=${id}&request__isnull=true`, { as: owner });
    expect(free.body.count).toBe(1);
    expect((await remove(id)).status).toBe(204);
  });

  it('of several of its researcher the one that has it counts', async () => {
    const id = await buildCollection(harness.build, { pi: owner });
    await nameIn(id, S.REVISIONS_REQUESTED);
    const nameBefore = await nameIn(id, S.UNDER_REVIEW);
    await nameIn(id, S.CREATED);
    expect((await read(id)).body).toMatchObject({ request: { id: nameBefore.id }, is_editable: false });
    expect((await put(id, { collection_name: 'New', identifiers: [] })).status).toBe(409);
  });

  it('are hidden with their collections from staff who have a conflict of interest, and drafts from all staff', async () => {
    const id = await buildCollection(harness.build, { pi: owner });
    const request = await nameIn(id, S.UNDER_REVIEW);
    const reviewer = await harness.build.person({ roles: ['abn_reviewer'] });
    expect((await read(id, reviewer)).body.request).toMatchObject({ id: request.id });
    await buildConflict(harness.build, { request, reviewer });
    expect((await read(id, reviewer)).status).toBe(404);
    const list = await harness.call(`GET /abn_cart/?request=${request.id}`, { as: reviewer });
    expect(list.body.count).toBe(0);
    const drafted = await buildCollection(harness.build, { pi: owner });
    await nameIn(drafted, S.CREATED);
    expect((await read(drafted, manager)).body.request).toBeNull();
    expect((await read(drafted)).body.request).toMatchObject({ status: S.CREATED });
  });
});

it('once the approval ends no one adds donors, and none beside the collection are named', async () => {
  const diagnosis = 'Williams syndrome';
  const [retained, near] = [await donor({ diagnosis }), await donor({ diagnosis })];
  const id = await buildCollection(harness.build, { pi: owner, donors: [retained] });
  await harness.build.sql('update tissue.donor set is_available = false where donor_hash = $1', [retained]);
  await harness.build.sql('update researcher.request set status = 14 where owner_id = $1 and type = 6', [
    owner.id,
  ]);
  const body = { collection_name: 'Kept', identifiers: [retained] };
  expect((await put(id, body)).status).toBe(200);
  expect((await put(id, { ...body, identifiers: [retained, near] })).status).toBe(403);
  const { body: offer } = await harness.call(`GET /abn_cart/${id}/offer/`, { as: owner });
  expect(offer.results[0]).toMatchObject({ is_available: false, similar: [] });
});

describe('a collection that a request names', () => {
  it.each<[RequestStatus, boolean]>([
    [S.CREATED, true],
    [S.SUBMITTED, false],
    [S.UNDER_REVIEW, false],
    [S.APPROVED, false],
    [S.REVISIONS_REQUESTED, true],
    [S.FULFILLED, false],
    [S.REVIEW_MEETING, false],
    [S.DEFERRED, true],
    [S.CONDITIONALLY_APPROVED, false],
  ])(
    'at status %i: is to be changed is %s; it is not deleted [S4.6-01 S8-20]',
    async (status, isEditable) => {
      const id = await buildCollection(harness.build, { pi: owner });
      const request = await nameIn(id, status);
      const { body } = await read(id);
      expect(body).toMatchObject({ is_editable: isEditable, request: { id: request.id, status } });
      const changed = await put(id, { collection_name: 'New name', identifiers: body.identifiers });
      expect(changed.status).toBe(isEditable ? 200 : 409);
      const refused = await remove(id);
      expect([refused.status, refused.body.detail]).toEqual([
        409,
        'There are requests associated with this collection.',
      ]);
    },
  );

  it.each([S.WITHDRAWN, S.REJECTED] as const)('is free again at status %i', async (status) => {
    const id = await buildCollection(harness.build, { pi: owner });
    await nameIn(id, status);
    expect((await read(id)).body).toMatchObject({ request: null, is_editable: true });
    expect((await remove(id)).status).toBe(204);
  });

  it('of two tabs that save, the second reads what the first made of it', async () => {
    const id = await buildCollection(harness.build, { pi: owner });
    const { headers, body } = await read(id);
    const seen = { 'If-Match': headers.get('etag') ?? '' };
    const { identifiers } = body;
    const first = await put(id, { collection_name: 'First', identifiers }, { headers: seen });
    expect(first.status).toBe(200);
    const second = await put(id, { collection_name: 'Second', identifiers }, { headers: seen });
    expect([second.status, second.body.code, second.body.current.collection_name]).toEqual([
      409,
      'STALE',
      'First',
    ]);
    const blind = await put(id, { collection_name: 'Third', identifiers }, { headers: { 'If-Match': '' } });
    // Its session was answered the version that is there now.
    expect([blind.status, blind.body.collection_name]).toEqual([200, 'Third']);
  });
});

it('shows which donors are still available since it was made, with others like those who cannot', async () => {
  const diagnosis = 'Angelman syndrome';
  const [there, gone, near, far, woman] = [
    await donor({ diagnosis }),
    await donor({ diagnosis, age: 20 }),
    await donor({ diagnosis, age: 21 }),
    await donor({ diagnosis, age: 60 }),
    await donor({ diagnosis, age: 20, gender: 'Female' }),
  ];
  const id = await buildCollection(harness.build, { pi: owner, donors: [there, gone] });
  await harness.build.sql(
    'update tissue.donor set is_available = false, availability_since = now() where donor_hash = $1',
    [gone],
  );
  const { body } = await harness.call(`GET /abn_cart/${id}/offer/`, { as: owner });
  expect(body.results).toEqual([
    { donor_hash: there, is_available: true, since: null, similar: [] },
    { donor_hash: gone, is_available: false, since: expect.any(String), similar: [near, far] },
  ]);
  expect(body.results[1].similar).not.toContain(woman);
  const stranger = await approve(await harness.build.person());
  expect((await harness.call(`GET /abn_cart/${id}/offer/`, { as: stranger })).status).toBe(404);
});
