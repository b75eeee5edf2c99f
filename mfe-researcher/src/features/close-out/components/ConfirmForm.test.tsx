import type { CloseOut } from '@portal/contract/types';
import { fakeServer, showPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ConfirmForm } from './ConfirmForm.tsx';

const server = fakeServer();
beforeEach(() => localStorage.clear());
const closeOut: CloseOut = {
  id: 1,
  request: { id: 31, sfari_request_id: 'REQ000031', type: 1, status: 7 },
  owner: { id: 7, display_name: 'Maya Lindqvist' },
  project: { id: 9, title: 'Sleep in siblings' },
  status: 'open',
  ended_on: '2026-10-14',
  days: 43,
  is_overdue: true,
  kinds: ['data'],
  answers: [],
  confirmed: null,
  confirmed_by: null,
  judged: null,
  reason: '',
  version: 'W/"1"',
  abilities: { read: true, confirm: true },
};
const show = (kinds: CloseOut['kinds'] = ['data']) => {
  const Page = () => <ConfirmForm closeOut={{ ...closeOut, kinds }} reload={() => Promise.resolve()} />;
  return showPage(Page, { route: 'request' });
};
const how = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^How it was done/ });

test('what was typed is there after a reload, until it is sent', async () => {
  const before = show();
  await before.user.click(await screen.findByRole('radio', { name: 'Destroyed' }));
  await before.user.type(await how(), 'Wiped, with the backups');
  before.unmount();

  const { user, unmount } = show();
  await screen.findByRole('button', { name: 'Discard' });
  expect((await how()).value).toBe('Wiped, with the backups');
  await user.type(screen.getByRole('textbox', { name: /^Date completed/ }), '11/01/2026');
  await user.click(screen.getByRole('checkbox', { name: /^I confirm that this is complete/ }));
  server.on('POST /close-out/1/confirm/', { ...closeOut, status: 'confirmed' });
  await user.click(screen.getByRole('button', { name: 'Confirm Close-out' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(dialog.querySelectorAll('button')[1] ?? dialog);
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]).toMatchObject({
    ifMatch: 'W/"1"',
    body: { data: { outcome: 'destroyed', day: '2026-11-01', description: 'Wiped, with the backups' } },
  });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  unmount();

  show();
  await screen.findByRole('radio', { name: 'Destroyed' });
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

test('a date in the future is refused before the question, and the summary says of which kind', async () => {
  const { user } = show(['data', 'tissue']);
  for (const choice of await screen.findAllByRole('radio', { name: 'Destroyed' })) await user.click(choice);
  const [data, tissue] = screen.getAllByRole('textbox', { name: /^Date completed/ });
  if (!data || !tissue) throw new Error('each kind has a date');
  await user.type(data, '12/31/2999');
  await user.type(tissue, '11/01/2026');
  for (const box of screen.getAllByRole('textbox', { name: /^How it was done/ }))
    await user.type(box, 'Wiped');
  await user.click(screen.getByRole('button', { name: 'Confirm Close-out' }));
  const summary = within(await screen.findByRole('alert', { name: 'There is a problem' }));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Data – Date completed: Enter a date that is not in the future',
    'Please confirm the statement',
  ]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
