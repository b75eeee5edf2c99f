/** Who may call what in the researcher service, from the tables; and by hand, whether the tables say what was meant. */
import type { RequestStatus, RequestType } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { operationMatrix, runMatrix, writableFields, type TestPerson } from '@portal/kit/testing';
import type { ActorKind, MatrixReport, RelationKind } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';
import { PROJECT_PATCH_ACTIONS } from './features/project/index.ts';
import { PATCH_ACTIONS } from './features/request-writing/draft/patch.ts';
import { RENEWAL_PATCH_ACTIONS } from './features/request-writing/renewal/renewal.routes.ts';
import { POINT_PATCH_ACTIONS } from './features/revision-point/index.ts';
import {
  buildConflict,
  buildReview,
  createRequestFactories,
  accessActions,
  accessFields,
  accessFixtures,
  accessSamples,
  datasetActions,
  datasetFields,
  datasetFixtures,
  datasetSamples,
  messageFixtures,
  nightlyActions,
  nightlyFixtures,
  pointFixtures,
  renewalFields,
  renewalFixtures,
  requestFields,
  startCollectionServer,
  withoutObject,
  type CollectionServer,
} from './testing/index.ts';
import * as ended from './testing/ended-matrix.ts';
import { CALLS } from './testing/matrix-cases.ts';

let harness: Harness;
let collections: CollectionServer;
let report: MatrixReport;

