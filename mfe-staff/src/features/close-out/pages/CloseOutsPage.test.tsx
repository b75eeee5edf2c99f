import { screen, waitFor } from '@testing-library/react';
import { axeViolations, emptyList, fakeServer, showPage } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component } from './CloseOutsPage.tsx';

const server = fakeServer();
const row = (id: number, more: object = {}) => ({
  id,
  request: { id: id + 100, sfari_request_id: `REQ00000${id}`, type: 1, status: 7 },
  owner: { id: 5, display_name: 'Maya Lindqvist' },
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
  abilities: { read: true, confirm: false, review: false },
  ...more,
});
const show = (at = '/close-outs') => showPage(Component, { route: 'close-outs', at, role: 'sfari_admin' });

test('each end of access says who has not confirmed, since when, and leads to the request', async () => {
  server.on('GET /close-out/', {
    ...emptyList,
    count: 2,
    results: [
      row(1),
      row(2, { status: 'accepted', is_overdue: false, days: 1, confirmed: '2026-11-20T10:00:00Z' }),
    ],
  });
  const { container } = show();
  const link = await screen.findByRole('link', { name: 'REQ000001' });
  expect(link.getAttribute('href')).toBe('/request/101?tab=close-out');
  const [first, second] = screen.getAllByRole('row').slice(1);
  expect(first?.textContent).toMatch(
    /Maya Lindqvist.*Sleep in siblings.*10\/14\/2026.*43 days ago.*Confirmation Due.*Overdue.*Not yet/,
  );
  expect(second?.textContent).toMatch(/1 day ago.*Accepted.*11\/20\/2026/);
  expect(await axeViolations(container)).toEqual([]);
});

test('late ones are a filter, which lives in the address', async () => {
  const asked: (string | null)[] = [];
  server.on('GET /close-out/', ({ query }: { query: URLSearchParams }) => {
    asked.push(query.get('is_overdue'));
    return { body: { ...emptyList, count: 1, results: [row(1)] } };
  });
  const { user, router } = show();
  await screen.findByRole('link', { name: 'REQ000001' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Overdue' }), 'Overdue');
  await waitFor(() => expect(asked.at(-1)).toBe('true'));
  expect(router.state.location.search).toContain('is_overdue=true');
});

test('without close-outs the list says when one comes', async () => {
  server.on('GET /close-out/', emptyList);
  show();
  expect(await screen.findByText('Requests appear here the night after access ends.')).toBeTruthy();
});
