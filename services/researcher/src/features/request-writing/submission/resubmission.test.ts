/** What the owner may change after the submission, and where it goes when it is submitted again (spec 2 section 4). */
import { currentForm, isOffered, REQUEST_TYPES, requestType } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import {
  createRequestFactories,
  startCollectionServer,
  type CollectionServer,
} from '../../../testing/index.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
let collections: CollectionServer;
beforeAll(async () => {
  collections = await startCollectionServer();
  h = await startHarness(
    definition,
    { SERVICE_URLS: JSON.stringify({ tissue: collections.url }) },
    { runs: 'events' },
  );
  make = createRequestFactories(h);
});
afterAll(async () => {
  await h?.stop();
  await collections?.stop();
});

const OFFERED = REQUEST_TYPES.filter(isOffered);
const DEFERRED = OFFERED.filter((type) => [4, 6, 7, 8].includes(type));

it.each([...OFFERED.map((type) => [type, 6] as const), ...DEFERRED.map((type) => [type, 9] as const)])(
  'type %i at %i: the owner edits and submits it again; who reviewed it continues, where windows are opened it waits [R4-20 R4-21 R2.4-03]',
  async (type, status) => {
    const owner = await h.build.person();
    if (type === 7 || type === 8) await make.approveForBrainBank(owner);
    const { collection } = requestType(type);
    const details = collection ? { [collection.field]: 1 } : {};
    const request = await make.request({ type, status, owner, details });
    const reviewer = await h.build.person({ roles: ['sfari_reviewer', 'internal_reviewer'] });
    await make.review(request, reviewer);
    const page = await h.call(`GET /request/${request.id}/`, { as: owner });
    expect(page.body.abilities).toMatchObject({ edit: true, submit: true, withdraw: true });
    const body = { additional_data: { request_changes: 'We name the measures now.' } };
    expect((await h.call(`PATCH /request/${request.id}/`, { as: owner, body })).status).toBe(200);
    const answer = await h.call(`POST /request/${request.id}/submit/`, { as: owner });
    expect(answer.body).toMatchObject({ status: 2, abilities: { edit: false } });
    const isWaiting = requestType(type).reviewWindows !== undefined;
    if (isWaiting)
      await h.eventually(async () => {
        const { rows } = await h.database.admin.query(
          "select 1 from jobs.job where name = 'review.assigned.researcher' and state not in ('completed', 'failed')",
        );
        return rows.length === 0;
      });
    const expected = isWaiting ? 2 : 3;
    await h.eventually(async () => (await make.readStatus(request)) === expected);
    expect(await make.readStatus(request)).toBe(expected);
  },
);

it('the form of every type asks at a revision what was changed', () => {
  const names = OFFERED.map((type) => [
    type,
    JSON.stringify(currentForm(type)).includes('"request_changes"'),
  ]);
  expect(names).toEqual(OFFERED.map((type) => [type, true]));
});

it('of forty who edit and submit what they read in parallel, one is answered 200', async () => {
  const request = await make.request({ status: 6 });
  const seen = await h.call(`GET /request/${request.id}/`, { as: request.owner });
  const headers = { 'If-Match': seen.headers.get('etag') ?? '' };
  const body = { additional_data: { usage: 'Changed at the last moment.', request_changes: 'The use.' } };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, place) =>
      place % 2 === 0
        ? h.call(`POST /request/${request.id}/submit/`, { as: request.owner, headers })
        : h.call(`PATCH /request/${request.id}/`, { as: request.owner, headers, body }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  const isSubmitted = (await make.readStatus(request)) === 2;
  const [row] = await h.build.sql<{ usage: string }>(
    "select additional_data ->> 'usage' as usage from researcher.request where id = $1",
    [request.id],
  );
  expect(row?.usage === body.additional_data.usage).toBe(!isSubmitted);
});
