/** Who may call what in the tissue service, from the tables; and by hand, whether the tables say what was meant. */
import type { EndpointKey, RequestStatus, RequestType } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { runMatrix, type TestPerson } from '@portal/kit/testing';
import type { ActorKind, MatrixReport, RelationKind } from '@portal/kit/testing';
import { buildRequest } from '@portal/researcher/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';

let harness: Harness;
let report: MatrixReport;

const makeRequest = (type: RequestType, status: RequestStatus) => async (owner: TestPerson) =>
  (await buildRequest(harness.build, { owner, type, status })).id;

beforeAll(async () => {
  harness = await startHarness(definition);
  report = await runMatrix({
    harness,
    service: 'tissue',
    fixtures: {
      'abn-request': { sent: makeRequest(8, 2), draft: makeRequest(8, 1), plain: makeRequest(1, 2) },
    },
  });
}, 600_000);
afterAll(() => harness.stop());

it('answers every call as the tables say', () => {
  expect(report.mismatches).toEqual([]);
  expect(report.cases.length).toBeGreaterThan(200);
});

it.each<[EndpointKey, ActorKind, RelationKind, string, number]>([
  ['GET /abn-request/', 'anonymous', 'own', 'sent', 401],
  ['GET /abn-request/', 'primary_researcher', 'own', 'sent', 403],
  ['GET /abn-request/{id}/', 'primary_researcher', 'own', 'sent', 403],
  ['GET /abn-request/{id}/', 'abn_proj_mgr', 'foreign', 'sent', 200],
  ['GET /abn-request/{id}/', 'abn_reviewer', 'foreign', 'sent', 200],
  ['GET /abn-request/{id}/', 'sfari_admin_lead', 'foreign', 'sent', 200],
  ['GET /abn-request/{id}/', 'internal_read_only', 'foreign', 'sent', 200],
  ['GET /abn-request/{id}/', 'sfari_reviewer', 'foreign', 'sent', 403],
  ['GET /abn-request/{id}/', 'abn_proj_mgr', 'foreign', 'draft', 404],
  ['GET /abn-request/{id}/', 'abn_proj_mgr', 'foreign', 'plain', 404],
])('%s as %s, %s %s is %i', (key, actor, relation, variant, status) => {
  expect(report.statusOf(key, actor, relation, variant)).toBe(status);
});
