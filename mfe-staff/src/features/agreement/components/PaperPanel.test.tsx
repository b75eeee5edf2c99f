import { screen, waitFor, within } from '@testing-library/react';
import type { Agreement } from '@portal/contract';
import type { Role } from '@portal/contract/roles';
import { invalidate, onFailedCall } from '@portal/shared-ui/data';
import { axeViolations, renderWithPortal, fakeServer, showPage } from '@portal/shared-ui/testing';
import { notify, Toaster } from '@portal/shared-ui/toaster';
import { expect, test, vi } from 'vitest';
import { AGREEMENT_ID, agreementRow, emptyList, paperRow, agreementPath } from '@portal/shared-ui/testing';
import { Component } from '../pages/RdaPage.tsx';

const server = fakeServer();
const show = (agreement: Agreement, role: Role = 'sfari_admin') => {
  server.on(`GET ${agreementPath()}`, agreement);
  server.on('GET /history/', emptyList);
  return showPage(Component, { route: 'rda/:objectId', at: `/rda/${AGREEMENT_ID}`, role });
};
const waiting = (abilities: Record<string, boolean>, recorder = { id: 40, display_name: 'Rosa Recorder' }) =>
  agreementRow({ papers: [paperRow({ recorder })], abilities: { read: true, edit: true, ...abilities } });
const panel = async () => within(await screen.findByRole('region', { name: 'Signed on paper' }));

