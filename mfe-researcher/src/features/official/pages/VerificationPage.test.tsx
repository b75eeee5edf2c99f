import { screen, waitFor, within } from '@testing-library/react';
import { invalidate } from '@portal/shared-ui/data';
import { axeViolations, fakeServer, showPage, makeMember } from '@portal/shared-ui/testing';
import { beforeEach, expect, test } from 'vitest';
import { verification as WORDS } from '#texts/verification';
import { Component } from './VerificationPage.tsx';
import type { Researcher } from '../api/verdict-drafts.ts';

const server = fakeServer();
const person = (id: number, name: string, more: Partial<Researcher> = {}): Researcher => ({
  user: { id, display_name: name },
  email: `person${id}@demo.test`,
  title: null,
  verified: null,
  confirmed: false,
  last_checked: null,
  removal_reason: null,
  joinder_date: null,
  created: '2026-03-01T12:00:00Z',
  ...more,
});
const WAITING = [person(21, 'Ada Waits'), person(22, 'Ben Waits')];
const MEMBER = person(23, 'Cleo Member', { verified: true, confirmed: true });
const GONE = person(24, 'Dora Gone', { verified: false, removal_reason: 'Moved away' });
const list = (results: readonly Researcher[]) => ({
  institution: { id: 3, display_name: 'Northfield University' },
  results,
});
const PATH = '/institution/3/verification/';
const show = (at?: string) =>
  showPage(Component, {
    route: 'annual-researcher-review',
    role: 'sbso',
    institution: makeMember({ is_current_officer: true }),
    ...(at ? { at } : {}),
  });
const group = (name: string) =>
  within(screen.getByRole('group', { name: `Does ${name} do research at Northfield University?` }));
const CHECKED = { name: 'I have checked each of these decisions' };

beforeEach(() => {
  server.on(`GET ${PATH}`, list([...WAITING, MEMBER, GONE]));
});

test('who waits is confirmed or removed with a reason, after one tick, with the version that was read [S4.10-01 S7-23]', async () => {
  const { user, container } = show();
  await screen.findByText('Ada Waits');
  expect(await axeViolations(container)).toEqual([]);
  const submit = screen.getByRole('button', { name: 'Submit' });
  expect(submit).toHaveProperty('disabled', true);
  const findReason = (button: HTMLElement) =>
    document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(findReason(submit)).toBe('Say yes or no to at least one person, then submit.');
  await user.click(group('Ada Waits').getByRole('radio', { name: 'Yes, confirm' }));
  await user.click(group('Ben Waits').getByRole('radio', { name: 'No, remove' }));
  expect(submit).toHaveProperty('disabled', true);
  expect(findReason(submit)).toBe('Tick that you have checked each decision, then submit.');
  await user.click(screen.getByRole('checkbox', CHECKED));
  expect(findReason(submit)).toBeUndefined();
  await user.click(submit);
  const reason = screen.getByRole('textbox', { name: /^Reason for removing Ben Waits/ });
  expect(reason).toBe(document.activeElement);
  expect(screen.getByText('Required field')).toBeTruthy();
  expect(server.sent).toEqual([]);
  await user.type(reason, 'Nobody knows him');
  server.on(`POST ${PATH}`, list([MEMBER]));
  server.on(`GET ${PATH}`, list([MEMBER]));
  await user.click(submit);
  expect(await screen.findByText(/^Your decisions are saved/)).toBeTruthy();
  expect(server.sent).toMatchObject([
    {
      call: `POST ${PATH}`,
      ifMatch: '"1"',
      body: [
        { user_id: 21, verified: true },
        { user_id: 22, verified: false, removal_reason: 'Nobody knows him' },
      ],
    },
  ]);
  expect(screen.getByText('Nobody waits for your decision.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Waiting for your decision' }));
});

test('a member is removed with a reason, somebody who was removed is confirmed again', async () => {
  const { user } = show();
  expect(await screen.findByText('Reason: Moved away')).toBeTruthy();
  server.on(`POST ${PATH}`, list([...WAITING, MEMBER, GONE]));
  await user.click(screen.getByRole('button', { name: 'Remove Cleo Member' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove researcher' }));
  expect(dialog.getByText('Required field')).toBeTruthy();
  await user.type(dialog.getByRole('textbox'), 'Retired');
  await user.click(dialog.getByRole('button', { name: 'Remove researcher' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Confirm Dora Gone again' }));
  await waitFor(() => expect(server.sent).toHaveLength(2));
  expect(server.sent.map(({ body }) => body)).toEqual([
    [{ user_id: 23, verified: false, removal_reason: 'Retired' }],
    [{ user_id: 24, verified: true }],
  ]);
});

test('the later of two officials is told, and sees what the other decided', async () => {
  const { user } = show();
  await user.click((await screen.findAllByRole('radio', { name: 'Yes, confirm' }))[0] ?? document.body);
  await user.click(screen.getByRole('checkbox', CHECKED));
  server.on(`POST ${PATH}`, () => ({ status: 409, body: { code: 'STALE', detail: 'x' } }));
  server.on(`GET ${PATH}`, list([person(21, 'Ada Waits', { verified: false, removal_reason: 'Unknown' })]));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/^Another official decided meanwhile/)).toBeTruthy();
  expect(await screen.findByText('Reason: Unknown')).toBeTruthy();
});

test('removing somebody stands on the list as it was when the dialog opened, until one is told', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Remove Cleo Member' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox'), 'Retired');
  const now = list([person(21, 'Ada Waits', { verified: true, confirmed: true }), MEMBER]);
  server.on(`GET ${PATH}`, () => ({ body: now, etag: '"2"' }));
  await invalidate('institution');
  await waitFor(() => expect(screen.queryByText('Ben Waits')).toBeNull());
  server.on(`POST ${PATH}`, ({ ifMatch }) =>
    ifMatch === '"2"' ? { body: now } : { status: 409, body: { code: 'STALE', detail: 'x' } },
  );
  await user.click(dialog.getByRole('button', { name: 'Remove researcher' }));
  expect(await dialog.findByText(/^Another official decided meanwhile/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Remove researcher' }));
  await waitFor(() => expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']));
});

test('an administrator comes with the institution in the address; nobody there is said so [S8-17]', async () => {
  server.on('GET /institution/8/verification/', {
    institution: { id: 8, display_name: 'Lakeside University' },
    results: [],
  });
  show('/annual-researcher-review?institution=8');
  expect(await screen.findByText('No researchers are affiliated to this institution.')).toBeTruthy();
});

test('an address that names no institution asks for none', async () => {
  show('/annual-researcher-review?institution=8%2F..%2F9');
  expect(await screen.findByText(WORDS.noInstitution)).toBeTruthy();
  expect(screen.getByRole('link', { name: WORDS.back }).getAttribute('href')).toBe('/');
});

test('a list that cannot be read is asked for again, and one of strangers is not there', async () => {
  server.on(`GET ${PATH}`, () => ({ status: 503, body: { detail: 'x' } }));
  const { user, unmount } = show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.on(`GET ${PATH}`, list(WAITING));
  await user.click(retry);
  expect(await screen.findByText('Ada Waits')).toBeTruthy();
  unmount();
  show('/annual-researcher-review?institution=77');
  expect((await screen.findByTestId('elsewhere')).textContent).toMatch(/^\/404/);
});
