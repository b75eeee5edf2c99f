/** Who may call what in the staff service, from the tables. */
import type { RequestType, ReviewWindowKind } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { operationMatrix, runMatrix, type MatrixReport, type TestPerson } from '@portal/kit/testing';
import { buildRequest, buildReview } from '@portal/researcher/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';

let harness: Harness;
let report: MatrixReport;

const makeReviewer = () => harness.build.person({ roles: ['sfari_reviewer'], institution: null });
const makeReview = (type: RequestType) => async (owner: TestPerson) => {
  const request = await buildRequest(harness.build, { owner, type, status: 3 });
  return buildReview(harness.build, { request, reviewer: await makeReviewer() });
};

let windows = 0;
/** Each of its own quarter: there is one of a kind, a quarter and a day. */
const makeWindow =
  (when: 'open' | 'over', kind: ReviewWindowKind = 'research_match') =>
  async (owner: TestPerson) => {
    const [row] = await harness.build.sql<{ id: number }>(
      `insert into staff.review_window (kind, quarter, due_date, opened_by, begun)
      values ($4, $1, current_date + $2::int, $3, now()) returning id`,
      [`Q3 ${2027 + (windows += 1)}`, when === 'open' ? 9 : -9, owner.id, kind],
    );
    return row?.id ?? 0;
  };
let notes = 0;
const makeNote = (as: 'draft' | 'released') => async () => {
  const [row] = await harness.build.sql<{ id: number }>(
    `insert into staff.release_note (version, text, released_at) values ($1, '<p>New</p>', $2) returning id`,
    [`7.${(notes += 1)}`, as === 'released' ? new Date() : null],
  );
  return row?.id ?? 0;
};
const makeApplication = async (owner: TestPerson) => {
  const request = await buildRequest(harness.build, { owner, type: 4, status: 3 });
  return request.id;
};

beforeAll(async () => {
  harness = await startHarness(definition, { SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}' });
  const operations = operationMatrix('staff', (...call) => harness.build.sql(...call));
  report = await runMatrix({
    harness,
    service: 'staff',
    fixtures: {
      ...operations.fixtures,
      workload: { idle: async () => (await makeReviewer()).id },
      'open-review': { plain: makeReview(1), tissue: makeReview(8) },
      'review-window': {
        open: makeWindow('open'),
        over: makeWindow('over'),
        tissue: makeWindow('open', 'abn_tissue'),
      },
      'rm-application': { match: makeApplication },
      release_note: { draft: makeNote('draft'), released: makeNote('released') },
    },
    actions: { 'PUT /release_note/{id}/': { object: 'release_note', action: 'edit' } },
    samples: {
      ...operations.samples,
      'PUT /release_note/{id}/': () => ({
        body: { version: `8.${(notes += 1)}`, text: '<p>Newer</p>', released: true },
      }),
    },
    accessOnly: {
      ...operations.accessOnly,
      'GET /calendar-feed/': { because: "one's own; calendar-feed.test.ts" },
      'POST /calendar-feed/': { because: "one's own; calendar-feed.test.ts", may: [428] },
      'DELETE /calendar-feed/': { because: "one's own; calendar-feed.test.ts", may: [428] },
      'GET /calendar/{file}/': { because: 'for who knows the secret; calendar-feed.test.ts', may: [404] },
      'POST /workload/{id}/remind/': { because: 'once a day; review-reminders.test.ts', may: [404, 409] },
      'POST /review-window/begin/': { because: 'a command over many requests; review-window.test.ts' },
      'GET /own-review/': { because: 'own reviews alone; own-reviews.test.ts' },
      'GET /review/{id}/score/': { because: 'own reviews alone; score.test.ts', may: [404] },
      'PUT /review/{id}/score/': { because: 'own reviews alone; score.test.ts', may: [404] },
      'POST /review/{id}/score/': { because: 'own reviews alone; score.test.ts', may: [404] },
      'POST /review/{id}/score/submit/': { because: 'own reviews alone; score.test.ts', may: [404] },
      'GET /request/{id}/scores/': { because: 'who reads which scores; hidden-scores.test.ts', may: [404] },
      'GET /request/{id}/summary/': { because: 'match-summary.readers.test.ts', may: [404] },
      'GET /request/{id}/summary/pdf/': { because: 'match-summary.readers.test.ts', may: [404] },
      'GET /meeting-packet/{id}/pdf/': { because: 'own packets alone; meeting-packet.test.ts', may: [404] },
      'POST /rm_report_dispatch/': { because: 'for everyone in its roles; match-report.test.ts' },
      'GET /meeting-packet/': { because: 'own packets alone; meeting-packet.test.ts' },
      'POST /meeting-packet/': { because: 'for everyone in its roles; meeting-packet.test.ts', may: [409] },
      'PUT /request/{id}/summary/': { because: 'match-summary.readers.test.ts', may: [404] },
      'GET /email-info/': { because: 'whether the request may be seen is asked of the service that owns it' },
      'GET /zendesk_ticket/': { because: 'the service that owns the request says whether it may be seen' },
    },
  });
}, 1_200_000);
afterAll(() => harness.stop());

it('answers every call as the tables say', () => {
  expect(report.mismatches).toEqual([]);
  expect(report.cases.length).toBeGreaterThan(10);
});