test('another administrator compares the record with the scan and confirms it', async () => {
  const notified = vi.spyOn(notify, 'success');
  const { user, container } = show(waiting({ confirm_paper: true, refuse_paper: true }));
  const shown = await panel();
  expect(shown.getByText('Waiting for confirmation')).toBeTruthy();
  expect(screen.getByText(/Next, another administrator compares that with the scan\.$/)).toBeTruthy();
  expect(screen.queryByText(/signs next/)).toBeNull();
  expect(
    shown.getByText(/^Rosa Recorder recorded on .* It takes effect once you confirm it\.$/),
  ).toBeTruthy();
  for (const words of [
    'Olga Sign',
    '02/28/2026',
    'Vera Montague',
    '03/02/2026',
    'Fully Executed',
    'scan.pdf',
  ])
    expect(shown.getByText(words)).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(shown.getByRole('button', { name: 'Confirm the signed paper' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/The agreement gets the status Fully Executed/)).toBeTruthy();
  server.on(`POST ${agreementPath('confirm-paper/')}`, agreementRow({ data: { status: 3 } }));
  await user.click(dialog.getByRole('button', { name: 'Confirm the signed paper' }));
  await waitFor(() => expect(server.sent.at(-1)?.body).toEqual({ paper: 5 }));
  expect(server.sent.at(-1)?.ifMatch).toBe('"1"');
  await waitFor(() =>
    expect(notified).toHaveBeenCalledWith('The signed paper of Northfield University is now in effect.'),
  );
});

/** Someone else writes while the dialog is open, and the page behind it reads again. */
async function changeConcurrently(agreement: Agreement) {
  server.on(`GET ${agreementPath()}`, () => ({
    body: { ...agreement, institution: { ...agreement.institution, display_name: 'Northfield College' } },
    etag: '"2"',
  }));
  await invalidate('agreement');
  await screen.findByRole('link', { name: 'Northfield College', hidden: true });
}
const onlyVersion2 = (body: object) => (sent: { ifMatch: string | null }) =>
  sent.ifMatch === '"2"' ? { body } : { status: 409, body: { code: 'STALE', detail: 'x' } };

test.each([
  ['Confirm the signed paper', 'confirm-paper/'],
  ['Refuse', 'refuse-paper/'],
])('%s uses the version of the open dialog until a message reports a newer one', async (label, path) => {
  const agreement = waiting({ confirm_paper: true, refuse_paper: true });
  const { user } = show(agreement);
  server.on(`POST ${agreementPath(path)}`, onlyVersion2(agreementRow()));
  await user.click((await panel()).getByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const reason = dialog.queryByLabelText('Reason');
  if (reason) await user.type(reason, 'Another date');
  await changeConcurrently(agreement);
  await user.click(dialog.getByRole('button', { name: label }));
  expect(await dialog.findByText(/^Someone else changed this agreement/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: label }));
  await waitFor(() => expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']));
});

test('the revised PDF uses what was read when the dialog opened', async () => {
  const agreement = agreementRow({ data: { status: 3 }, abilities: { read: true, replace: true } });
  const { user } = show(agreement);
  server.on(`POST ${agreementPath('replace/')}`, onlyVersion2(agreementRow()));
  await user.click(await screen.findByRole('button', { name: 'Revise the RDA' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const pdf = new File(['%PDF-'], 'rda.pdf', { type: 'application/pdf' });
  await user.upload(dialog.getByLabelText('Revised PDF'), pdf);
  await changeConcurrently(agreement);
  await user.click(dialog.getByRole('button', { name: 'Upload the revised PDF' }));
  expect(await dialog.findByText(/^Someone else changed this agreement/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Upload the revised PDF' }));
  await waitFor(() => expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']));
});

test('an administrator who entered something does not lose it when someone else was faster, and gets a message', async () => {
  const agreement = agreementRow({ abilities: { read: true, edit: true } });
  const { user } = show(agreement);
  const form = within(await screen.findByRole('region', { name: 'Administrator details' }));
  await user.type(form.getByLabelText(/^Comments/), 'Mine');
  await changeConcurrently({
    ...agreement,
    additional_data: { ...agreement.additional_data, comments: 'Theirs' },
  });
  server.on(`PATCH ${agreementPath()}`, onlyVersion2(agreementRow()));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Someone else changed this agreement since you opened it/)).toBeTruthy();
  expect(form.getByLabelText(/^Comments/)).toHaveProperty('value', 'Mine');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']));
});

test('a document that was replaced is not replaced again when what came after it was refused', async () => {
  const agreement = agreementRow({
    data: { status: 1 },
    abilities: { read: true, edit: true, replace: true },
  });
  const { user } = show(agreement);
  const form = within(await screen.findByRole('region', { name: 'Administrator details' }));
  const pdf = new File(['%PDF-'], 'rda.pdf', { type: 'application/pdf' });
  await user.upload(form.getByLabelText(/PDF/), pdf);
  await user.type(form.getByLabelText(/^Comments/), 'Mine');
  server.on(`POST ${agreementPath('replace/')}`, () => ({ body: agreement, etag: '"2"' }));
  server.on(`PATCH ${agreementPath()}`, () => ({ status: 400, body: { comments: ['Too long'] } }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Too long')).toBeTruthy();
  server.on(`PATCH ${agreementPath()}`, onlyVersion2(agreement));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sent).toHaveLength(3));
  // the document at what was read, then the fields at the version that the document made
  expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"', '"2"']);
});

test('a form with nothing entered follows the agreement', async () => {
  const agreement = agreementRow({ abilities: { read: true, edit: true } });
  show(agreement);
  const form = within(await screen.findByRole('region', { name: 'Administrator details' }));
  await changeConcurrently({
    ...agreement,
    additional_data: { ...agreement.additional_data, comments: 'Theirs' },
  });
  expect(form.getByLabelText(/^Comments/)).toHaveProperty('value', 'Theirs');
});

const FAULT = { status: 500, body: { code: 'SERVER_ERROR', detail: 'The database is away' } };

test.each([
  ['alone', false, 1],
  ['not at all behind the modal of the frame', true, 0],
] as const)('a fault of the server is shown by the dialog and the notice %s', async (_, isShown, times) => {
  renderWithPortal(<Toaster />);
  const stop = onFailedCall(() => isShown);
  const { user } = show(waiting({ confirm_paper: true, refuse_paper: true }));
  const read = vi.fn<() => typeof FAULT>(() => FAULT);
  server.on('GET /file/c0000000-0000-4000-8000-000000000000/', read);
  await user.click((await panel()).getByRole('button', { name: 'Open the scan' }));
  await waitFor(() => expect(read).toHaveBeenCalled());
  await expect
    .poll(() => screen.queryAllByText('There was an error when trying to retrieve file'))
    .toHaveLength(times);

  server.on(`POST ${agreementPath('confirm-paper/')}`, () => FAULT);
  await user.click((await panel()).getByRole('button', { name: 'Confirm the signed paper' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Confirm the signed paper' }));
  await waitFor(() => expect(server.sent).toHaveLength(1));
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Confirm the signed paper' })).toHaveProperty(
      'disabled',
      false,
    ),
  );
  expect(dialog.queryAllByRole('alert')).toHaveLength(times);
  stop();
});

test('a refusal needs a reason', async () => {
  const { user } = show(waiting({ confirm_paper: true, refuse_paper: true }));
  await user.click((await panel()).getByRole('button', { name: 'Refuse' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  const reason = dialog.getByRole('textbox', { name: 'Reason', description: 'Please give a reason' });
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  await user.type(dialog.getByLabelText('Reason'), 'Another date');
  server.on(`POST ${agreementPath('refuse-paper/')}`, () => ({
    status: 409,
    body: { detail: 'x', code: 'STALE', correlation_id: 'c' },
  }));
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await dialog.findByText(/Someone else changed this agreement/)).toBeTruthy();
  // What was typed stays.
  expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'Another date');
  expect(server.sent.at(-1)?.body).toEqual({ paper: 5, reason: 'Another date' });
});

test('who recorded it cannot confirm it, and may take it back', async () => {
  show(waiting({ refuse_paper: true }, { id: 7, display_name: 'Maya Lindqvist' }));
  const shown = await panel();
  expect(shown.getByText(/It takes effect once another administrator confirms it\.$/)).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Confirm the signed paper' })).toBeNull();
  expect(shown.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
});

test('a reviewer reads that it waits', async () => {
  show(waiting({ edit: false }), 'sfari_reviewer');
  expect((await panel()).getByText(/Another administrator has to confirm it\.$/)).toBeTruthy();
});

test('what was refused says why, until it is recorded anew', async () => {
  const refused = paperRow({
    state: 'refused',
    reason: 'Another date',
    decider: { id: 41, display_name: 'Carl Confirmer' },
    decided_at: '2026-03-04T10:00:00Z',
  });
  show(agreementRow({ papers: [refused], abilities: { read: true, edit: true } }));
  expect(
    await screen.findByText(/^Carl Confirmer refused the signed paper on .*: Another date$/),
  ).toBeTruthy();
});

test('the form asks for the scan where names would count that no one signed in the portal', async () => {
  const notified = vi.spyOn(notify, 'success');
  const { user } = show(agreementRow({ abilities: { read: true, edit: true } }));
  const form = within(await screen.findByRole('region', { name: 'Administrator details' }));
  expect(form.queryByLabelText('Scan of the signed agreement')).toBeNull();
  await user.selectOptions(form.getByLabelText('RDA status'), 'Fully Executed');
  server.on(`PATCH ${agreementPath()}`, () => ({
    status: 400,
    body: { scan: ['Please add a scan of the signed agreement'] },
  }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Please add a scan of the signed agreement')).toBeTruthy();

  const scan = new File(['%PDF-'], 'scan.pdf', { type: 'application/pdf' });
  await user.upload(form.getByLabelText('Scan of the signed agreement'), scan);
  server.on('POST /file/', () => ({ status: 400, body: { file: ["This PDF can't be read."] } }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText("This PDF can't be read.")).toBeTruthy();
  server.on('POST /file/', { id: 'd0000000-0000-4000-8000-000000000000' });
  server.on(`PATCH ${agreementPath()}`, agreementRow({ papers: [paperRow()] }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.sent.at(-1)?.body).toEqual({
      status: 3,
      sf_signature_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      scan: 'd0000000-0000-4000-8000-000000000000',
    }),
  );
  await waitFor(() =>
    expect(notified).toHaveBeenCalledWith('Recorded. Another administrator now has to confirm it.'),
  );
});
