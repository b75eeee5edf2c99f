import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Agreement } from '@portal/contract';
import type { Role } from '@portal/contract/roles';
import { axeViolations, fakeServer, showPage } from '@portal/shared-ui/testing';
import { notify } from '@portal/shared-ui/toaster';
import { describe, expect, test, vi } from 'vitest';
import { AGREEMENT_ID, agreementRow, emptyList, agreementPath } from '@portal/shared-ui/testing';
import { Component } from './RdaPage.tsx';

const server = fakeServer();
const show = (agreement: Agreement, role: Role = 'sbso', search = '') => {
  server.on(`GET ${agreementPath()}`, agreement);
  server.on('GET /agreement/', { ...emptyList, count: 1, results: [agreement] });
  server.on('GET /history/', emptyList);
  return showPage(Component, { route: 'rda/:objectId', at: `/rda/${AGREEMENT_ID}${search}`, role });
};

test('a lead signs for the foundation, and opens the form only to edit [C4.6.3 C6.4.5]', async () => {
  const { user } = show(
    agreementRow({ data: { status: 2 }, abilities: { read: true, countersign: true, edit: true } }),
    'sfari_admin_lead',
  );
  expect(await screen.findByRole('region', { name: 'Sign for the foundation' })).toBeTruthy();
  expect(screen.getByText('Northfield University has signed. The foundation signs next.')).toBeTruthy();
  expect(screen.queryByLabelText('RDA status')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit details' }));
  expect(screen.getByLabelText('RDA status')).toBeTruthy();
});

test('after the signature for the foundation the next agreement opens, with the way back', async () => {
  const signable = agreementRow({ data: { status: 2 }, abilities: { read: true, countersign: true } });
  const other = {
    ...signable,
    id: 'b0000000-0000-4000-8000-000000000000',
    institution: { id: 4, display_name: 'Lakeside University', status: 3 },
  };
  const unsignable = Array.from({ length: 2 }, (_, index) => ({
    ...other,
    id: `c0000000-0000-4000-8000-00000000000${index}`,
    abilities: { read: true, countersign: false },
  }));
  const notified = vi.spyOn(notify, 'success');
  const { user } = show(signable, 'sfari_admin_lead');
  server.on(`GET /agreement/${other.id}/`, other);
  server.on('GET /agreement/', ({ query }) => {
    const results = [signable, ...unsignable, other].slice(0, Number(query.get('limit')));
    return { body: { ...emptyList, count: results.length, results } };
  });
  server.on(`POST ${agreementPath('countersign/')}`, agreementRow({ data: { status: 3 } }));
  const panel = within(await screen.findByRole('region', { name: 'Sign for the foundation' }));
  await user.type(panel.getByLabelText('Your full name'), 'Maya Lindqvist');
  await user.type(panel.getByLabelText('Password'), 'Right-Horse-2026!');
  await user.click(panel.getByRole('button', { name: 'Sign for the foundation' }));
  expect(await screen.findByText('Lakeside University has signed. The foundation signs next.')).toBeTruthy();
  const notice = notified.mock.calls.at(-1)?.[0];
  expect(notice).toMatchObject({ title: 'You signed for Northfield University. This agreement is next.' });
  if (typeof notice === 'object') notice.action?.onClick();
  expect(await screen.findByRole('link', { name: 'Northfield University' })).toBeTruthy();
});

test('a run begun from home shows how many are signed, and after the last one the way back', async () => {
  const signable = agreementRow({ data: { status: 2 }, abilities: { read: true, countersign: true } });
  const other = {
    ...signable,
    id: 'b0000000-0000-4000-8000-000000000000',
    institution: { id: 4, display_name: 'Lakeside University', status: 3 },
  };
  const { user, router } = show(signable, 'sfari_admin_lead', '?run=3');
  const waiting = [signable, other];
  server.on('GET /agreement/', () => ({
    body: { ...emptyList, count: waiting.length, results: [...waiting] },
  }));
  server.on(`GET /agreement/${other.id}/`, other);
  for (const { id } of [signable, other])
    server.on(`POST /agreement/${id}/countersign/`, () => {
      waiting.shift();
      return { body: { ...agreementRow({ data: { status: 3 } }), id } };
    });
  const sign = async (name: string) => {
    expect(await screen.findByText(new RegExp(`^${name} has signed`))).toBeTruthy();
    const queue = within(
      await screen.findByRole('navigation', { name: 'Agreements waiting for your signature' }),
    );
    const panel = within(await screen.findByRole('region', { name: 'Sign for the foundation' }));
    await user.type(panel.getByLabelText('Your full name'), 'Maya Lindqvist');
    await user.type(panel.getByLabelText('Password'), 'Right-Horse-2026!');
    return { queue, button: panel.getByRole('button', { name: 'Sign for the foundation' }) };
  };
  const first = await sign('Northfield University');
  expect(first.queue.getByText('1 of 3 signed')).toBeTruthy();
  expect(first.queue.getByRole('link', { name: 'Next: Lakeside University' }).getAttribute('href')).toBe(
    `/rda/${other.id}?run=3`,
  );
  await user.click(first.button);
  const second = await sign('Lakeside University');
  expect(await second.queue.findByText('2 of 3 signed')).toBeTruthy();
  expect(router.state.location.search).toBe('?run=3');
  server.on(`GET /agreement/${other.id}/`, { ...agreementRow({ data: { status: 3 } }), id: other.id });
  await user.click(second.button);
  expect(await screen.findByText('All 3 are signed. No agreement is waiting for you.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});

test('an agreement opened from its list says its place among those to sign', async () => {
  const signable = agreementRow({ data: { status: 2 }, abilities: { read: true, countersign: true } });
  show(signable, 'sfari_admin_lead');
  expect(await screen.findByText('1 of 1 waiting for your signature')).toBeTruthy();
});

test('a reviewer reads the administrator details and changes nothing [C6.4.6]', async () => {
  show(
    agreementRow({
      data: { status: 3, signature: 'Olga Sign', signature_date: '2026-02-28T12:00:00', comments: 'By post' },
    }),
    'sfari_reviewer',
  );
  const details = within(await screen.findByRole('region', { name: 'Administrator details' }));
  expect(details.getByText('Olga Sign')).toBeTruthy();
  // A day at noon is that day in every time zone.
  expect(details.getByText('02/28/2026')).toBeTruthy();
  expect(details.getByText('By post')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Revise the RDA' })).toBeNull();
});

describe('the administrators’ form', () => {
  const editable = { read: true, edit: true, replace: true, create: true };
  const details = async () => within(await screen.findByRole('region', { name: 'Administrator details' }));
  const isDisabled = (element: HTMLElement): boolean => (element as HTMLInputElement).disabled;

  test('locks what can no longer be changed [C4.6.1 C4.6.4]', async () => {
    show(agreementRow({ data: { status: 3, signature: 'Olga Sign' }, abilities: editable }), 'sfari_admin');
    const form = await details();
    expect(isDisabled(form.getByRole('option', { name: 'Signature Needed' }))).toBe(true);
    expect(isDisabled(form.getByRole('option', { name: 'Awaiting Execution' }))).toBe(true);
    expect(isDisabled(form.getByRole('option', { name: 'Fully Executed' }))).toBe(false);
    expect(isDisabled(form.getByRole('option', { name: 'None' }))).toBe(false);
    expect(isDisabled(form.getByLabelText(/^Signature of the Signing Official/))).toBe(true);
    expect(isDisabled(form.getByLabelText(/^Signature date/))).toBe(true);
    expect(isDisabled(form.getByLabelText(/^PDF file/))).toBe(true);
  });

  test('with status 2, Awaiting Execution can still be chosen [C4.6.4]', async () => {
    show(agreementRow({ data: { status: 2, signature: 'Olga Sign' }, abilities: editable }), 'sfari_admin');
    const form = await details();
    expect(isDisabled(form.getByRole('option', { name: 'Signature Needed' }))).toBe(true);
    expect(isDisabled(form.getByRole('option', { name: 'Awaiting Execution' }))).toBe(false);
  });

  test('who cannot sign for the foundation reads how, and opens the fields for its signature on paper', async () => {
    const signed = { status: 2, signature: 'Olga Sign', signature_date: '2026-02-28T12:00:00' } as const;
    const { user } = show(agreementRow({ data: signed, abilities: editable }), 'sfari_admin');
    const form = await details();
    expect(
      screen.getByText(
        /The foundation signs next\. A SFARI Administrator Lead signs it in the portal\. .*Another administrator then compares them\.$/,
      ),
    ).toBeTruthy();
    await user.click(form.getByRole('button', { name: "Record the foundation's signature" }));
    expect(form.getByLabelText('RDA status')).toHaveProperty('value', '3');
    expect(document.activeElement).toBe(form.getByLabelText('Signature for the foundation'));
    expect(form.getByText("By the foundation's clock (ET).")).toBeTruthy();
    expect(form.getByLabelText('Scan of the signed agreement')).toBeTruthy();
    server.on(`PATCH ${agreementPath()}`, () => ({
      status: 400,
      body: { sf_signature: ['Required field'], scan: ['Please add the scan'] },
    }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    const summary = await form.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await user.click(within(summary).getByRole('link', { name: /Please add the scan$/ }));
    await waitFor(() =>
      expect(document.activeElement).toBe(form.getByLabelText('Scan of the signed agreement')),
    );
  });

  test('whose turn it is not reads no such instructions', async () => {
    show(agreementRow({ data: { status: 1 }, abilities: editable }), 'sfari_admin');
    const form = await details();
    expect(screen.queryByText(/SFARI Administrator Lead signs/)).toBeNull();
    expect(form.queryByRole('button', { name: "Record the foundation's signature" })).toBeNull();
  });

  test('Save is disabled until something changes', async () => {
    const signed = { status: 2, signature: 'Olga Sign', signature_date: '2026-02-28T12:00:00' } as const;
    const { user } = show(agreementRow({ data: signed, abilities: editable }), 'sfari_admin');
    const form = await details();
    expect(isDisabled(form.getByRole('button', { name: 'Save' }))).toBe(true);
    await user.type(form.getByLabelText(/^Comments/), 'x');
    expect(isDisabled(form.getByRole('button', { name: 'Save' }))).toBe(false);
    await user.clear(form.getByLabelText(/^Comments/));
    expect(isDisabled(form.getByRole('button', { name: 'Save' }))).toBe(true);
  });

  test('sends what changed, dates as days, and clears signature errors with the status [C4.6.4 C4.6.5]', async () => {
    const notified = vi.spyOn(notify, 'success');
    const { user, container } = show(agreementRow({ abilities: editable }), 'sfari_admin');
    const form = await details();
    server.on(`PATCH ${agreementPath()}`, () => ({
      status: 400,
      body: { signature: ['Required field'], signature_date: ['Required field'] },
    }));
    await user.selectOptions(form.getByLabelText('RDA status'), 'Awaiting Execution');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findAllByText('Required field')).toHaveLength(2);
    expect(form.getAllByRole('link', { name: /: Required field$/ })).toHaveLength(2);
    const summary = form.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(document.title).toMatch(/^Error: /);
    await user.click(
      within(summary).getByRole('link', { name: 'Signature of the Signing Official: Required field' }),
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(form.getByLabelText('Signature of the Signing Official')),
    );
    await user.selectOptions(form.getByLabelText('RDA status'), 'Fully Executed');
    // The foundation signs on this day; the form asks for it only while the status does.
    expect(form.getByLabelText('Signature for the foundation')).toBeTruthy();
    expect(form.getByLabelText("Date of the foundation's signature")).toHaveProperty(
      'value',
      expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    );
    expect(form.queryByText('Required field')).toBeNull();
    expect(document.title).not.toMatch(/^Error: /);

    await user.selectOptions(form.getByLabelText('RDA status'), 'Awaiting Execution');
    await user.type(form.getByLabelText(/^Signature of the Signing Official/), 'Olga Sign');
    const day = form.getByLabelText(/^Signature date/);
    fireEvent.change(day, { target: { value: '03/01/2026' } });
    fireEvent.blur(day);
    server.on(`PATCH ${agreementPath()}`, agreementRow({ data: { status: 2 } }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.sent.at(-1)?.body).toEqual({
        status: 2,
        signature: 'Olga Sign',
        signature_date: '2026-03-01',
      }),
    );
    expect(server.sent.at(-1)?.ifMatch).toBe('"1"');
    await waitFor(() => expect(notified).toHaveBeenCalledWith('The RDA was saved.'));
    expect(await axeViolations(container)).toEqual([]);
  });

  test('a revised PDF is asked about first, and sent with its comments', async () => {
    const { user } = show(agreementRow({ data: { status: 3 }, abilities: editable }), 'sfari_admin');
    await user.click(await screen.findByRole('button', { name: 'Revise the RDA' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Researchers are asked to agree to a new joinder/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Upload the revised PDF' }));
    expect(dialog.getByText('Please choose a PDF file')).toBeTruthy();
    server.on(`POST ${agreementPath('replace/')}`, agreementRow());
    await user.upload(
      dialog.getByLabelText('Revised PDF'),
      new File(['%PDF-'], 'revised.pdf', { type: 'application/pdf' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Upload the revised PDF' }));
    await waitFor(() => expect(server.sent.at(-1)?.call).toBe(`POST ${agreementPath('replace/')}`));
  });

  test('a new RDA takes the place of this one [C4.6.5]', async () => {
    const { user } = show(agreementRow({ data: { status: 3 }, abilities: editable }), 'sfari_admin');
    await user.click(await screen.findByRole('button', { name: 'New RDA' }));
    server.on('POST /agreement/', { ...agreementRow(), id: 'b0000000-0000-4000-8000-000000000000' });
    await user.click(await screen.findByRole('button', { name: 'Add the RDA' }));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBeTruthy();
    await waitFor(() => expect(server.sent.at(-1)?.body).toEqual({ institution: 3 }));
  });
});
