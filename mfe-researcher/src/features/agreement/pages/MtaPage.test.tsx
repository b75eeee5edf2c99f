import { screen, waitFor, within } from '@testing-library/react';
import type { TransferAgreement } from '@portal/contract/types';
import type { Role } from '@portal/contract/roles';
import {
  axeViolations,
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
const show = (agreement: TransferAgreement, role: Role = 'sbso') => {
  server.on(`GET ${transferPath()}`, agreement);
  server.on('GET /history/', emptyList);
  return showPage(Component, { route: 'mta/:objectId', at: `/mta/${TRANSFER_ID}`, role });
};
const signable = transferRow({ abilities: { read: true, sign: true, decline: true } });
const signature = {
  id: 1,
  role: 'official',
  signer: { id: 7, display_name: 'Maya Lindqvist' },
  typed_name: 'Maya Lindqvist',
  meaning: 'I sign it.',
  signed_at: '2026-11-02T15:00:00Z',
  sha256: 'b'.repeat(64),
  voided: false,
} as const;

test('the Signing Official reads what it is about, and signs with name and password', async () => {
  server.on('GET /institution/3/verification/', {
    institution: { id: 3, display_name: 'Northfield University' },
    year: { anniversary: '2027-04-02', compliance_status: 1 },
    results: [],
  });
  const { user, container } = show(signable);
  const about = within(await screen.findByRole('region', { name: 'Summary' }));
  expect(about.getByText('Sleep and attention in autism')).toBeTruthy();
  expect(about.getByText('Rania Mansour')).toBeTruthy();
  expect(about.getByText('Amygdala: 500 mg of each donor.')).toBeTruthy();
  expect(screen.getByText(/^Maya Lindqvist signs next, for Northfield University\./)).toBeTruthy();
  expect(screen.getByTitle('The agreement as PDF').getAttribute('src')).toContain(
    `/api${transferPath('pdf/')}`,
  );
  // An official of an institution does not open the request.
  expect(screen.queryByRole('link', { name: 'REQ000008' })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);

  const panel = within(screen.getByRole('region', { name: 'Sign the MTA' }));
  await user.type(panel.getByLabelText('Your full name'), 'Maya');
  await user.click(panel.getByRole('button', { name: 'Sign the MTA' }));
  expect(panel.getByText('Signature does not match full name')).toBeTruthy();
  expect(server.sent).toEqual([]);
  server.on(`POST ${transferPath('sign/')}`, transferRow());
  server.on(`GET ${transferPath()}`, transferRow({ state: 'awaiting_execution', signatures: [signature] }));
  await user.type(panel.getByLabelText('Your full name'), ' Lindqvist');
  await user.type(panel.getByLabelText('Password'), 'Right-Horse-2026!');
  await user.click(panel.getByRole('button', { name: 'Sign the MTA' }));
  const done = within(await screen.findByRole('region', { name: 'You have signed this MTA' }));
  expect(server.sent[0]?.body).toEqual({
    signature: 'Maya Lindqvist',
    password: 'Right-Horse-2026!',
    sha256: signable.sha256,
  });
  expect(screen.getAllByRole('button', { name: /^Download/ })).toHaveLength(1);
  expect((await done.findByRole('link', { name: 'Add to calendar' })).getAttribute('href')).toMatch(
    /^\/api\/institution\/3\/verification\/calendar\//,
  );
  expect(screen.getAllByText(/The foundation executes the agreement next\./)).toHaveLength(1);
  await waitFor(() => expect(done.getByRole('heading')).toBe(document.activeElement));
});

test('the Signing Official declines, and says why', async () => {
  const { user } = show(signable);
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Decline this agreement?' }));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(dialog.getByText('Please say why')).toBeTruthy();
  expect(server.sent).toEqual([]);
  server.on(`POST ${transferPath('decline/')}`, transferRow({ state: 'declined', reason: 'Clause 3' }));
  server.on(`GET ${transferPath()}`, transferRow({ state: 'declined', reason: 'Clause 3' }));
  await user.type(dialog.getByLabelText(/^Why can't you sign it/), 'Clause 3');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Reason: Clause 3')).toBeTruthy();
  expect(server.sent[0]?.body).toEqual({ reason: 'Clause 3' });
});

test('shows that someone else was faster', async () => {
  const { user } = show(signable);
  const panel = within(await screen.findByRole('region', { name: 'Sign the MTA' }));
  server.on(`POST ${transferPath('sign/')}`, () => ({ status: 409, body: { detail: 'x', code: 'STALE' } }));
  await user.type(panel.getByLabelText('Your full name'), 'Maya Lindqvist');
  await user.type(panel.getByLabelText('Password'), 'x');
  await user.click(panel.getByRole('button', { name: 'Sign the MTA' }));
  expect(await panel.findByText(/Please read it again before you sign/)).toBeTruthy();
});

test('who only waits for it reads who is next, and signs nothing', async () => {
  const { container } = show(
    transferRow({
      state: 'awaiting_execution',
      signatures: [{ ...signature, signer: { id: 9, display_name: 'Somebody' } }],
    }),
    'primary_researcher',
  );
  expect(await screen.findByText(/^Northfield University has signed\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign the MTA' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('an agreement that is not there, or not for the reader, goes to /404', async () => {
  const body = { detail: 'Not found', code: 'NOT_FOUND', correlation_id: 'corr-0404' };
  server.on(`GET ${transferPath()}`, () => ({ status: 404, body }));
  showPage(Component, { route: 'mta/:objectId', at: `/mta/${TRANSFER_ID}`, role: 'sbso' });
  expect(await screen.findByText(/^\/404 .*"correlationId":"corr-0404"/)).toBeTruthy();
});
