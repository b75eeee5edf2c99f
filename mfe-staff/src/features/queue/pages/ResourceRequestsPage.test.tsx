import { MESSAGES } from '@portal/contract/messages';
import type { SessionRole } from '@portal/contract/roles';
import { forgetEverything } from '@portal/shared-ui/data';
import { axeViolations } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve, type SentCall } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { Component as ResourceRequestsPage } from './ResourceRequestsPage.tsx';

afterEach(async () => {
  vi.unstubAllGlobals();
  await forgetEverything();
});

const isUnassigned = ({ query }: SentCall) => query.get('reviews__user__isnull') === 'true';

async function show(role: SessionRole, search: string) {
  const request = buildRequest({ review_users: [] });
  const sent = serve({
    'GET /request/': (call) => ({
      body:
        isUnassigned(call) && call.query.get('limit') === '1'
          ? page([], { count: 1000, count_capped: true })
          : page(search.includes('empty') ? [] : [request], { groups: { status: { 2: 26, 3: 28 } } }),
    }),
  });
  const shown = showAs(role, <ResourceRequestsPage />, { path: `/resource-request?${search}` });
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  const nav = screen.getByRole('navigation', { name: 'Queues' });
  const links = () =>
    within(nav)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  return { ...shown, sent, request, links };
}

test('an administrator has every queue with its count, unassigned too, and a row leads to its request [C2.10.1 S2.2-02 S2.2-03]', async () => {
  const { links, container, request } = await show('sfari_admin', 'q=admin');
  await waitFor(() =>
    expect(links()).toEqual([
      'New Requests26',
      'Unassigned1000+',
      'Under Review28',
      'Revisions Requested0',
      'Approved (Pending Team)0',
      'View All Requests',
    ]),
  );
  const row = await screen.findByRole('link', { name: request.sfari_request_id });
  expect(row.getAttribute('href')).toBe(`/request/${request.id}`);
  expect(screen.queryByLabelText('Only my reviews')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('a reviewer has three queues and sees their own reviews first [S2.2-04 S2.2-05]', async () => {
  const { links, sent, user } = await show('sfari_reviewer', 'q=reviewer');
  expect(links().map((words) => words?.replace(/\d+$/, ''))).toEqual([
    'Under Review',
    'Revisions Requested',
    'Approved (Pending Team)',
    'View All Requests',
  ]);
  expect(sent.every(({ query }) => query.get('reviews__user') === '1')).toBe(true);
  expect(sent.some(isUnassigned)).toBe(false);
  const before = sent.length;
  await user.click(screen.getByLabelText('Only my reviews'));
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  expect(sent.slice(before).every(({ query }) => !query.has('reviews__user'))).toBe(true);
});

test('an empty queue says so, and what fills it [S8-04]', async () => {
  await show('sfari_admin', 'queue=revisions&size=empty');
  expect(await screen.findByText(MESSAGES.emptyTab)).toBeTruthy();
});

test('a queue starts with what waits longest, and marks more than two weeks in words', async () => {
  const old = buildRequest({
    status_since: new Date(Date.now() - 20 * 86_400_000).toISOString(),
    project: { id: 4, sfari_project_id: 'PRJ000004', title: 'A very long title of a study of sleep' },
  });
  const sent = serve({ 'GET /request/': () => ({ body: page([old], { groups: { status: {} } }) }) });
  showAs('sfari_admin', <ResourceRequestsPage />, { path: '/resource-request?queue=under-review&q=old' });
  const cell = await screen.findByRole('cell', { name: '20 days More than two weeks' });
  expect(cell.querySelector('svg')).toBeTruthy();
  expect(screen.getByTitle('A very long title of a study of sleep').textContent).toBe(
    'A very long title of a study of sleep',
  );
  expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  expect(sent.some(({ query }) => query.get('ordering') === 'status_since')).toBe(true);
});
