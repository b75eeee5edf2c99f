import { expect, it } from 'vitest';
import { listErrors, type EndpointDefinition } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { findVersionPath } from './version-path.ts';

const decisions = (Object.entries(endpoints) as [string, EndpointDefinition][]).filter(
  ([, { versionOf }]) => versionOf !== undefined,
);

it('what two people decide on names the version that was seen', () => {
  expect(decisions.map(([key]) => key).toSorted()).toEqual([
    'DELETE /calendar-feed/',
    'DELETE /term-calendar-feed/',
    'PATCH /agreement/{id}/',
    'PATCH /dataset/{id}/',
    'PATCH /datasetaccess/{id}/',
    'PATCH /donor-text/{id}/',
    'PATCH /file/{id}/',
    'PATCH /incident/{id}/',
    'PATCH /institution/{id}/',
    'PATCH /machine-key/{id}/',
    'PATCH /restricted-dataset/{id}/',
    'PATCH /restricted-sample-type/{id}/',
    'PATCH /review-window/{id}/',
    'PATCH /webhook/{id}/',
    'POST /agreement/{id}/confirm-paper/',
    'POST /agreement/{id}/countersign/',
    'POST /agreement/{id}/refuse-paper/',
    'POST /agreement/{id}/replace/',
    'POST /agreement/{id}/sign/',
    'POST /calendar-feed/',
    'POST /close-out/{id}/accept/',
    'POST /close-out/{id}/confirm/',
    'POST /close-out/{id}/return/',
    'POST /core-nightly-run/{id}/retry/',
    'POST /institution/{id}/approve/',
    'POST /institution/{id}/disable/',
    'POST /institution/{id}/follow-up/',
    'POST /institution/{id}/reject-officer/',
    'POST /institution/{id}/reject/',
    'POST /institution/{id}/verification/',
    'POST /institution/{id}/withdraw-invitation/',
    'POST /machine-key/{id}/rotate/',
    'POST /release/{id}/promote/',
    'POST /release/{id}/rollback/',
    'POST /request/{id}/decision/',
    'POST /researcher-nightly-run/{id}/retry/',
    'POST /term-calendar-feed/',
    'POST /transfer-agreement/{id}/decline/',
    'POST /transfer-agreement/{id}/execute/',
    'POST /transfer-agreement/{id}/reissue/',
    'POST /transfer-agreement/{id}/sign/',
    'POST /webhook/{id}/rotate/',
    'PUT /abn_bins_upload/{id}/',
    'PUT /abn_bins_upload/{id}/shipment/',
    'PUT /abn_cart/{id}/',
    'PUT /dataset/{id}/',
    'PUT /institution/{id}/',
    'PUT /release_note/{id}/',
    'PUT /request/{id}/noted-decision/',
    'PUT /review/{id}/score/',
  ]);
});

it.each(decisions)('%s is in its document, and read at an existing address', (_, endpoint) => {
  const errors = listErrors(endpoint);
  expect(errors).toContain('STALE');
  // Of calls that the specification lists without the header, the session's last read counts (decision 444).
  expect(errors.includes('VERSION_REQUIRED')).toBe(!endpoint.versionFromRead);
  expect(Object.keys(endpoints)).toContain(endpoint.versionOf);
});

it.each([
  ['POST', '/request/12/decision/', '/request/12/'],
  ['POST', '/request/12/decision', '/request/12/'],
  ['PATCH', '/agreement/9b2f-1/', '/agreement/9b2f-1/'],
  ['POST', '/institution/3/reject-officer/', '/institution/3/'],
  ['DELETE', '/calendar-feed/', '/calendar-feed/'],
  ['GET', '/request/12/decision/', undefined],
  ['POST', '/request/12/submit/', undefined],
])('%s %s is preceded by a read of %s', (method, path, read) => {
  expect(findVersionPath(method, path)).toBe(read);
});
