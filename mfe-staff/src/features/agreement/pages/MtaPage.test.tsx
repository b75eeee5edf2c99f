import { screen, within } from '@testing-library/react';
import {
  emptyList,
  fakeServer,
  showPage,
  TRANSFER_ID,
  transferPath,
  transferRow,
} from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component } from './MtaPage.tsx';

const server = fakeServer();
const show = (more: Parameters<typeof transferRow>[0]) => {
  server.on(`GET ${transferPath()}`, transferRow(more));
  server.on('GET /transfer-agreement/', { ...emptyList, count: 1, results: [transferRow(more)] });
  server.on('GET /history/', emptyList);
  return showPage(Component, { route: 'mta/:objectId', at: `/mta/${TRANSFER_ID}`, role: 'abn_proj_mgr' });
};

test('the project manager executes it, with the way to the request', async () => {
  const { user } = show({ state: 'awaiting_execution', abilities: { read: true, execute: true } });
  const panel = within(await screen.findByRole('region', { name: 'Execute the MTA' }));
  expect(screen.getByText(/has signed. Read the agreement and execute it below/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'REQ000008' }).getAttribute('href')).toBe('/request/8');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Material Transfer Agreements' }).getAttribute('href')).toBe(
    '/mta',
  );
  server.on(`POST ${transferPath('execute/')}`, transferRow({ state: 'executed' }));
  server.on(`GET ${transferPath()}`, transferRow({ state: 'executed' }));
  server.on('GET /transfer-agreement/', emptyList);
  await user.type(panel.getByLabelText('Your full name'), 'Maya Lindqvist');
  await user.type(panel.getByLabelText('Password'), 'Right-Horse-2026!');
  await user.click(panel.getByRole('button', { name: 'Execute the MTA' }));
  expect(await screen.findByText('Both sides have signed. The tissue can be ordered.')).toBeTruthy();
});

test('after it is executed the next one that waits opens', async () => {
  const abilities = { read: true, execute: true };
  const { user } = show({ state: 'awaiting_execution', abilities });
  const other = transferRow({
    id: '3f2b1c9e-51d7-4c0e-9f57-0a6f7a1f2b12',
    state: 'awaiting_execution',
    request: { id: 9, display_name: 'REQ000009' },
    abilities,
  });
  server.on(`GET /transfer-agreement/${other.id}/`, other);
  server.on('GET /transfer-agreement/', { ...emptyList, count: 1, results: [other] });
  server.on(`POST ${transferPath('execute/')}`, transferRow({ state: 'executed' }));
  const panel = within(await screen.findByRole('region', { name: 'Execute the MTA' }));
  await user.type(panel.getByLabelText('Your full name'), 'Maya Lindqvist');
  await user.type(panel.getByLabelText('Password'), 'Right-Horse-2026!');
  await user.click(panel.getByRole('button', { name: 'Execute the MTA' }));
  expect(await screen.findByRole('link', { name: 'REQ000009' })).toBeTruthy();
});

test('one that was declined is issued anew for a reason, and its next version opens', async () => {
  const { user } = show({ state: 'declined', reason: 'Clause 3', abilities: { read: true, reissue: true } });
  expect(await screen.findByText('Reason: Clause 3')).toBeTruthy();
  const id = '3f2b1c9e-51d7-4c0e-9f57-0a6f7a1f2b12';
  server.on(`POST ${transferPath('reissue/')}`, transferRow({ id, version: 2 }));
  server.on(`GET /transfer-agreement/${id}/`, transferRow({ id, version: 2 }));
  await user.click(screen.getByRole('button', { name: 'Void and reissue' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Reissue this agreement?' }));
  await user.type(dialog.getByLabelText(/^Why are you reissuing it/), 'We talked about it.');
  await user.click(dialog.getByRole('button', { name: 'Void and reissue' }));
  expect(await screen.findByText(/^Maya Lindqvist signs next/)).toBeTruthy();
  expect(server.sent[0]?.body).toEqual({ reason: 'We talked about it.' });
});
