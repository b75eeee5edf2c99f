/** The matrix still sees: a service that breaks its own tables is caught. */
import {
  endpoints,
  listStatuses,
  tissueRequestObject,
  type EndpointDefinition,
  type PortalEndpointKey,
} from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { buildRequest } from '@portal/researcher/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { forbidden, invalid, notFound, type AppError } from '../../errors.ts';
import { answers } from '../../texts/en/answers.ts';
import { handler, type Handler } from '../../http/call.ts';
import { definePolicy } from '../../policy/policy.ts';
import { defineResource, resourceRoutes } from '../../resource/index.ts';
import type { ServiceDefinition } from '../../service-definition.ts';
import type { MatrixOptions } from './matrix.options.ts';
import { runMatrix } from './matrix.ts';

const resourceWith = (grant: 'any' | readonly ['own'], extra = '') =>
  defineResource({
    object: tissueRequestObject,
    table: 'tissue.request',
    from: 'tissue.request t',
    version: 't.modified',
    columns: {
      owner: `jsonb_build_object('id', t.owner_id, 'display_name', 'Somebody'${extra})`,
      institution: 'null',
      status_since: 't.modified',
      days_in_status: '0',
      reviewers: "'[]'::jsonb",
      reviewer_progress: 'null',
      due_date: 'null',
      collection: 'null',
      order_count: '0',
      order_state: 'null',
    },
    search: {
      sfari_request_id: 't.sfari_request_id',
      owner: 't.project_title',
      institution: 't.project_title',
      project_title: 't.project_title',
    },
    policy: definePolicy({
      object: 'abn-request',
      relations: { own: 't.owner_id = :actor' },
      actions: { read: { who: { signed_in: grant } } },
    }),
  });

const own = resourceWith(['own']);
const any = resourceWith('any');

let harness: Harness;
afterEach(() => harness.stop());

/** The list and the object that are evaluated, and none of what hangs below the object. */
const CHECKED_PATHS = / \/abn-request\/(\{id\}\/)?$/;
/** What else the service promises, which is not evaluated here: it takes no call for good. */
const OTHERS = (Object.entries(endpoints) as [PortalEndpointKey, EndpointDefinition][])
  .filter(([key, { service }]) => service === 'tissue' && !CHECKED_PATHS.test(key))
  .map(([key]) => key);
/** One of the refusals that the contract declares for the endpoint. */
const refuse = (key: PortalEndpointKey): AppError => {
  const declared = listStatuses(endpoints[key]);
  if (declared.includes(404)) return notFound();
  return declared.includes(400) ? invalid([answers.notFound]) : forbidden();
};
const others = OTHERS.map((key) => handler(key, () => Promise.reject(refuse(key))));

/** Tried in every run: which refusals have their turn depends on what else the service serves. */
const ASKED_FOR: MatrixOptions['callsByHand'] = [
  ['GET /abn-request/{id}/', 'abn_proj_mgr', 'foreign', 'default', 404],
];

/** Serves the endpoints `served`; the matrix reads the endpoints `declared`. */
async function checkMatrix(
  served: typeof own,
  declared: typeof own | undefined,
  change: Partial<MatrixOptions> = {},
  routes: readonly Handler[] = resourceRoutes(served),
) {
  const definition: ServiceDefinition = { name: 'tissue', handlers: () => [...routes, ...others] };
  harness = await startHarness(definition);
  return runMatrix({
    harness,
    service: 'tissue',
    ...(declared ? { resources: [declared] } : {}),
    fixtures: {
      'abn-request': {
        default: async (owner) => (await buildRequest(harness.build, { owner, type: 8 })).id,
      },
    },
    callsByHand: ASKED_FOR,
    accessOnly: Object.fromEntries(
      OTHERS.map((key) => [key, { because: 'not served here', may: [403, 404] }]),
    ),
    ...change,
  });
}

describe('the matrix', () => {
  it('is content with a service that does as its tables say', async () => {
    const report = await checkMatrix(own, own);
    expect(report.mismatches).toEqual([]);
    expect(report.readStatus('GET /abn-request/{id}/', 'abn_proj_mgr', 'own')).toBe(200);
    expect(report.readStatus('GET /abn-request/{id}/', 'abn_proj_mgr', 'foreign')).toBe(404);
  });

  it('sees a read, and a list, that shows what the table hides', async () => {
    const { mismatches } = await checkMatrix(any, own);
    expect(mismatches).toContainEqual(
      expect.stringContaining(
        'GET /abn-request/{id}/ as abn_proj_mgr, foreign default: expected 404, got 200',
      ),
    );
    expect(mismatches).toContainEqual(
      expect.stringMatching(/GET \/abn-request\/ as sfari_admin, \w+ default: in the list: true/),
    );
  });

  it('evaluates by the tables that the service serves by', async () => {
    const report = await checkMatrix(own, undefined);
    expect(report.mismatches).toEqual([]);
    expect(report.readStatus('GET /abn-request/{id}/', 'abn_proj_mgr', 'foreign')).toBe(404);
  });

  it('sees what the table grants and the service refuses', async () => {
    const { mismatches } = await checkMatrix(own, any);
    expect(mismatches).toContainEqual(expect.stringContaining('expected open, got 404'));
  });

  it('stops at an endpoint without a table and at an object without a fixture', async () => {
    const plain = resourceRoutes(own).map(({ resource: _resource, ...rest }) => rest);
    await expect(checkMatrix(own, undefined, {}, plain)).rejects.toThrow('no table for: GET /abn-request/');
    await harness.stop();
    await expect(checkMatrix(own, own, { fixtures: {} })).rejects.toThrow('no fixture for: abn-request');
  });
});
