import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { showList } from '../../testing/show-list.tsx';
import ProjectUpdatesPanel from './components/ProjectUpdatesPanel.tsx';
import { Component } from './pages/ProjectUpdatesPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const update = (id: number, more: object = {}) => ({
  id,
  sfari_request_id: `REQ00000${id}`,
  type: 1,
  status: 7,
  owner: { id: 3, display_name: 'Ada Lindqvist' },
  project: { id: 5, sfari_project_id: 'SP5', title: 'Sleep in siblings' },
  expiration_date: '2027-03-31T23:59:59Z',
  days: 30,
  irb_date: null,
  state: 'pending',
  abilities: { read: true, renew: true },
  ...more,
});
const ROWS = [
  update(1, { state: 'overdue', days: -2 }),
  update(2),
  update(3, { type: 4, state: 'upcoming', days: 100, irb_date: '2027-05-01' }),
  update(4, { state: 'submitted', days: 40, abilities: { read: true, renew: false } }),
  update(5, {
    state: 'suspended',
    days: null,
    expiration_date: null,
    abilities: { read: true, renew: false },
  }),
];
const serve = (results: readonly object[] = ROWS, given = 1) =>
  fakeApi(({ path }) => {
    if (path === '/request/') return { body: { count: given, next: null, previous: null, results: [] } };
    if (path === '/term-calendar-feed/')
      return { body: { created: null, address: null, abilities: { make: true, remove: false } } };
    return path === '/project-update/'
      ? { body: { count: results.length, next: null, previous: null, results } }
      : undefined;
  });

test('each row says when it ends and how urgent it is, and leads to its renewal [R2.8-01 R2.8-04]', async () => {
  serve();
  showList(Component, '/compliance_researcher');
  expect(await screen.findByRole('heading', { level: 1, name: 'Project Updates Dashboard' })).toBeTruthy();
  const table = await screen.findByRole('table', { name: 'Project Updates Dashboard' });
  for (const text of [
    'Overdue',
    'Pending',
    'Upcoming',
    'Submitted',
    'Suspended. Action Needed',
    '2 days ago',
    'in 30 days',
  ])
    expect(await within(table).findByText(text)).toBeTruthy();
  expect(within(table).getByText('05/01/2027')).toBeTruthy();
  const renewals = within(table)
    .getAllByRole('link', { name: /^Renew / })
    .map((link) => link.getAttribute('href'));
  expect(renewals).toEqual(['/request/1/renewal', '/request/2/renewal', '/request/3/rm-renewal']);
  expect(within(table).queryByText('Ada Lindqvist')).toBeNull();
});

test('a calendar shows which request ends on which day of a month [R2.8-07]', async () => {
  const sent = serve([update(1, { expiration_date: new Date().toISOString() })]);
  const user = showList(Component, '/compliance_researcher');
  const calendar = await screen.findByRole('region', { name: 'Calendar' });
  const day = await within(calendar).findByRole('listitem');
  expect(within(day).getByRole('link', { name: 'REQ000001' }).getAttribute('href')).toBe('/request/1');
  const before = sent.length;
  await user.click(within(calendar).getByRole('button', { name: 'Next month' }));
  await expect.poll(() => sent.length).toBeGreaterThan(before);
});

test('staff see whose it is, and renew nothing', async () => {
  serve(ROWS.map((row) => ({ ...row, abilities: { read: true, renew: false } })));
  showList(Component, '/compliance_researcher', { isStaff: true });
  expect((await screen.findAllByText('Ada Lindqvist')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: /^Renew / })).toBeNull();
});

test('home shows what ends next and leads to the dashboard [R2.6-04]', async () => {
  serve();
  showList(ProjectUpdatesPanel, '/');
  expect(await screen.findByRole('link', { name: 'REQ000001: Sleep in siblings' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Project Updates Dashboard' }).getAttribute('href')).toBe(
    '/compliance_researcher',
  );
});

test('home says in a line that nothing ends, and leads to the dashboard all the same [R2.6-04]', async () => {
  serve([]);
  showList(ProjectUpdatesPanel, '/');
  expect(await screen.findByText(/^No access ends in the next six months/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Project Updates Dashboard' })).toBeTruthy();
});

test('home says so to a person who has no access', async () => {
  serve([], 0);
  showList(ProjectUpdatesPanel, '/');
  expect(await screen.findByText('You have no access yet.')).toBeTruthy();
});

test('a researcher subscribes to the dates below their calendar', async () => {
  serve();
  showList(Component, '/compliance_researcher');
  const heading = await screen.findByRole('heading', { level: 3, name: 'Subscribe with your calendar app' });
  expect(heading).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create calendar link' })).toBeTruthy();
});
