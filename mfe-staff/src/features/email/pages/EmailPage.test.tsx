import { axeViolations } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import type { Email } from '../model/email-words.ts';
import { Component as EmailPage } from './EmailPage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const email = (given: Partial<Email>): Email => ({
  id: 1,
  email_template: 'request_approved',
  model_name: 'request',
  object_id: '297',
  object_name: 'REQ000297',
  object_ids: [],
  to: ['hannah@lakeside.test'],
  cc: [],
  bcc: [],
  subject: 'Your request REQ000297 is approved',
  body: '<p>Dear Hannah</p>',
  status: 'failed',
  attempts: 5,
  error: 'Mailbox unavailable',
  correlation_id: 'call-297-approved',
  created: '2026-11-20T15:08:21Z',
  sent_at: null,
  abilities: { resend: true },
  ...given,
});
const sentMail = email({
  id: 2,
  subject: 'Set your password',
  email_template: 'set_password',
  model_name: 'user',
  object_id: '9',
  object_name: 'Hannah Weiss',
  status: 'sent',
  error: null,
  correlation_id: null,
  abilities: { resend: false },
});

async function show(answer: { status: number; body: unknown }, size: number) {
  const stored = [email({}), sentMail];
  const sent = serve({
    'GET /email/': () => ({ body: page(stored, { groups: { status: { failed: 1, sent: 1 } } }) }),
    'POST /email/1/resend/': () => {
      if (answer.status === 202) stored[0] = email({ status: 'queued', error: null, abilities: {} });
      return answer;
    },
  });
  const shown = showAs('sfari_admin', <EmailPage />, { path: `/email?size=${size}` });
  await screen.findByText('Mailbox unavailable');
  return { ...shown, sent };
}
const makeRow = (subject: string) =>
  within(screen.getByRole('rowheader', { name: subject }).closest('tr') ?? document.body);

test('failed mails come first, lead to what they are about, and can be sent again', async () => {
  const { user, sent, container } = await show({ status: 202, body: { status: 'queued' } }, 15);
  expect(sent.find(({ path }) => path === '/email/')?.query.get('ordering')).toBe('status,-created');
  const row = makeRow('Your request REQ000297 is approved');
  expect(row.getByText('Request approved')).toBeTruthy();
  expect(row.getByRole('link', { name: 'Request: REQ000297' }).getAttribute('href')).toBe('/request/297');
  const other = makeRow('Set your password');
  expect(other.queryByRole('button', { name: /^Send again/ })).toBeNull();
  expect(other.getByRole('link', { name: 'User: Hannah Weiss' }).getAttribute('href')).toBe('/user/9');
  expect(await axeViolations(container)).toEqual([]);

  await user.click(row.getByRole('button', { name: 'Send again Your request REQ000297 is approved' }));
  expect(await screen.findByText('The email is being sent again')).toBeTruthy();
  await waitFor(() => expect(row.queryByRole('button', { name: /^Send again/ })).toBeNull());
  expect(row.getByText('Waiting')).toBeTruthy();
});

test('a refusal is shown in the words of the server', async () => {
  const detail = 'Only failed emails can be sent again';
  const { user } = await show({ status: 409, body: { detail, code: 'WRONG_STATE' } }, 20);
  await user.click(screen.getByRole('button', { name: /^Send again/ }));
  expect(await screen.findByText(detail)).toBeTruthy();
});

test('every mail can be read: to whom it went, when, and what it said', async () => {
  const { user } = await show({ status: 202, body: {} }, 30);
  await user.click(screen.getByRole('button', { name: 'Read Your request REQ000297 is approved' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your request REQ000297 is approved' }));
  expect(dialog.getByText('hannah@lakeside.test')).toBeTruthy();
  expect(dialog.getByText('Not yet')).toBeTruthy();
  expect(await dialog.findByText('Dear Hannah')).toBeTruthy();
  expect(dialog.queryByText('BCC')).toBeNull();
  expect(dialog.getByText('call-297-approved')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Copy ID' })).toBeTruthy();
});

test('a mail of before shows no correlation id', async () => {
  const { user } = await show({ status: 202, body: {} }, 35);
  await user.click(screen.getByRole('button', { name: 'Read Set your password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set your password' }));
  expect(await dialog.findByText('Dear Hannah')).toBeTruthy();
  expect(dialog.queryByText(/Correlation ID/)).toBeNull();
});

test('the status filter asks for one status, with the failed ones first in the choice', async () => {
  const { user, sent } = await show({ status: 202, body: {} }, 25);
  const filter = screen.getByLabelText('Status');
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Status: all', 'Failed (1)', 'Waiting (0)', 'Sent (1)']);
  await user.selectOptions(filter, 'failed');
  await waitFor(() => expect(sent.at(-1)?.query.get('status')).toBe('failed'));
});

test('an old email is found by its subject, recipient or request code', async () => {
  const { user, sent } = await show({ status: 202, body: {} }, 40);
  await user.type(screen.getByLabelText('Search subject, recipient or request code'), 'REQ000297');
  await waitFor(() => expect(sent.at(-1)?.query.get('search')).toBe('REQ000297'));
});
