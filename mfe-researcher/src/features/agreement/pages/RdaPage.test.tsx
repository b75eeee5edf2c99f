import { screen, waitFor, within } from '@testing-library/react';
import type { Agreement } from '@portal/contract';
import type { Role } from '@portal/contract/roles';
import { axeViolations, renderWithPortal, fakeServer, showPage } from '@portal/shared-ui/testing';
import { describe, expect, test, vi } from 'vitest';
import { AGREEMENT_ID, agreementRow, emptyList, agreementPath } from '@portal/shared-ui/testing';
import { DocumentView } from '@portal/shared-ui/agreement';
import { Component } from './RdaPage.tsx';

const server = fakeServer();
const show = (agreement: Agreement, role: Role = 'sbso') => {
  server.on(`GET ${agreementPath()}`, agreement);
  server.on('GET /history/', emptyList);
  return showPage(Component, { route: 'rda/:objectId', at: `/rda/${AGREEMENT_ID}`, role });
};
const signable = agreementRow({ abilities: { read: true, sign: true } });

describe('the Signing Official', () => {
  test('reads the PDF in the page, and has links where it is not shown [C2.1.11 C6.4.7]', async () => {
    const { container } = show(signable);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Researcher Distribution Agreement' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Northfield University' }).getAttribute('href')).toBe(
      '/institution/3',
    );
    const frame = screen.getByTitle('The agreement as PDF');
    expect(frame.getAttribute('src')).toContain(`/api/agreement/${AGREEMENT_ID}/pdf/`);
    expect(screen.getByRole('link', { name: 'Open the PDF in a new tab' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Administrator details' })).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('a browser that shows no PDF says so, and waits for none', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
    try {
      show(signable);
      expect(await screen.findByText(/^Your browser can't display the PDF here\./)).toBeTruthy();
      expect(screen.queryByTitle('The agreement as PDF')).toBeNull();
      expect(screen.queryByText('Loading PDF')).toBeNull();
      expect(screen.getByRole('link', { name: 'Open the PDF in a new tab' })).toBeTruthy();
    } finally {
      Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
    }
  });

  test('signs with the name letter for letter and the password [C5.4.1 C6.4.3 C8.6.5]', async () => {
    const { user, session } = show(signable);
    const panel = within(await screen.findByRole('region', { name: 'Sign the RDA' }));
    expect(
      panel.getByText(/I have read this agreement and sign it for Northfield University\./),
    ).toBeTruthy();
    const name = panel.getByLabelText('Your full name');
    await user.click(panel.getByRole('button', { name: 'Sign the RDA' }));
    expect(panel.getByText('Please enter your full name')).toBeTruthy();
    await user.type(name, 'maya lindqvist');
    await user.click(panel.getByRole('button', { name: 'Sign the RDA' }));
    expect(panel.getByText('Signature does not match full name')).toBeTruthy();
    expect(name).toBe(document.activeElement);
    expect(document.title).toMatch(/^Error: /);
    expect(panel.getByText('Please enter your password')).toBeTruthy();
    expect(server.sent).toEqual([]);

    server.on(`POST ${agreementPath('sign/')}`, agreementRow({ data: { status: 2 } }));
    await user.clear(name);
    await user.type(name, 'Maya Lindqvist');
    await user.type(panel.getByLabelText('Password'), 'Right-Horse-2026!');
    await user.click(panel.getByRole('button', { name: 'Sign the RDA' }));
    await waitFor(() =>
      expect(server.sent[0]?.body).toEqual({
        signature: 'Maya Lindqvist',
        password: 'Right-Horse-2026!',
        sha256: signable.sha256,
      }),
    );
    await waitFor(() => expect(session.refresh).toHaveBeenCalled());
  });

  test('reads that the password is wrong, and that the document has changed', async () => {
    const { user } = show(signable);
    const panel = within(await screen.findByRole('region', { name: 'Sign the RDA' }));
    const sign = async () => {
      await user.type(panel.getByLabelText('Password'), 'x');
      await user.click(panel.getByRole('button', { name: 'Sign the RDA' }));
    };
    await user.type(panel.getByLabelText('Your full name'), 'Maya Lindqvist');
    server.on(`POST ${agreementPath('sign/')}`, () => ({
      status: 400,
      body: { password: ['Incorrect password'] },
    }));
    await sign();
    expect(await panel.findByText('Incorrect password')).toBeTruthy();
    expect(panel.getByLabelText('Password')).toBe(document.activeElement);
    expect(panel.getByLabelText('Your full name')).toHaveProperty('value', 'Maya Lindqvist');
    server.on(`POST ${agreementPath('sign/')}`, () => ({
      status: 409,
      body: { detail: 'x', code: 'STALE' },
    }));
    await sign();
    expect(await panel.findByText(/Please read it again before you sign/)).toBeTruthy();
  });
});

test('after signing, a panel says where the confirmation went; who is next is said once', async () => {
  const signature = {
    id: 1,
    role: 'official',
    signer: { id: 7, display_name: 'Maya Lindqvist' },
    typed_name: 'Maya Lindqvist',
    meaning: 'I sign it.',
    signed_at: '2026-03-02T15:00:00Z',
    sha256: 'a'.repeat(64),
    voided: false,
  } as const;
  const { user, container } = show(signable);
  const form = within(await screen.findByRole('region', { name: 'Sign the RDA' }));
  server.on(`POST ${agreementPath('sign/')}`, agreementRow());
  server.on(`GET ${agreementPath()}`, agreementRow({ data: { status: 2 }, signatures: [signature] }));
  await user.type(form.getByLabelText('Your full name'), 'Maya Lindqvist');
  await user.type(form.getByLabelText('Password'), 'Right-Horse-2026!');
  await user.click(form.getByRole('button', { name: 'Sign the RDA' }));
  const panel = within(await screen.findByRole('region', { name: 'You have signed this RDA' }));
  const notices = screen.getAllByText('Northfield University has signed. The foundation signs next.');
  expect(notices).toHaveLength(1);
  expect(panel.getByText(/was sent to pi@demo\.test/)).toBeTruthy();
  await waitFor(() => expect(panel.getByRole('heading')).toBe(document.activeElement));
  expect(await axeViolations(container)).toEqual([]);
});

test('who did not sign, or whose signature was voided, has no such panel', async () => {
  show(agreementRow({ data: { status: 2 } }));
  await screen.findByRole('region', { name: 'Signatures' });
  expect(screen.queryByRole('region', { name: 'You have signed this RDA' })).toBeNull();
});

test('waiting for the agreement, and for its PDF, has its own words [C8.6.4]', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { unmount } = showPage(Component, {
    route: 'rda/:objectId',
    at: '/rda/00000000-0000-4000-8000-000000000009',
    role: 'sbso',
  });
  expect(await screen.findByText('Loading RDA')).toBeTruthy();
  unmount();
  renderWithPortal(<DocumentView agreement={agreementRow()} />);
  expect(await screen.findByText('Loading PDF')).toBeTruthy();
});

test('a download that fails says so in a modal [C7.4.1 S8-24]', async () => {
  const { user } = show(agreementRow(), 'primary_researcher');
  await user.click(await screen.findByRole('button', { name: 'Download the PDF' }));
  const modal = within(await screen.findByRole('alertdialog', { name: 'Error Downloading File' }));
  expect(modal.getByText('Sorry but there was an error downloading the RDA.')).toBeTruthy();
});

test('a missing agreement, or one of others, leads to /404 with the ID for support [C2.1.11 C8.1.4]', async () => {
  const body = { detail: 'Not found', code: 'NOT_FOUND', correlation_id: 'corr-0404' };
  server.on(`GET ${agreementPath()}`, () => ({ status: 404, body }));
  showPage(Component, { route: 'rda/:objectId', at: `/rda/${AGREEMENT_ID}`, role: 'sbso' });
  expect(await screen.findByText(/^\/404 .*"correlationId":"corr-0404"/)).toBeTruthy();
});
