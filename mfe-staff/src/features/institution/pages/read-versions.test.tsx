import { screen, waitFor, within } from '@testing-library/react';
import { invalidate } from '@portal/shared-ui/data';
import { expect, test } from 'vitest';
import { fakeServer, showPage, institutionRow } from '@portal/shared-ui/testing';
import { Component } from './InstitutionPage.tsx';

const server = fakeServer();
const one = (id: number | null, name: string, state: 'official' | 'invited') => ({
  id,
  invitation: id === null ? 5 : null,
  display_name: name,
  first_name: name.split(' ')[0] ?? name,
  last_name: name.split(' ')[1] ?? name,
  email: `${name.replace(' ', '.').toLowerCase()}@northfield.test`,
  title: null,
  phone_number: null,
  state,
  created: '2026-02-01T12:00:00Z',
});
const ABILITIES = ['choose_official', 'withdraw_invitation', 'delete'];
const row = (display_name = 'Northfield University') =>
  institutionRow(
    {
      status: 3,
      display_name,
      comments: [],
      current_io: null,
      io_users: [one(21, 'Ines Moreau', 'official'), one(null, 'Olga Sign', 'invited')],
    },
    ABILITIES,
  );
const DELETION = { blocked: false, blocking: [], open_requests: [], users: [] };

const openDialog = (): Promise<HTMLElement> =>
  waitFor(() => screen.queryByRole('alertdialog') ?? screen.getByRole('dialog'));

/** Each dialog of the page whose write two administrators may send, by its button and its own answer. */
const DIALOGS = [
  ['officials', 'Make current Ines Moreau', 'Make current', 'PATCH /institution/3/', row()],
  ['officials', 'Withdraw Olga Sign', 'Withdraw', 'POST /institution/3/withdraw-invitation/', row()],
  [
    'overview',
    'Delete institution',
    'Delete institution',
    'DELETE /institution/3/',
    { msg: '', data: { ...DELETION, deleted: true } },
  ],
] as const;

test.each(DIALOGS)('in %s: %s uses what was read when it opened', async (tab, opener, label, call, done) => {
  server.on('GET /institution/3/', row());
  server.on('GET /institution/3/deletion/', DELETION);
  server.on('GET /history/', { count: 0, next: null, previous: null, results: [] });
  server.on(call, ({ ifMatch }) =>
    ifMatch === '"2"' ? { body: done } : { status: 409, body: { code: 'STALE', detail: 'x' } },
  );
  const { user } = showPage(Component, {
    route: 'institution/:objectId',
    at: `/institution/3?tab=${tab}`,
    role: 'sfari_admin',
  });
  await user.click(await screen.findByRole('button', { name: opener }));
  await openDialog();
  server.on('GET /institution/3/', () => ({ body: row('Northfield College'), etag: '"2"' }));
  await invalidate('institution');
  await screen.findByRole('heading', { level: 1, name: 'Northfield College', hidden: true });
  const press = async () =>
    user.click(await within(await openDialog()).findByRole('button', { name: label }));
  await press();
  expect(await screen.findByText(/else (has )?changed this institution/)).toBeTruthy();
  await press();
  await waitFor(() => expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']));
});
