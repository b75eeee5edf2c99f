import { screen, waitFor, within } from '@testing-library/react';
import { invalidate } from '@portal/shared-ui/data';
import { axeViolations, fakeServer, showPage, makeMember } from '@portal/shared-ui/testing';
import { beforeEach, expect, test } from 'vitest';
import { verification as WORDS } from '#texts/verification';
import { Component } from './VerificationPage.tsx';
import type { Researcher } from '../model/verdict-drafts.ts';

const server = fakeServer();
const person = (id: number, name: string, more: Partial<Researcher> = {}): Researcher => ({
  user: { id, display_name: name },
  email: `person${id}@demo.test`,
  title: null,
  role: 'primary_researcher',
  verified: null,
  confirmed: false,
  last_checked: null,
  removal_reason: null,
  joinder_date: null,
  created: '2026-03-01T12:00:00Z',
  due: 'recent',
  ...more,
});
const WAITING = [person(21, 'Ada Waits'), person(22, 'Ben Waits')];
const MEMBER = person(23, 'Cleo Member', { verified: true, confirmed: true, due: null });
const GONE = person(24, 'Dora Gone', { verified: false, removal_reason: 'Moved away', due: null });
const list = (results: readonly Researcher[], year: object | null = null) => ({
  institution: { id: 3, display_name: 'Northfield University' },
  year,
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
  localStorage.clear();
  server.on(`GET ${PATH}`, list([...WAITING, MEMBER, GONE]));
});

test('the decisions of before can be downloaded at any time', async () => {
  show();
  const record = await screen.findByRole('link', { name: 'Download as PDF' });
  expect(record.getAttribute('href')).toMatch(new RegExp(`^/api${PATH}pdf/`));
});

test('each researcher who was confirmed has a joinder, or not yet', async () => {
  const decided = { verified: true, confirmed: true, due: null } as const;
  server.on(
    `GET ${PATH}`,
    list([
      person(25, 'Eve Joined', { ...decided, joinder_date: '2026-04-02T12:00:00Z' }),
      MEMBER,
      GONE,
      person(26, 'Flo Official', { ...decided, role: 'sbso' }),
    ]),
  );
  show();
  await screen.findByText('Eve Joined');
  const textOf = (name: string) => screen.getByText(name).closest('li')?.textContent;
  expect(textOf('Eve Joined')).toContain('Joinder agreed on 04/02/2026');
  expect(textOf('Cleo Member')).toContain('Joinder: not yet');
  for (const name of ['Dora Gone', 'Flo Official']) expect(textOf(name)).not.toContain('Joinder');
});

test('an address outside the domains of the institution is marked', async () => {
  server.on(`GET ${PATH}`, list([...WAITING.slice(0, 1), person(25, 'Eve Within', { confirmed: true })]));
  show();
  const mark = await screen.findAllByText("Email address outside the institution's domains");
  expect(mark.map((one) => one.closest('li')?.textContent)).toEqual([expect.stringContaining('Ada Waits')]);
});

