import { screen, waitFor, within } from '@testing-library/react';
import { axeViolations, enter, fakeServer, showPage } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component as CreatePage } from './KeyCreatePage.tsx';
import { Component as EditPage } from './KeyEditPage.tsx';
import { Component as ListPage } from './KeyListPage.tsx';
import { Component as KeyPage } from './KeyPage.tsx';

const server = fakeServer();
const machineKey = (more: object = {}) => ({
  id: 3,
  name: 'Data lake',
  purpose: 'Copies what was approved',
  scopes: ['cohort:read', 'request:read', 'request:read_docs'],
  networks: [],
  state: 'active',
  ending: '9f2c',
  owner: { id: 7, display_name: 'Sue Root' },
  expires: '2099-03-04T23:59:59.999Z',
  last_used: null,
  previous_secret_until: null,
  revoked: null,
  created: '2026-11-20T10:00:00Z',
  modified: '2026-11-20T10:00:00Z',
  abilities: { edit: true, rotate: true, revoke: true },
  ...more,
});
const list = (results: readonly object[]) => ({ count: results.length, next: null, previous: null, results });
const SECRET = `portal_sk_${'0a1b2c3d'.repeat(7)}`;

function showKey(row: object) {
  server.on('GET /machine-key/3/', row);
  server.on('GET /history/', list([]));
  return showPage(KeyPage, { route: 'superuser/keys/:id', at: '/superuser/keys/3', role: 'superuser' });
}

test('the list has state, last use and end of each key', async () => {
  server.on(
    'GET /machine-key/',
    list([
      machineKey({ last_used: '2026-11-25T10:00:00Z' }),
      machineKey({ id: 4, name: 'Freezer', state: 'stopped' }),
    ]),
  );
  const { container } = showPage(ListPage, { route: 'superuser/keys', role: 'superuser' });
  const lake = await screen.findByRole('row', { name: /Data lake/ });
  expect(within(lake).getByText('Active')).toBeTruthy();
  expect(within(lake).getByText('03/04/2099')).toBeTruthy();
  const freezer = screen.getByRole('row', { name: /Freezer/ });
  expect(within(freezer).getByText('Stopped')).toBeTruthy();
  expect(within(freezer).getByText('Not yet')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('a new key is sent with scopes that were found, and its secret is shown', async () => {
  server.on('GET /machine-key-scope/', { scopes: ['cohort:read', 'request:read', 'request:withdraw'] });
  server.on('POST /machine-key/', () => ({
    status: 201,
    body: { machine_key: machineKey(), secret: SECRET },
  }));
  const { user, container } = showPage(CreatePage, { route: 'superuser/keys/create', role: 'superuser' });
  await user.click(await screen.findByRole('checkbox', { name: 'cohort:read' }));
  await enter(/^Find scopes/, 'request');
  expect(screen.queryByRole('checkbox', { name: 'cohort:read' })).toBeNull();
  await user.click(
    within(screen.getByRole('group', { name: 'request' })).getByRole('checkbox', {
      name: 'request:withdraw',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Create machine key' }));
  expect((await screen.findAllByText('Required field')).length).toBeGreaterThan(0);
  expect(server.sent).toEqual([]);
  await enter(/^Name/, 'Data lake');
  await enter(/^Purpose/, 'Copies what was approved');
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await enter(/^Expires/, `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create machine key' }));
  expect(await screen.findByText(SECRET)).toBeTruthy();
  expect(server.sent.map(({ body }) => body)).toEqual([
    {
      name: 'Data lake',
      purpose: 'Copies what was approved',
      expires: day,
      networks: [],
      scopes: ['cohort:read', 'request:withdraw'],
    },
  ]);
});

test('what the server refuses is said at its field', async () => {
  server.on(
    'GET /machine-key/3/',
    machineKey({ expires: new Date(Date.now() + 9 * 86_400_000).toISOString() }),
  );
  server.on('GET /machine-key-scope/', { scopes: ['cohort:read'] });
  server.on('PATCH /machine-key/3/', () => ({
    status: 400,
    body: { scopes: ["You can't give these scopes: request:read"] },
  }));
  const { user } = showPage(EditPage, {
    route: 'superuser/keys/:id/edit',
    at: '/superuser/keys/3/edit',
    role: 'superuser',
  });
  await user.click(await screen.findByRole('button', { name: 'Save machine key' }));
  expect((await screen.findAllByText("You can't give these scopes: request:read")).length).toBeGreaterThan(0);
  expect(server.sent[0]?.ifMatch).toBe('"1"');
});

test('a new secret and the end of a key are asked about, as the version that was read', async () => {
  let version = 1;
  server.on('POST /machine-key/3/rotate/', () => {
    version += 1;
    return { body: { machine_key: machineKey(), secret: SECRET } };
  });
  server.on('POST /machine-key/3/revoke/', machineKey({ state: 'revoked', abilities: {} }));
  const { user, container } = showKey(machineKey());
  server.on('GET /machine-key/3/', () => ({ body: machineKey(), etag: `"${version}"` }));
  await user.click(await screen.findByRole('button', { name: 'Create new secret' }));
  const question = await screen.findByRole('alertdialog', { name: 'Create a new secret for Data lake?' });
  expect(within(question).getByText(/^Both secrets work for 24 hours/)).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Create new secret' }));
  expect(await screen.findByText(SECRET)).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  const end = await screen.findByRole('alertdialog', { name: 'Revoke the key “Data lake”?' });
  await user.click(within(end).getByRole('button', { name: 'Revoke machine key' }));
  await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
  expect(server.sent.map(({ call, ifMatch }) => [call, ifMatch])).toEqual([
    ['POST /machine-key/3/rotate/', '"1"'],
    ['POST /machine-key/3/revoke/', '"2"'],
  ]);
});

test('a key whose creator left says so, and offers what is possible', async () => {
  showKey(machineKey({ state: 'stopped', abilities: { edit: false, rotate: false, revoke: true } }));
  expect(
    await screen.findByText('Sue Root is no longer an active superuser. Create a new key.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create new secret' })).toBeNull();
  expect(screen.getByText('request:read, request:read_docs')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Revoke' })).toBeTruthy();
});

test.each([
  ['active', true],
  ['revoked', false],
  ['stopped', false],
  ['expired', false],
])('the previous secret of a key that is %s is shown as valid: %s', async (state, isShown) => {
  showKey(machineKey({ state, previous_secret_until: '2099-03-05T10:00:00Z' }));
  expect(await screen.findByText('Created by')).toBeTruthy();
  expect(screen.queryByText(/^Valid until/) !== null).toBe(isShown);
});
