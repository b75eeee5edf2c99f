/** Who may call what in the staff service, from the tables; and by hand, whether the tables say what was meant. */
import { buildRequest, buildReview, runMatrix, startHarness, type Harness } from '@portal/kit/testing';
import type { MatrixReport, ActorKind, RelationKind } from '@portal/kit/testing';
import type { EndpointKey, RequestType } from '@portal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';
import { reviewResource } from './features/review/index.ts';

let harness: Harness;
let report: MatrixReport;

/** A review belongs to its reviewer. */
const makeReview = (type: RequestType) => async (reviewer: Parameters<typeof buildReview>[1]['reviewer']) =>
  buildReview(harness.build, { request: await buildRequest(harness.build, { type, status: 3 }), reviewer });
/** Just assigned, so that it can be undone. */
const untold: ReturnType<typeof makeReview> = async (reviewer) => {
  const review = await makeReview(1)(reviewer);
  await harness.build.sql('insert into staff.assignment_notice (review_id, status_before) values ($1, 2)', [
    review,
  ]);
  return review;
};

beforeAll(async () => {
  harness = await startHarness(definition, { SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}' });
  const assignable = await buildRequest(harness.build);
  report = await runMatrix({
    harness,
    service: 'staff',
    resources: [reviewResource],
    fixtures: {
      review: { plain: makeReview(1), research_match: makeReview(4), tissue: makeReview(8), untold },
    },
    samples: {
      'POST /review/': ({ owner }) => ({
        body: { request: assignable.id, reviewer: owner.id, reviewer_role: 3 },
      }),
    },
    actions: { 'POST /review/{id}/undo/': { object: 'review', action: 'undo' } },
    accessOnly: {
      'GET /email-info/': { because: 'whether the request may be seen is asked of the service that owns it' },
    },
  });
}, 240_000);
afterAll(() => harness.stop());

it('answers every call as the tables say', () => {
  expect(report.mismatches).toEqual([]);
  expect(report.cases.length).toBeGreaterThan(250);
});

it.each<[EndpointKey, ActorKind, RelationKind, string, number]>([
  ['GET /review/', 'anonymous', 'own', 'plain', 401],
  ['GET /review/', 'primary_researcher', 'own', 'plain', 403],
  ['GET /review/{id}/', 'sfari_reviewer', 'own', 'plain', 200],
  ['GET /review/{id}/', 'sfari_reviewer', 'same_institution', 'plain', 404],
  ['GET /review/{id}/', 'external_reviewer', 'foreign', 'research_match', 404],
  ['GET /review/{id}/', 'sfari_admin_lead', 'foreign', 'plain', 200],
  ['GET /review/{id}/', 'abn_proj_mgr', 'foreign', 'tissue', 200],
  ['GET /review/{id}/', 'abn_proj_mgr', 'foreign', 'research_match', 404],
  ['GET /review/{id}/', 'rm_admin', 'foreign', 'research_match', 200],
  ['GET /review/{id}/', 'rm_admin', 'foreign', 'plain', 404],
  ['DELETE /review/{id}/', 'sfari_reviewer', 'own', 'plain', 403],
  ['DELETE /review/{id}/', 'internal_read_only', 'foreign', 'plain', 403],
  ['DELETE /review/{id}/', 'abn_proj_mgr', 'foreign', 'plain', 404],
  ['DELETE /review/{id}/', 'abn_proj_mgr', 'foreign', 'tissue', 204],
  ['DELETE /review/{id}/', 'sfari_admin', 'foreign', 'plain', 204],
  ['POST /review/{id}/undo/', 'sfari_admin', 'foreign', 'untold', 204],
  ['POST /review/{id}/undo/', 'sfari_admin', 'foreign', 'plain', 409],
  ['POST /review/{id}/undo/', 'abn_proj_mgr', 'foreign', 'plain', 404],
  ['POST /review/{id}/undo/', 'sfari_reviewer', 'own', 'plain', 403],
])('%s as %s, %s %s is %i', (key, actor, relation, variant, status) => {
  expect(report.statusOf(key, actor, relation, variant)).toBe(status);
});
