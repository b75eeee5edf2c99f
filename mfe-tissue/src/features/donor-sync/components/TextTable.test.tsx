import type { DonorText } from '@portal/contract/types';
import { axeViolations, fakeServer } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makeHash, makePage } from '../../../testing/build-donor.ts';
import { openTissue } from '../../../testing/open-tissue.tsx';

const server = fakeServer();
const text = (given: Partial<DonorText> = {}): DonorText => ({
  id: 1,
  field: 'clinical_summary',
  text: 'Known to all as Buddy.',
  state: 'waiting',
  donors: [makeHash(1)],
  decided_by: null,
  decided: null,
  created: '2026-11-24T03:00:00Z',
  version: 'W/"1"',
  abilities: { edit: true },
  ...given,
});
let rows: DonorText[] = [];
let versions: (string | null)[] = [];
beforeEach(() => {
  rows = [text()];
  versions = [];
  server.on('GET /donor-sync/', makePage([]));
  server.on('GET /donor-text/', () => ({
    body: makePage(rows),
  }));
  server.on('PATCH /donor-text/1/', ({ body, ifMatch }) => {
    versions.push(ifMatch);
    rows = rows.map((row) => (row.id === 1 ? { ...row, ...(body as Partial<DonorText>) } : row));
    return { body: rows[0] };
  });
});
const openText = async (role: 'abn_proj_mgr' | 'sfari_admin' = 'abn_proj_mgr') => {
  const opened = openTissue('/donor-sync', { role });
  const table = within(await screen.findByRole('region', { name: 'New donor details' }));
  const row = await table.findByRole('button', { name: 'Known to all as Buddy.' });
  const violations = await axeViolations(opened.container);
  await opened.user.click(row);
  const dialog = within(await screen.findByRole('dialog', { name: 'Review text: Clinical summary' }));
  return { ...opened, table, dialog, violations };
};

test('what waits is listed, and opens to the whole text with its donors', async () => {
  const { table, dialog, violations } = await openText();
  expect(violations).toEqual([]);
  expect(table.getByText('Waiting for review', { selector: 'td *' })).toBeTruthy();
  expect(dialog.getByText('Known to all as Buddy.')).toBeTruthy();
  expect(dialog.getByRole('link', { name: makeHash(1) }).getAttribute('href')).toContain(makeHash(1));
  expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
});

test.each([
  ['Approve', 'approved', 'Approved', 'The text is now shown'],
  ['Keep withheld', 'withheld', 'Withheld', 'The text stays withheld'],
])('%s decides on the version that was read, and the list says so', async (name, state, label, message) => {
  const { user, table, dialog } = await openText('sfari_admin');
  await user.click(dialog.getByRole('button', { name }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(server.sent.map(({ body }) => body)).toEqual([{ state }]);
  expect(versions).toEqual(['W/"1"']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await table.findByRole('row', { name: new RegExp(`Buddy.*${label}`) })).toBeTruthy();
});

test('what another person decided is said, and nothing is decided over it', async () => {
  server.on('PATCH /donor-text/1/', () => ({
    status: 409,
    body: { detail: 'stale', code: 'STALE', current: text({ state: 'withheld' }) },
  }));
  const { user, dialog } = await openText();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
});

test('an approved text can be withheld again', async () => {
  rows = [text({ state: 'approved', donors: [], decided: '2026-11-25T03:00:00Z' })];
  const { user } = openTissue('/donor-sync', { role: 'abn_proj_mgr' });
  await user.click(await screen.findByRole('button', { name: 'Known to all as Buddy.' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Withhold' }));
  await waitFor(() => expect(server.sent.map(({ body }) => body)).toEqual([{ state: 'withheld' }]));
});

test('who only reads synchronizations sees no texts', async () => {
  openTissue('/donor-sync', { role: 'internal_read_only' });
  await screen.findByRole('region', { name: 'Main store' });
  expect(screen.queryByRole('region', { name: 'New donor details' })).toBeNull();
});