beforeAll(async () => {
  collections = await startCollectionServer();
  harness = await startHarness(definition, { SERVICE_URLS: JSON.stringify({ tissue: collections.url }) });
  const make = createRequestFactories(harness);
  const { build } = harness;
  const buildRequest = (type: RequestType, status: RequestStatus) => async (owner: TestPerson) =>
    (await make.request({ owner, type, status })).id;
  /** A review belongs to its reviewer. */
  const makeReview = (type: RequestType) => async (reviewer: TestPerson) =>
    buildReview(build, { request: await make.request({ type, status: 3 }), reviewer });
  /** A conflict belongs to who declared it. */
  const makeConflict = (type: RequestType) => async (reviewer: TestPerson) =>
    buildConflict(build, { request: await make.request({ type, status: 3 }), reviewer });
  /** Just assigned, so that it can be undone. */
  const makeUnannounced: ReturnType<typeof makeReview> = async (reviewer) => {
    const review = await makeReview(1)(reviewer);
    await build.sql('insert into researcher.assignment_notice (review_id, status_before) values ($1, 2)', [
      review,
    ]);
    return review;
  };
  const assignable = await make.request();

  const operations = operationMatrix('researcher', (...call) => build.sql(...call));
  report = await runMatrix({
    harness,
    service: 'researcher',
    fixtures: {
      ...operations.fixtures,
      project: {
        owned: async (owner) => (await make.project(owner)).id,
        joined: async (member) => {
          const project = await make.project();
          await make.member(project, member);
          return project.id;
        },
        reviewed: async (reviewer) => {
          const request = await make.request({ status: 3 });
          await make.review(request, reviewer);
          return request.project.id;
        },
        tissue: async () => (await make.request({ type: 8, status: 3 })).project.id,
      },
      request: {
        submitted: buildRequest(1, 2),
        draft: buildRequest(1, 1),
        tissue: buildRequest(8, 3),
        samples: buildRequest(2, 3),
        research_match: buildRequest(4, 4),
        reviewed: async (reviewer) => {
          const request = await make.request({ status: 3 });
          await make.review(request, reviewer);
          return request.id;
        },
        joined: async (member) => (await make.request({ team: [member] })).id,
      },
      renewal: renewalFixtures(harness, make),
      review: {
        plain: makeReview(1),
        research_match: makeReview(4),
        tissue: makeReview(8),
        untold: makeUnannounced,
      },
      conflict: { plain: makeConflict(1), research_match: makeConflict(4) },
      'request-message': messageFixtures(build, make),
      'revision-point': pointFixtures(build, make),
      dataset: datasetFixtures(harness, make),
      'public/user': { default: async () => (await make.request({ status: 4 })).owner.id },
      'sample-type': {
        open: async () => 1,
        limited: async (allowed) => {
          await build.sql('update researcher.sample_type set limited = true where id = 7');
          await build.sql(
            'insert into researcher.sample_type_user (sample_type_id, user_id) values (7, $1) on conflict do nothing',
            [allowed.id],
          );
          return 7;
        },
      },
      'restricted-dataset': { default: async () => make.dataset() },
      'restricted-sample-type': { default: () => Promise.resolve(3) },
      ...accessFixtures(build, make),
      ...nightlyFixtures(build, make),
      ...ended.endedFixtures(build, make),
    },
    actions: {
      ...datasetActions,
      ...accessActions,
      ...nightlyActions,
      ...ended.closeOutActions,
      'PUT /project/{id}/irb/': { object: 'project', action: 'attach_irb' },
      'GET /project/{id}/deletion/': { object: 'project', action: 'delete' },
      'GET /research-team/': { object: 'project', action: 'read' },
      'POST /research-team/': { object: 'project', action: 'edit_team' },
      'POST /research-team/undo/': { object: 'project', action: 'edit_team' },
      'POST /request/{id}/submit/': { object: 'request', action: 'submit' },
      'POST /request/{id}/withdraw/': { object: 'request', action: 'withdraw' },
      'GET /request/{id}/resource-problems/': { object: 'request', action: 'edit' },
      'GET /request/{id}/copy/': { object: 'request', action: 'copy' },
      'POST /request/{id}/copy/': { object: 'request', action: 'copy' },
      'GET /request/{id}/changes/': { object: 'request', action: 'read' },
      'POST /request/{id}/move-to-meeting/': { object: 'request', action: 'move_to_meeting' },
      'GET /request/{id}/noted-decision/': { object: 'request', action: 'meeting_notes' },
      'PUT /request/{id}/noted-decision/': { object: 'request', action: 'note_decision' },
      'POST /request/{id}/decision/': { object: 'request', action: 'decide' },
      'GET /request/{id}/decision-preview/': { object: 'request', action: 'decide' },
      'GET /request/{id}/collection/': { object: 'request', action: 'read' },
      'PUT /request/{id}/collection/': { object: 'request', action: 'choose_collection' },
      'GET /request/{id}/samples/': { object: 'request', action: 'read_samples' },
      'GET /request/{id}/docs/': { object: 'request', action: 'read' },
      'GET /request/{id}/approval_notice/': { object: 'request', action: 'read' },
      'POST /request/{id}/read-messages/': { object: 'request', action: 'read' },
      'POST /review/{id}/undo/': { object: 'review', action: 'undo' },
      'POST /review/undo-removal/': { object: 'request', action: 'assign_reviewer' },
    },
    samples: {
      ...operations.samples,
      ...datasetSamples,
      ...accessSamples,
      'PUT /request/{id}/collection/': () => ({ body: { cart: 1 } }),
      'GET /sample-availability/': () => ({ query: 'ids=11000-p1&sample_type=1' }),
      'POST /sample-availability/validate/': () => ({ body: { ids: ['11000-p1'], sample_type: 1 } }),
      'GET /search/records/': () => ({ query: 'q=project' }),
      'POST /project/': () => ({ body: { title: 'T', abstract: 'A', non_autism_research: false } }),
      'POST /renewal/': () => ({ body: { request: assignable.id } }),
      'POST /request/': () => ({ body: { project: 2_000_000_000, type: 1 } }),
      'PUT /project/{id}/irb/': () => ({
        body: {
          file: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
          designation: 1,
          approval_date: '2026-01-01',
          renewal_date: '2099-01-01',
        },
      }),
      'GET /research-team/': ({ id }) => ({ query: `project_id=${id}` }),
      'POST /research-team/': ({ id }) => ({
        body: {
          project_id: id,
          team: [
            {
              first_name: 'Ada',
              last_name: 'Reader',
              email: 'ada@uni.test',
              institution: 'University',
              user_role: 'Primary Researcher',
            },
          ],
        },
      }),
      'POST /research-team/undo/': ({ id }) => ({ body: { project_id: id, member: 2_000_000_000 } }),
      'POST /request/{id}/read-messages/': () => ({ body: { newest: 2_000_000_000 } }),
      'POST /request-message/': () => ({
        body: { request: assignable.id, seen: null, text: 'The cerebellum' },
      }),
      'POST /request/{id}/withdraw/': () => ({ body: { reason: 'Found elsewhere' } }),
      'POST /request/{id}/decision/': () => ({ body: { status: 6 } }),
      'PUT /request/{id}/noted-decision/': () => ({ body: { decision: 10 } }),
      'GET /review-meeting/': () => ({ query: 'kind=research_match' }),
      'GET /request/{id}/decision-preview/': () => ({ query: 'status=6' }),
      'POST /review/undo-removal/': ({ id }) => ({ body: { request: id, review: 2_000_000_000 } }),
      'POST /conflict/': ({ owner }) => ({
        body: { request: assignable.id, user: owner.id, conflict_exists: true, explanation: 'One family' },
      }),
      'POST /revision-point/': () => ({
        body: { request: assignable.id, place: 'part.team', text: 'Who is it?' },
      }),
      ...ended.endedSamples(() => assignable.id),
      'GET /conflict-hint/': ({ owner }) => ({ query: `request=${assignable.id}&user__in=${owner.id}` }),
      'POST /researcher-attention/retry/': () => ({ body: { area: 'access', ids: [1] } }),
      'GET /reviewer-suggestion/': () => ({ query: `request__in=${assignable.id}` }),
      'POST /request/bulk/': () => ({
        body: {
          command: 'comment',
          rows: [{ id: assignable.id, modified: '2026-01-01T00:00:00Z' }],
          text: 'Seen',
        },
      }),
      'POST /review/': ({ owner }) => ({
        body: { request: assignable.id, reviewer: owner.id, reviewer_role: 3 },
      }),
    },
    accessOnly: {
      ...operations.accessOnly,
      ...withoutObject,
      'POST /review-begin/': { because: 'a call of the staff service alone; window.test.ts' },
      'POST /conflict/': {
        because: 'one declares for oneself, where one is assigned; conflict.test.ts',
        may: [403, 404],
      },
      'POST /renewal/': {
        because: 'on a request, by its policy (renew); renewal.test.ts',
        may: [403, 404, 409],
      },
      'POST /request-message/': {
        because: 'on a request, by its policy (ask, answer); request-message.test.ts',
        may: [403, 404],
      },
      ...ended.endedAccessOnly,
      'POST /revision-point/': {
        because: 'on a request, by its policy (mark_points); revision-point.test.ts',
        may: [403, 404],
      },
      'GET /conflict-hint/': {
        because: 'about others only for who assigns to that request; conflict-hints.test.ts',
        may: [403, 404],
      },
      'GET /researcher-attention/': { because: 'each area by its policy; external.test.ts' },
      'POST /researcher-attention/retry/': {
        because: 'each row is judged by its own policy; external.test.ts',
      },
      'GET /reviewer-suggestion/': {
        because: 'each request by its policy (assign_reviewer); reviewer-suggestion.test.ts',
      },
      'GET /review-meeting/': { because: 'each row is judged by a policy of its own; agenda.test.ts' },
      'POST /request/bulk/': {
        because: 'each row is judged by the policy of the request and answered for; request-bulk.test.ts',
      },
      'GET /public/statistics/': {
        because: 'numbers alone, and for visitors where the foundation says so; statistics.test.ts',
        may: [404],
      },
      'GET /search/records/': {
        because: 'each model is limited by the policy of its own lists; search.test.ts',
      },
    },
    callsByHand: CALLS,
    fieldsByHand: { request: ['additional_data'], 'restricted-dataset': ['limited'] },
    fields: {
      dataset: writableFields(datasetFields),
      datasetaccess: writableFields(accessFields),
      'restricted-dataset': writableFields({ limited: true, allowed_users: [] }),
      'restricted-sample-type': writableFields({ limited: false, allowed_users: [] }),
      ...ended.endedFields(),
      'revision-point': writableFields({ text: 'Other', answer: 'Done' }, POINT_PATCH_ACTIONS),
      project: writableFields(
        {
          title: 'New title',
          abstract: 'New abstract',
          non_autism_research: false,
          public_title: 'T',
          public_abstract: 'A',
          is_editable: true,
          creator: 2_000_000_000,
        },
        PROJECT_PATCH_ACTIONS,
      ),
      renewal: writableFields(renewalFields, RENEWAL_PATCH_ACTIONS),
      request: writableFields(requestFields, PATCH_ACTIONS),
    },
  });
}, 1_200_000);
afterAll(async () => {
  await harness?.stop();
  await collections?.stop();
});

