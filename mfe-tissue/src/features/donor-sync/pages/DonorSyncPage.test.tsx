import type { DonorSync } from '@portal/contract/types';
import { axeViolations, fakeServer } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makeHash, makePage } from '../../../testing/build-donor.ts';
import { openTissue } from '../../../testing/open-tissue.tsx';

const server = fakeServer();
const sync = (given: Partial<DonorSync> = {}): DonorSync => ({
  id: 3,
  store: 'main',
  kind: 'full',
  state: 'done',
  started: '2026-11-24T03:00:00Z',
  finished: '2026-11-24T03:00:04Z',
  started_by: null,
  seen: 400,
  added: 2,
  changed: 5,
  removed: 1,
  refused: 1,
  withheld: 0,
  problem: null,
  ...given,
});
const failed = sync({ id: 4, state: 'failed', problem: 'The brain bank did not answer.' });
let rows: DonorSync[] = [];
beforeEach(() => {
  rows = [failed, sync()];
  server.on('GET /donor-sync/', ({ query }) => ({
    body: makePage(
      rows.filter((row) =>
        (['store', 'state'] as const).every((name) => (query.get(name) ?? row[name]) === row[name]),
      ),
    ),
  }));
});

test('each store: when it was read last with what result, and in words that the last attempt failed', async () => {
  const { container } = openTissue('/donor-sync', { role: 'abn_proj_mgr' });
  const main = within(await screen.findByRole('region', { name: 'Main store' }));
  expect(
    await main.findByText(/^The synchronization of .* failed: The brain bank did not answer\.$/),
  ).toBeTruthy();
  expect(main.getByText(/^Last synchronized /)).toBeTruthy();
  expect(main.getByText('400 donors checked: 2 added, 5 changed, 1 removed.')).toBeTruthy();
  expect(main.getByText('1 implausible donor update was rejected; the donor is unchanged.')).toBeTruthy();
  const pilot = within(screen.getByRole('region', { name: 'Pilot store' }));
  expect(pilot.getByText('Never synchronized.')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('where nothing is wrong the page says since when', async () => {
  const area = { area: 'donor', fine_since: '2026-11-28T10:00:00Z' };
  server.on('GET /tissue-attention/', { areas: [area], causes: [] });
  openTissue('/donor-sync', { role: 'abn_proj_mgr' });
  expect(await screen.findByText(/^All fine since 11\/28\/2026/)).toBeTruthy();
});

test('what was withheld is accepted after a question that names how many', async () => {
  rows = [sync({ id: 4, state: 'failed', withheld: 120, problem: 'Too many are gone.' }), sync()];
  server.on('POST /donor-sync/', { status: 202, body: sync({ id: 5, state: 'running' }) });
  const { user } = openTissue('/donor-sync', { role: 'abn_proj_mgr' });
  await user.click(await screen.findByRole('button', { name: 'Confirm removal of 120 donors' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Remove 120 donors from the Main store?')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Confirm removal of 120 donors' }));
  await waitFor(() =>
    expect(server.sent.map(({ body }) => body)).toEqual([{ store: 'main', accept_removals: 120 }]),
  );
});

test('a store is read now by a button, which waits while one runs', async () => {
  server.on('POST /donor-sync/', () => {
    rows = [sync({ id: 5, state: 'running', finished: null }), ...rows];
    return { status: 202, body: rows[0] };
  });
  const { user } = openTissue('/donor-sync', { role: 'abn_proj_mgr' });
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Synchronize now: Main store',
  });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await waitFor(() => expect(server.sent.at(-1)?.body).toEqual({ store: 'main' }));
  await waitFor(() => expect(button.disabled).toBe(true));
});

test('a row opens to what changed, with the names of the fields', async () => {
  server.on('GET /donor-sync/3/changes/', {
    results: [
      { donor_hash: makeHash(1), change: 'changed', fields: ['rin', 'pmi'] },
      { donor_hash: null, change: 'refused', fields: [] },
    ],
  });
  rows = [sync()];
  const { user } = openTissue('/donor-sync', { role: 'superuser' });
  expect(screen.queryByRole('button', { name: /^Synchronize/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Details of/ }));
  const changes = within(await screen.findByRole('table', { name: 'Changes' }));
  expect(changes.getByRole('row', { name: `${makeHash(1)} Changed RIN, PMI (hours)` })).toBeTruthy();
  expect(changes.getByRole('row', { name: /^Without a known hash Rejected/ })).toBeTruthy();
});

test('reloads the result and the table after a run', async () => {
  rows = [sync({ id: 5, state: 'running', finished: null })];
  openTissue('/donor-sync', { role: 'abn_proj_mgr' });
  const main = within(await screen.findByRole('region', { name: 'Main store' }));
  expect(await main.findByText('Never synchronized.')).toBeTruthy();
  const table = within(await screen.findByRole('table'));
  expect(await table.findByText('Running')).toBeTruthy();
  rows = [sync({ id: 5 })];
  await main.findByText(/^Last synchronized /);
  await waitFor(() => expect(table.queryByText('Running')).toBeNull());
});
