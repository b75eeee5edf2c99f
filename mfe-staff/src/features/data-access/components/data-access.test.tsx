import type { Role } from '@portal/contract/roles';
import { axeViolations, fakeServer, showPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Toaster } from '@portal/shared-ui/toaster';
import { Component } from '../pages/DataAccessPage.tsx';

const server = fakeServer();
const ID = '5d0f3f2e-0000-4000-8000-000000000001';
let next = 100;
let limit: string | null = null;

const dataset = {
  id: ID,
  dataset_id: 'DS0001',
  name: 'Sleep',
  globus: true,
  aws: false,
  gpf_accessible: false,
  gpf_group: null,
  data_file: null,
  abilities: {},
};
function row(overrides: object = {}) {
  next += 1;
  return {
    id: next,
    user: { id: next, display_name: `Person ${next}` },
    institution: { id: 1, display_name: 'Northfield University' },
    dataset: { id: ID, dataset_id: 'DS0001', display_name: 'Sleep' },
    request: { id: 9, sfari_request_id: 'REQ000009' },
    access_type: 'Globus',
    status: 'granted',
    by_hand: false,
    external: { state: 'applied', error: '', since: '2026-11-24T10:00:00Z', by_profile: false },
    created: '2026-11-24T10:00:00Z',
    modified: '2026-11-24T10:00:00Z',
    version: `W/"${next}"`,
    abilities: { edit: true, resend: true },
    ...overrides,
  };
}
const page = (results: readonly unknown[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});
function serve(rows: readonly ReturnType<typeof row>[], count = rows.length) {
  server.on('GET /dataset/', page([dataset]));
  server.on('GET /datasetaccess/', ({ query }: { query: URLSearchParams }) => {
    if (query.has('external__state'))
      return { body: page(rows.filter((one) => one.external.state === query.get('external__state'))) };
    limit = query.get('limit');
    return { body: { ...page(rows), count } };
  });
  server.on('GET /access-check/', page([]));
  server.on('GET /access-drift/', page([]));
  server.on('GET /person/', page([]));
}
const PageWithNotices = () => (
  <>
    <Component />
    <Toaster />
  </>
);
async function open(role: Role = 'access_admin') {
  const shown = showPage(PageWithNotices, { route: 'dataaccess', at: '/dataaccess', role });
  await shown.user.click(await screen.findByRole('button', { name: 'Details of Sleep' }));
  const table = within(await screen.findByRole('table', { name: 'Researchers with access to Sleep' }));
  return { ...shown, table };
}

test('ten researchers a page, with a switch for each way that the dataset has [S2.13-01 S9-06 R6-17]', async () => {
  serve(Array.from({ length: 12 }, () => row()));
  const { table, container } = await open();
  expect(table.getAllByRole('checkbox', { name: /^Globus access of/ })).toHaveLength(10);
  for (const box of table.getAllByRole('checkbox', { name: /^(AWS|GPF|Download) access of/ }))
    expect(box).toHaveProperty('disabled', true);
  expect(limit).toBe('1000');
  expect(await axeViolations(container)).toEqual([]);
});

test('a switch writes at the version that is shown, and a refusal opens its modal [R8-23]', async () => {
  const one = row();
  serve([one]);
  server.on(`PATCH /datasetaccess/${one.id}/`, () => ({
    status: 409,
    body: { code: 'WRONG_STATE', detail: 'This request does not currently grant this person access' },
  }));
  const { user, table } = await open();
  await user.click(table.getByRole('checkbox', { name: /^Globus access of/ }));
  const modal = await screen.findByRole('alertdialog', { name: 'Error Granting Access' });
  expect(within(modal).getByText('This request does not currently grant this person access')).toBeTruthy();
  expect(server.sent).toMatchObject([{ ifMatch: one.version, body: { status: 'revoked' } }]);
});

