import { screen, waitFor, within } from '@testing-library/react';
import { axeViolations, enter, fakeServer, showPage } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component as CreatePage } from './WebhookCreatePage.tsx';
import { Component as EditPage } from './WebhookEditPage.tsx';
import { Component as ListPage } from './WebhookListPage.tsx';
import { Component as WebhookPage } from './WebhookPage.tsx';

const server = fakeServer();
const may = { edit: true, delete: true, rotate: true, test: true };
const webhook = (more: object = {}) => ({
  id: 3,
  name: 'Data lake',
  url: 'https://lake.example.org/portal',
  events: ['request.status_changed'],
  state: 'active',
  owner: { id: 7, display_name: 'Sue Root' },
  previous_secret_until: null,
  failing_since: null,
  last_delivered: null,
  created: '2026-11-20T10:00:00Z',
  modified: '2026-11-20T10:00:00Z',
  abilities: may,
  ...more,
});
const delivery = (more: object = {}) => ({
  id: 12,
  webhook_id: 3,
  message_id: 'msg_12',
  type: 'request.status_changed',
  body: '{"type":"request.status_changed"}',
  state: 'delivered',
  attempts: 1,
  next_try: null,
  last_try: '2026-11-21T10:00:00Z',
  problem: null,
  status: 200,
  answer: 'Thanks',
  milliseconds: 31,
  created: '2026-11-21T10:00:00Z',
  abilities: { resend: true },
  ...more,
});
const list = (results: readonly object[]) => ({ count: results.length, next: null, previous: null, results });
const SECRET = 'whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cyBvZiB3ZWJob29rcw==';

/** The page of webhook 3, whose log has these rows. */
function showWebhook(row: object, deliveries: readonly object[] = []) {
  server.on('GET /webhook/3/', row);
  server.on('GET /webhook-delivery/', list(deliveries));
  return showPage(WebhookPage, {
    route: 'superuser/webhooks/:id',
    at: '/superuser/webhooks/3',
    role: 'superuser',
  });
}

test('the list says of each webhook how it fares', async () => {
  server.on(
    'GET /webhook/',
    list([
      webhook({ failing_since: '2026-11-25T10:00:00Z' }),
      webhook({ id: 4, name: 'Freezer', state: 'disabled', owner: null }),
    ]),
  );
  const { container } = showPage(ListPage, { route: 'superuser/webhooks', role: 'superuser' });
  const lake = await screen.findByRole('row', { name: /Data lake/ });
  expect(within(lake).getByText(/^Failing since/)).toBeTruthy();
  expect(within(lake).getByText('Not yet')).toBeTruthy();
  const freezer = screen.getByRole('row', { name: /Freezer/ });
  expect(within(freezer).getByText('Disabled')).toBeTruthy();
  expect(within(freezer).getByText('None')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('a new webhook is sent with its events, and its secret is shown', async () => {
  server.on('POST /webhook/', () => ({ status: 201, body: { webhook: webhook(), secret: SECRET } }));
  const { user, container } = showPage(CreatePage, { route: 'superuser/webhooks/create', role: 'superuser' });
  await user.click(await screen.findByRole('button', { name: 'Create webhook' }));
  expect((await screen.findAllByText('Required field')).length).toBeGreaterThan(0);
  expect(server.sent).toEqual([]);
  await enter(/^Name/, 'Data lake');
  await enter(/^URL/, 'https://lake.example.org/portal');
  await user.click(screen.getByLabelText('Tissue order: status changed'));
  await user.click(screen.getByLabelText('Request: status changed'));
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create webhook' }));
  expect(await screen.findByText(SECRET)).toBeTruthy();
  expect(screen.getByText('Copy the secret now')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View webhook' }).getAttribute('href')).toBe(
    '/superuser/webhooks/3',
  );
  expect(server.sent.map(({ body }) => body)).toEqual([
    {
      name: 'Data lake',
      url: 'https://lake.example.org/portal',
      events: ['request.status_changed', 'tissue_order.status_changed'],
    },
  ]);
});

test('what the server refuses is said at its field', async () => {
  server.on('GET /webhook/3/', webhook());
  server.on('PATCH /webhook/3/', () => ({
    status: 400,
    body: { url: ['Enter a web address that starts with https://'] },
  }));
  const { user } = showPage(EditPage, {
    route: 'superuser/webhooks/:id/edit',
    at: '/superuser/webhooks/3/edit',
    role: 'superuser',
  });
  const url = await screen.findByLabelText('URL');
  await user.clear(url);
  await user.paste('http://lake.example.org/');
  await user.click(screen.getByRole('button', { name: 'Save webhook' }));
  expect(
    (await screen.findAllByText('Enter a web address that starts with https://')).length,
  ).toBeGreaterThan(0);
  expect(server.sent[0]?.ifMatch).toBe('"1"');
});

test('the log has each call with its problem in plain words, and resends one', async () => {
  server.on('POST /webhook-delivery/13/resend/', delivery({ id: 13, state: 'waiting' }));
  const { user, container } = showWebhook(webhook(), [
    delivery({ id: 13, message_id: 'msg_13', state: 'failed', problem: 'status', status: 503, attempts: 11 }),
    delivery({
      id: 14,
      message_id: 'msg_14',
      state: 'waiting',
      problem: 'private_address',
      status: null,
      next_try: '2026-11-21T12:00:00Z',
      abilities: { resend: false },
    }),
  ]);
  expect(await screen.findByText(/The receiver answered with an error \(503\)\./)).toBeTruthy();
  expect(
    screen.getByText(/^The URL leads to a private network, so the call was refused\. Next attempt: /),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Resend msg_14' })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Resend msg_13' }));
  await waitFor(() =>
    expect(server.sent.map(({ call }) => call)).toEqual(['POST /webhook-delivery/13/resend/']),
  );
});

test('a test call is sent, and a new secret is created after a question, as the version that was read', async () => {
  server.on('POST /webhook/3/test/', delivery({ type: 'webhook.test', state: 'waiting' }));
  server.on('POST /webhook/3/rotate/', { webhook: webhook(), secret: SECRET });
  const { user } = showWebhook(webhook());
  await user.click(await screen.findByRole('button', { name: 'Send test call' }));
  await user.click(screen.getByRole('button', { name: 'Create new secret' }));
  const question = await screen.findByRole('alertdialog', { name: 'Create a new secret for Data lake?' });
  expect(within(question).getByText(/For 24 hours/)).toBeTruthy();
  expect(screen.queryByText(SECRET)).toBeNull();
  await user.click(within(question).getByRole('button', { name: 'Create new secret' }));
  expect(await screen.findByText(SECRET)).toBeTruthy();
  expect(server.sent.map(({ call, ifMatch }) => [call, ifMatch])).toEqual([
    ['POST /webhook/3/test/', null],
    ['POST /webhook/3/rotate/', '"1"'],
  ]);
});

test('a disabled webhook says why, offers no test, and is resumed', async () => {
  const disabled = webhook({ state: 'disabled', abilities: { ...may, test: false } });
  server.on('PATCH /webhook/3/', webhook());
  const { user } = showWebhook(disabled);
  expect(await screen.findByText('The portal disabled this webhook')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send test call' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(server.sent.map(({ body }) => body)).toEqual([{ state: 'active' }]));
});