it('answers every call as the tables say', () => {
  expect(report.mismatches).toEqual([]);
  expect(report.cases.length).toBeGreaterThan(3250);
});

it.each(CALLS)('%s as %s, %s %s is %i', (key, actor, relation, variant, status) => {
  expect(report.readStatus(key, actor, relation, variant)).toBe(status);
});

it.each<[ActorKind, RelationKind, string, string, number]>([
  ['primary_researcher', 'own', 'draft', 'additional_data', 200],
  ['primary_researcher', 'own', 'draft', 'zendesk_ticket_ids', 403],
  ['primary_researcher', 'own', 'submitted', 'comments', 403],
  ['primary_researcher', 'foreign', 'draft', 'additional_data', 404],
  ['primary_researcher', 'own', 'joined', 'additional_data', 403],
  ['external_reviewer', 'own', 'reviewed', 'additional_data', 403],
  ['external_reviewer', 'own', 'reviewed', 'comments', 200],
  ['abn_proj_mgr', 'foreign', 'tissue', 'zendesk_ticket_ids', 200],
  ['abn_proj_mgr', 'foreign', 'tissue', 'expiration_date', 403],
  ['sfari_admin', 'foreign', 'submitted', 'expiration_date', 409],
  ['internal_read_only', 'foreign', 'submitted', 'comments', 403],
])('PATCH /request/ as %s, %s %s, field %s is %i', (actor, relation, variant, field, status) => {
  expect(report.readStatus('PATCH /request/{id}/', actor, relation, variant, field)).toBe(status);
});

it.each<[ActorKind, number]>([
  ['primary_researcher', 403],
  ['internal_read_only', 403],
  ['access_admin', 403],
  ['sfari_admin', 200],
])('PATCH /restricted-dataset/ as %s is %i', (actor, status) => {
  const answer = report.readStatus('PATCH /restricted-dataset/{id}/', actor, 'foreign', 'default', 'limited');
  expect(answer).toBe(status);
});