test('who only reads has no switch; what failed says why, and is sent again', async () => {
  serve([
    row({
      external: {
        state: 'failed',
        error: "We couldn't reach Globus.",
        since: '2026-11-24T10:00:00Z',
        by_profile: false,
      },
      abilities: {},
    }),
  ]);
  const { table } = await open('internal_read_only');
  expect(table.queryByRole('checkbox')).toBeNull();
  expect(table.getByText("We couldn't reach Globus.")).toBeTruthy();
  expect(table.queryByRole('button', { name: /^Resend/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Compare now' })).toBeNull();
});

test('what failed is listed over all datasets, and sent again from there', async () => {
  const failed = row({
    status: 'revoked',
    external: {
      state: 'failed',
      error: 'Globus refused the change.',
      since: '2026-11-24T10:00:00Z',
      by_profile: false,
    },
  });
  serve([row(), failed]);
  server.on(`POST /datasetaccess/${failed.id}/resend/`, failed);
  const { user } = showPage(PageWithNotices, {
    route: 'dataaccess',
    at: '/dataaccess',
    role: 'access_admin',
  });
  const table = within(await screen.findByRole('table', { name: 'Failed changes' }));
  expect(await table.findByText('Globus refused the change.')).toBeTruthy();
  expect(table.getByText('Revoke access')).toBeTruthy();
  expect(table.getByRole('link', { name: 'REQ000009' }).getAttribute('href')).toBe('/request/9');
  expect(table.getByRole('link', { name: failed.user.display_name }).getAttribute('href')).toBe(
    `/user/${failed.user.id}`,
  );
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.indexOf('Failed updates to external systems')).toBeLessThan(headings.indexOf('Datasets'));
  expect(table.getAllByRole('row')).toHaveLength(2);
  await user.click(
    table.getByRole('button', { name: `Resend Globus access of ${failed.user.display_name}` }),
  );
  expect(await screen.findByText('Resent')).toBeTruthy();
});

test('a ledger of more rows than are read in one call says so', async () => {
  serve([row(), row()], 1204);
  await open();
  expect(await screen.findByText('Showing the first 2 of 1204 access records.')).toBeTruthy();
});

test('what matches is said apart from the changes that failed', async () => {
  serve([
    row({
      external: { state: 'failed', error: 'No account.', since: '2026-11-24T10:00:00Z', by_profile: false },
    }),
  ]);
  showPage(PageWithNotices, { route: 'dataaccess', at: '/dataaccess', role: 'access_admin' });
  expect(
    await screen.findByText('Apart from the failed change above, external systems match the portal.'),
  ).toBeTruthy();
});

test('differences that are settled say when, and for whom they were fixed', async () => {
  serve([]);
  const drift = {
    id: 5,
    access_type: 'Globus',
    place: 'a group',
    datasets: [],
    account: 'ada@uni.test',
    user: null,
    kind: 'extra',
    found: '2026-11-20T10:00:00Z',
    mend_asked: '2026-11-21T10:00:00Z',
    mended_by: { id: 3, display_name: 'Farah Najafi' },
    closed: '2026-11-21T10:05:00Z',
    error: '',
    abilities: {},
  };
  server.on('GET /access-drift/', ({ query }: { query: URLSearchParams }) => ({
    body: page(query.get('closed__isnull') === 'false' ? [drift] : []),
  }));
  const { user } = showPage(PageWithNotices, {
    route: 'dataaccess',
    at: '/dataaccess',
    role: 'access_admin',
  });
  expect(await screen.findByText('No differences')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Show resolved differences' }));
  expect(await screen.findByText('Fixed on 11/21/2026, started by Farah Najafi')).toBeTruthy();
});

test('without failed changes the page starts with its datasets', async () => {
  serve([row()]);
  showPage(PageWithNotices, { route: 'dataaccess', at: '/dataaccess', role: 'access_admin' });
  expect(await screen.findByText('External systems match the portal.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Failed updates to external systems' })).toBeNull();
});
