import { screen } from '@testing-library/react';
import { axeViolations, showPage } from '@portal/shared-ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, serve } from '../../../testing/server.ts';
import { Component as ReviewersPage } from './ReviewersPage.tsx';
import { Component as ReviewerPage } from './ReviewerPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const ANDERS = {
  id: 3,
  display_name: 'Anders Falk',
  groups: ['sfari_reviewer', 'abn_reviewer'],
  open: 4,
  late: 1,
  oldest: '2026-10-30T10:00:00Z',
  next_due: '2026-11-20',
  reminded: null,
  is_remindable: true,
};
const IDLE = {
  ...ANDERS,
  id: 4,
  display_name: 'Mara Lind',
  groups: [],
  open: 0,
  late: 0,
  oldest: null,
  next_due: null,
  is_remindable: false,
};

test('the list shows how much each reviewer has open, since when and until when', async () => {
  serve({ 'GET /workload/': () => ({ body: page([ANDERS, IDLE]) }) });
  const { container } = showPage(ReviewersPage, {
    route: 'reviewers',
    at: '/reviewers',
    role: 'sfari_admin',
  });
  const link = await screen.findByRole('link', { name: 'Anders Falk' });
  expect(link.getAttribute('href')).toBe('/reviewers/3');
  for (const text of ['SFARI Reviewer, ABN Reviewer', '10/30/2026', '11/20/2026'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('choosing late reviews asks the server only for those', async () => {
  const sent = serve({ 'GET /workload/': () => ({ body: page([ANDERS]) }) });
  const asked = (name: string) => sent.findLast(({ path }) => path === '/workload/')?.query.get(name);
  const { user } = showPage(ReviewersPage, { route: 'reviewers', at: '/reviewers', role: 'sfari_admin' });
  await screen.findByRole('link', { name: 'Anders Falk' });
  await user.selectOptions(screen.getByLabelText('Open reviews'), 'With late reviews');
  await expect.poll(() => asked('late__gte')).toBe('1');
  await user.selectOptions(screen.getByLabelText('Open reviews'), 'With open reviews');
  await expect.poll(() => asked('open__gte')).toBe('1');
  expect(asked('late__gte')).toBeNull();
});

test('a reviewer’s page lists the requests, says what is late in words, and leads to each', async () => {
  const review = (id: number, more: object) => ({
    id,
    request: { id: id + 100, sfari_request_id: `REQ00010${id}`, type: 1, project_title: 'Sleep' },
    reviewer: { id: 3, display_name: 'Anders Falk' },
    reviewer_role: 1,
    assigned: '2026-11-05T10:00:00Z',
    ...more,
  });
  const late = review(1, { due_date: '2026-11-19', is_late: true });
  const rows = page([late, review(2, { due_date: null, is_late: false })]);
  const sent = serve({
    'GET /workload/3/': () => ({ body: ANDERS }),
    'GET /open-review/': () => ({ body: rows }),
  });
  const { container } = showPage(ReviewerPage, {
    route: 'reviewers/:objectId',
    at: '/reviewers/3',
    role: 'sfari_admin',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Anders Falk' })).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'REQ000101' })).getAttribute('href')).toBe('/request/101');
  expect(screen.getByText('Late')).toBeTruthy();
  expect(screen.getByText('No due date')).toBeTruthy();
  expect(screen.getByText('4 open, 1 late')).toBeTruthy();
  expect(sent.find(({ path }) => path === '/open-review/')?.query.get('reviewer')).toBe('3');
  expect(await axeViolations(container)).toEqual([]);
});

test('a late reviewer is reminded by one press, and the day is then in its place', async () => {
  let anders: object = ANDERS;
  const sent = serve({
    'GET /workload/': () => ({ body: page([anders, IDLE]) }),
    'POST /workload/3/remind/': () => {
      anders = { ...ANDERS, reminded: '2026-11-24T15:00:00Z', is_remindable: false };
      return { body: anders };
    },
  });
  const { user } = showPage(ReviewersPage, { route: 'reviewers', at: '/reviewers', role: 'sfari_admin' });
  await user.click(await screen.findByRole('button', { name: 'Remind Anders Falk' }));
  expect(await screen.findByText('Reminded 11/24/2026')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
});

test('a reviewer who cannot be reminded has no button', async () => {
  serve({ 'GET /workload/': () => ({ body: page([{ ...ANDERS, is_remindable: false }]) }) });
  showPage(ReviewersPage, { route: 'reviewers', at: '/reviewers', role: 'sfari_admin' });
  await screen.findByRole('link', { name: 'Anders Falk' });
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
});
