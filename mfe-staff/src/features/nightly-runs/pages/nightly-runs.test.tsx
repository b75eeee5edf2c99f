import { screen } from '@testing-library/react';
import { axeViolations, showPage } from '@portal/shared-ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, serve } from '../../../testing/server.ts';
import { Component } from './NightlyRunsPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const run = (id: number, more: object = {}) => ({
  id,
  task: 'expire-requests',
  day: '2027-03-01',
  state: 'done',
  started: '2027-03-01T05:00:30Z',
  finished: '2027-03-01T05:00:33Z',
  milliseconds: 3100,
  attempts: 1,
  counts: { ended: 2, access_ended: 5, resumed: 0 },
  error: '',
  abilities: { read: true, retry: false },
  ...more,
});
const FAILED = run(8, {
  task: 'remind-of-dates',
  state: 'failed',
  finished: null,
  milliseconds: null,
  attempts: 3,
  counts: {},
  error: 'The disk is full',
  abilities: { read: true, retry: true },
});
const plan = {
  day: '2027-03-01',
  tasks: ['expire-requests', 'remind-of-dates'],
  next: '2027-03-02T05:00:00Z',
};
const show = () => showPage(Component, { route: 'nightly-runs', at: '/nightly-runs', role: 'sfari_admin' });

test('each task of a day says what it did, in words and without what it did not', async () => {
  serve({
    'GET /nightly-run/': () => ({ body: page([run(7), run(9, { counts: {}, task: 'a-later-task' })]) }),
    'GET /nightly-plan/': () => ({ body: plan }),
  });
  const { container } = show();
  expect(await screen.findByText('2 requests ended, 5 grants ended')).toBeTruthy();
  expect(screen.getByText('Nothing to do')).toBeTruthy();
  expect(screen.getByText('a-later-task')).toBeTruthy();
  expect(screen.getAllByText('3.1 s')).toHaveLength(2);
  expect(await screen.findByText(/^Today is 03\/01\/2027\. The next night begins /)).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('a run that failed says why, and is run again at the version that was seen', async () => {
  const sent = serve({
    'GET /nightly-run/': () => ({ body: page([FAILED]) }),
    'GET /nightly-run/8/': () => ({ body: FAILED }),
    'GET /nightly-plan/': () => ({ body: plan }),
    'POST /nightly-run/8/retry/': () => ({ body: { ...FAILED, attempts: 0 } }),
  });
  const { user } = show();
  await user.click(
    await screen.findByRole('button', { name: 'Details of Send reminders of dates, 03/01/2027' }),
  );
  expect(await screen.findByText('The disk is full')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Run again: Send reminders of dates, 03/01/2027' }));
  await expect.poll(() => sent.some(({ method }) => method === 'POST')).toBe(true);
});