test('who waits in the year is confirmed or removed with a reason, after one tick, with the version that was read [S4.10-01 S7-23 S5-25]', async () => {
  server.on(`GET ${PATH}`, list(WAITING.map((one) => ({ ...one, due: 'annual' as const }))));
  const { user, container } = show();
  await screen.findByText('Ada Waits');
  expect(await axeViolations(container)).toEqual([]);
  const submit = screen.getByRole('button', { name: 'Submit' });
  expect(submit).toHaveProperty('disabled', true);
  const findReason = (button: HTMLElement) =>
    document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(findReason(submit)).toBe('Choose yes or no for everyone: 0 of 2 done.');
  await user.click(group('Ada Waits').getByRole('radio', { name: 'Yes, confirm' }));
  await user.click(screen.getByRole('checkbox', CHECKED));
  expect(submit).toHaveProperty('disabled', true);
  expect(findReason(submit)).toBe('Choose yes or no for everyone: 1 of 2 done.');
  await user.click(screen.getByRole('checkbox', CHECKED));
  await user.click(group('Ben Waits').getByRole('radio', { name: 'No, remove' }));
  expect(submit).toHaveProperty('disabled', true);
  expect(findReason(submit)).toBe('Confirm that you have checked each decision, then submit.');
  await user.click(screen.getByRole('checkbox', CHECKED));
  expect(findReason(submit)).toBeUndefined();
  await user.click(submit);
  const reason = screen.getByRole('textbox', { name: /^Reason for removing Ben Waits/ });
  expect(reason).toBe(document.activeElement);
  expect(screen.getByText('Required field')).toBeTruthy();
  expect(server.sent).toEqual([]);
  await user.type(reason, 'No one knows him');
  const done = list([MEMBER], { anniversary: '2027-04-02', compliance_status: 1 });
  server.on(`POST ${PATH}`, done);
  server.on(`GET ${PATH}`, done);
  await user.click(submit);
  expect(await screen.findByText(/^Your decisions are saved/)).toBeTruthy();
  expect(server.sent).toMatchObject([
    {
      call: `POST ${PATH}`,
      ifMatch: '"1"',
      body: [
        { user_id: 21, verified: true },
        { user_id: 22, verified: false, removal_reason: 'No one knows him' },
      ],
    },
  ]);
  const result = within(screen.getByRole('region', { name: 'Saved decisions' }));
  expect(result.getByText('You confirmed 1 researcher. You removed 1 researcher.')).toBeTruthy();
  expect(result.getByRole('link', { name: 'Download as PDF' }).getAttribute('href')).toMatch(
    new RegExp(`^/api${PATH}pdf/`),
  );
  const next = 'The next yearly verification of all researchers is due by 04/02/2027.';
  expect(result.getByText(next)).toBeTruthy();
  expect(screen.getAllByText(next), 'the date is said once').toHaveLength(1);
  expect(result.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toMatch(
    new RegExp(`^/api${PATH}calendar/`),
  );
  expect(await axeViolations(container)).toEqual([]);
  expect(screen.getByText('No one is waiting for your decision.')).toBeTruthy();
  const receipt = screen.getByRole('region', { name: 'Saved decisions' });
  expect(document.activeElement).toBe(receipt);
  const waiting = screen.getByRole('heading', { name: 'Waiting for your decision' });
  expect(receipt.compareDocumentPosition(waiting)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('all of the year are confirmed together and one is changed; a newcomer is decided about alone', async () => {
  const yearly = [25, 26, 27].map((id) =>
    person(id, `Yearly ${id}`, { verified: true, confirmed: true, due: 'annual' }),
  );
  server.on(`GET ${PATH}`, list([...WAITING, ...yearly]));
  server.on(`POST ${PATH}`, list(WAITING));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Confirm all 3' }));
  expect(screen.queryByRole('button', { name: /^Confirm all/ })).toBeNull();
  expect(group('Ada Waits').getByRole('radio', { name: 'Decide later' })).toHaveProperty('checked', true);
  await user.click(group('Yearly 27').getByRole('radio', { name: 'No, remove' }));
  await user.type(screen.getByRole('textbox', { name: /^Reason for removing Yearly 27/ }), 'Left in May');
  await user.click(screen.getByRole('checkbox', CHECKED));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/^Your decisions are saved/);
  expect(server.sent.map(({ body }) => body)).toEqual([
    [
      { user_id: 25, verified: true },
      { user_id: 26, verified: true },
      { user_id: 27, verified: false, removal_reason: 'Left in May' },
    ],
  ]);
});

test('a newcomer about whom one is unsure is left out and keeps waiting, while the year is decided as a whole', async () => {
  const yearly = [25, 26].map((id) =>
    person(id, `Yearly ${id}`, { verified: true, confirmed: true, due: 'annual' }),
  );
  server.on(`GET ${PATH}`, list([...WAITING, ...yearly]));
  server.on(`POST ${PATH}`, list(WAITING.slice(1)));
  const { user, container } = show();
  await screen.findByText('Ada Waits');
  expect(screen.getByText('Choose yes or no for at least one person.')).toBeTruthy();
  expect(group('Ben Waits').getByRole('radio', { name: 'Decide later' })).toHaveProperty('checked', true);
  expect(group('Yearly 25').queryByRole('radio', { name: 'Decide later' })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(group('Ben Waits').getByRole('radio', { name: 'Yes, confirm' }));
  await user.click(group('Ben Waits').getByRole('radio', { name: 'Decide later' }));
  await user.click(group('Ada Waits').getByRole('radio', { name: 'Yes, confirm' }));
  await user.click(screen.getByRole('checkbox', CHECKED));
  const submit = screen.getByRole('button', { name: 'Submit' });
  expect(submit).toHaveProperty('disabled', false);
  await user.click(group('Yearly 25').getByRole('radio', { name: 'Yes, confirm' }));
  expect(submit).toHaveProperty('disabled', true);
  expect(screen.getByText(/yes or no for everyone: 1 of 2 done/)).toBeTruthy();
  await user.click(group('Yearly 26').getByRole('radio', { name: 'Yes, confirm' }));
  await user.click(submit);
  await screen.findByText(/^Your decisions are saved/);
  expect(server.sent.map(({ body }) => body)).toEqual([
    [21, 25, 26].map((id) => ({ user_id: id, verified: true })),
  ]);
});

test('a member is removed with a reason, someone who was removed is confirmed again', async () => {
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
  await user.click(screen.getByRole('button', { name: 'Confirm Dora Gone' }));
  await waitFor(() => expect(server.sent).toHaveLength(2));
  expect(server.sent.map(({ body }) => body)).toEqual([
    [{ user_id: 23, verified: false, removal_reason: 'Retired' }],
    [{ user_id: 24, verified: true }],
  ]);
});

test('the year says by when, and each person why and since when they are in the list [S2.12-01]', async () => {
  const yearly = person(25, 'Eva Yearly', {
    verified: true,
    confirmed: true,
    last_checked: '2025-02-10T12:00:00Z',
    due: 'annual',
  });
  server.on(`GET ${PATH}`, list([...WAITING, yearly], { anniversary: '2026-04-02', compliance_status: 3 }));
  const { container } = show();
  expect(
    await screen.findByText('The yearly verification of your researchers was due on 04/02/2026'),
  ).toBeTruthy();
  const entry = screen.getByText('Eva Yearly').closest('li');
  expect(entry?.textContent).toContain('Yearly verification');
  expect(entry?.textContent).toContain('Principal Investigator');
  expect(entry?.textContent).toContain('Last confirmed on 02/10/2025');
  expect(screen.getByText('Ada Waits').closest('li')?.textContent).toContain('Recently affiliated');
  expect(await axeViolations(container)).toEqual([]);
});

test('what was chosen and typed is there again after a reload, until it is sent', async () => {
  const { user, unmount } = show();
  await screen.findByText('Ada Waits');
  await user.click(group('Ada Waits').getByRole('radio', { name: 'Yes, confirm' }));
  await user.click(group('Ben Waits').getByRole('radio', { name: 'No, remove' }));
  await user.type(screen.getByRole('textbox', { name: /^Reason for removing Ben Waits/ }), 'Left');
  unmount();
  const again = show();
  await screen.findByText('Ada Waits');
  expect(group('Ada Waits').getByRole('radio', { name: 'Yes, confirm' })).toHaveProperty('checked', true);
  expect(screen.getByRole('textbox', { name: /^Reason for removing Ben Waits/ })).toHaveProperty(
    'value',
    'Left',
  );
  // That it was checked is said anew.
  expect(screen.getByRole('checkbox', CHECKED)).toHaveProperty('checked', false);
  await again.user.click(screen.getByRole('checkbox', CHECKED));
  server.on(`POST ${PATH}`, list(WAITING));
  await again.user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/^Your decisions are saved/);
  again.unmount();
  show();
  await screen.findByText('Ada Waits');
  expect(group('Ada Waits').getByRole('radio', { name: 'Yes, confirm' })).toHaveProperty('checked', false);
});

test('the later of two officials gets a message, and sees what the other decided', async () => {
  const { user } = show();
  for (const yes of await screen.findAllByRole('radio', { name: 'Yes, confirm' })) await user.click(yes);
  await user.click(screen.getByRole('checkbox', CHECKED));
  server.on(`POST ${PATH}`, () => ({ status: 409, body: { code: 'STALE', detail: 'x' } }));
  server.on(
    `GET ${PATH}`,
    list([person(21, 'Ada Waits', { verified: false, removal_reason: 'Unknown', due: null })]),
  );
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/^Another official made a decision/)).toBeTruthy();
  expect(await screen.findByText('Reason: Unknown')).toBeTruthy();
});

test('removing someone uses the list as it was when the dialog opened, until a message says that it changed', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Remove Cleo Member' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox'), 'Retired');
  const now = list([person(21, 'Ada Waits', { verified: true, confirmed: true, due: null }), MEMBER]);
  server.on(`GET ${PATH}`, () => ({ body: now, etag: '"2"' }));
  await invalidate('institution');
  await waitFor(() => expect(screen.queryByText('Ben Waits')).toBeNull());
  server.on(`POST ${PATH}`, ({ ifMatch }) =>
    ifMatch === '"2"' ? { body: now } : { status: 409, body: { code: 'STALE', detail: 'x' } },
  );
  await user.click(dialog.getByRole('button', { name: 'Remove researcher' }));
  expect(await dialog.findByText(/^Another official made a decision/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Remove researcher' }));
  await waitFor(() => expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']));
});

test('an administrator comes with the institution in the address; no one there is said so [S8-17]', async () => {
  server.on('GET /institution/8/verification/', {
    institution: { id: 8, display_name: 'Lakeside University' },
    year: null,
    results: [],
  });
  show('/annual-researcher-review?institution=8');
  expect(await screen.findByText('No researchers are affiliated to this institution.')).toBeTruthy();
});

test('an administrator who signs for no institution is led to the list of all institutions', async () => {
  showPage(Component, { route: 'annual-researcher-review', role: 'sfari_admin', institution: null });
  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/compliance null');
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
