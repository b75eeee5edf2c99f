import { axeViolations, fakeServer, showPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as StatisticsPage } from './StatisticsPage.tsx';

const server = fakeServer();
const show = () => showPage(StatisticsPage, { route: 'statistics', at: '/statistics', role: 'sfari_admin' });

const NONE = { submitted: 0, decided: 0, approved_share: null, days_to_decision: null };
const STATISTICS = {
  since: '2026-07-01',
  types: [
    { type: 1, submitted: 1204, decided: 40, approved_share: 0.85, days_to_decision: 9 },
    { type: 8, submitted: null, decided: 0, approved_share: null, days_to_decision: null },
  ],
  quarters: [
    { quarter: 'Q3 2026', ...NONE, types: [] },
    {
      quarter: 'Q4 2026',
      submitted: 1205,
      decided: 40,
      approved_share: 0.85,
      days_to_decision: 9,
      types: [
        { type: 1, submitted: 1204 },
        { type: 8, submitted: null },
      ],
    },
  ],
};

test('numbers by type, and every quarter as a table with the newest first', async () => {
  server.on('GET /public/statistics/', STATISTICS);
  const { container } = show();
  expect(await screen.findByRole('heading', { name: 'Dataset' })).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'By quarter' }))
    .getAllByRole('row')
    .map((row) => Array.from(row.querySelectorAll('th, td'), ({ textContent }) => textContent));
  expect(rows).toEqual([
    [
      'Quarter',
      'Dataset',
      'Autism BrainNet Tissue Request',
      'All types',
      'Decided',
      'Approved',
      'Days to a decision',
    ],
    ['Q4 2026', '1,204', '< 5', '1,205', '40', '85%', '9'],
    ['Q3 2026', '0', '0', '0', '0', '–', '–'],
  ]);
  // one scale for the bars of all types
  expect(screen.getAllByText('Scale: 0 to 1,204 per quarter')).toHaveLength(2);
  expect(await axeViolations(container)).toEqual([]);
});

test('the scale of hidden counts does not say less than they may be', async () => {
  const [empty, latest] = STATISTICS.quarters;
  const types = [{ type: 1, submitted: null }];
  server.on('GET /public/statistics/', {
    ...STATISTICS,
    types: STATISTICS.types.slice(0, 1),
    quarters: [empty, { ...latest, submitted: null, types }],
  });
  show();
  expect(await screen.findByText('Scale: 0 to 5 per quarter')).toBeTruthy();
});

test('before the first request it says so', async () => {
  server.on('GET /public/statistics/', { since: '2026-07-01', types: [], quarters: [] });
  show();
  expect(await screen.findByText('No requests yet')).toBeTruthy();
});

test('where the foundation does not publish it there is no such page', async () => {
  server.on('GET /public/statistics/', () => ({ status: 404, body: { detail: 'x', code: 'NOT_FOUND' } }));
  const { router } = show();
  await expect.poll(() => router.state.location.pathname).toBe('/404');
});
