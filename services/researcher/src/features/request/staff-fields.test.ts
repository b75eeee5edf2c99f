import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildReview, createRequestFactories } from '../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
});
afterAll(() => harness?.stop());

it('staff read tickets, reviewers with their quarter, dates and comments; the owner and the team do not [S3-03]', async () => {
  const { build } = harness;
  const admin = await build.person({ roles: ['sfari_admin'] });
  const member = await build.person();
  const request = await make.request({ status: 3, team: [member] });
  const reviewer = await build.person({ roles: ['sfari_reviewer'] });
  const review = await buildReview(build, { request, reviewer });
  await build.sql('update researcher.review set quarter = $1 where id = $2', ['Q3 2026', review]);
  await build.sql(
    "update researcher.request set zendesk_ticket_ids = '{4711}', decision_date = now() where id = $1",
    [request.id],
  );
  await harness.call(`PATCH /request/${request.id}/`, {
    as: admin,
    body: { comments: { add: { text: '<p>Looks fine</p>' } } },
  });
  const read = async (as: typeof admin) =>
    (await harness.call(`GET /request/${request.id}/?expand=true`, { as })).body;
  expect(await read(admin)).toMatchObject({
    details: { zendesk_ticket_ids: ['4711'] },
    review_users: [{ id: reviewer.id, quarter: 'Q3 2026' }],
    decision_date: expect.stringMatching(/^20/),
    revocation_date: null,
    comments: [{ text: '<p>Looks fine</p>' }],
  });
  // Who only looks on sees the rest of the ADMIN panel, and no conversation of the support desk.
  expect(await read(await build.person({ roles: ['internal_read_only'] }))).toMatchObject({
    details: { zendesk_ticket_ids: [] },
    review_users: [{ id: reviewer.id, quarter: 'Q3 2026' }],
  });
  for (const person of [request.owner, member])
    expect(await read(person)).toMatchObject({
      details: { zendesk_ticket_ids: [] },
      review_users: [],
      comments: [],
    });
});
