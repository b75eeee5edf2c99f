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
const CORE_PLAN = { ...plan, tasks: ['remind-of-verification'] };
const PLANS = {
  'GET /core-nightly-run/': () => ({ body: page([]) }),
  'GET /core-nightly-plan/': () => ({ body: CORE_PLAN }),
  'GET /researcher-nightly-plan/': () => ({ body: plan }),
};
const CORE_RUN = run(7, { task: 'remind-of-verification', counts: { institutions_reminded: 3 } });
const show = (search = '') =>
  showPage(Component, { route: 'nightly-runs', at: `/nightly-runs${search}`, role: 'sfari_admin' });

test('each task of a day says what it did, in words and without what it did not', async () => {
  serve({
    'GET /researcher-nightly-run/': () => ({
      body: page([run(7), run(9, { counts: {}, task: 'a-later-task' })]),
    }),
    ...PLANS,
  });
  const { container } = show();
  expect(await screen.findByText('2 requests expired, 5 access grants ended')).toBeTruthy();
  expect(screen.getByText('Nothing to do')).toBeTruthy();
  expect(screen.getByText('a-later-task')).toBeTruthy();
  expect(screen.getAllByText('3.1 s')).toHaveLength(2);
  expect(await screen.findByText(/^The next run starts /)).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('runs with nothing to do are one line, until they are asked for', async () => {
  const idle = run(9, { counts: {}, task: 'a-later-task' });
  serve({
    ...PLANS,
    'GET /researcher-nightly-run/': ({ query }) => ({
      body:
        query.get('is_idle') === 'true'
          ? page([idle], { count: 97 })
          : page(query.get('is_idle') === 'false' ? [run(7)] : [run(7), idle]),
    }),
  });
  const { user } = show();
  expect(await screen.findByText(/97 runs with nothing to do are not listed\./)).toBeTruthy();
  expect(await screen.findByText('2 requests expired, 5 access grants ended')).toBeTruthy();
  expect(screen.queryByText('Nothing to do')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all runs' }));
  expect(await screen.findByText('Nothing to do')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show all runs' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Hide runs with nothing to do' }));
  expect(await screen.findByRole('button', { name: 'Show all runs' })).toBeTruthy();
});

const ONLY_IDLE = {
  ...PLANS,
  'GET /researcher-nightly-run/': ({ query }: { query: URLSearchParams }) => ({
    body: query.get('is_idle') === 'true' ? page([run(9, { counts: {} })], { count: 3 }) : page([]),
  }),
};

test('says that a list has only idle runs', async () => {
  serve(ONLY_IDLE);
  show();
  expect(await screen.findByText('No runs with results')).toBeTruthy();
});

test('idle runs are counted for the chosen task, and never among those that failed', async () => {
  const sent = serve(ONLY_IDLE);
  show('?task=expiry&state=failed');
  await expect
    .poll(() => sent.find(({ query }) => query.get('is_idle') === 'true')?.query.get('task'))
    .toBe('expiry');
  expect(await screen.findByText(/^The next run starts /)).toBeTruthy();
  expect(screen.queryByText(/are not listed/)).toBeNull();
});

test('a run that failed says why, and is run again at the version that was seen', async () => {
  const sent = serve({
    'GET /researcher-nightly-run/': () => ({ body: page([FAILED]) }),
    'GET /researcher-nightly-run/8/': () => ({ body: FAILED }),
    ...PLANS,
    'POST /researcher-nightly-run/8/retry/': () => ({ body: { ...FAILED, attempts: 0 } }),
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Details of Send date reminders, 03/01/2027' }));
  expect(await screen.findByText('The disk is full')).toBeTruthy();
  expect(screen.queryByText('Nothing to do')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Run again: Send date reminders, 03/01/2027' }));
  await expect.poll(() => sent.some(({ method }) => method === 'POST')).toBe(true);
});

test('runs of all services are one list by day, although their ids are the same', async () => {
  serve({
    ...PLANS,
    'GET /core-nightly-run/': () => ({ body: page([CORE_RUN, { ...CORE_RUN, id: 6, day: '2027-02-27' }]) }),
    'GET /researcher-nightly-run/': () => ({ body: page([run(7), run(6, { day: '2027-02-28' })]) }),
  });
  show();
  expect(await screen.findAllByText('3 institutions reminded')).toHaveLength(2);
  const days = screen
    .getAllByRole('row')
    .flatMap(({ textContent }) => /0[23]\/\d\d\/2027/.exec(textContent) ?? []);
  expect(days).toEqual(['03/01/2027', '03/01/2027', '02/28/2027', '02/27/2027']);
});

test('a service that does not answer costs its own part, which is named and asked for again', async () => {
  let isDown = true;
  serve({
    ...PLANS,
    'GET /core-nightly-run/': () =>
      isDown
        ? { status: 502, body: { detail: 'x', code: 'UNAVAILABLE', correlation_id: 'c' } }
        : { body: page([CORE_RUN]) },
    'GET /core-nightly-plan/': () => ({ status: 502, body: { detail: 'x' } }),
    'GET /researcher-nightly-run/': () => ({ body: page([run(7)]) }),
  });
  const { user, container } = show();
  expect(await screen.findByText('2 requests expired, 5 access grants ended')).toBeTruthy();
  expect(
    await screen.findByText(/^Runs for accounts and institutions cannot be loaded right now/),
  ).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 institutions reminded')).toBeTruthy();
  expect(screen.queryByText(/cannot be loaded right now/)).toBeNull();
});

test('without any service the table says so, with a way to ask again', async () => {
  const down = () => ({ status: 502, body: { detail: 'x', code: 'UNAVAILABLE', correlation_id: 'c' } });
  serve({
    'GET /core-nightly-run/': down,
    'GET /core-nightly-plan/': down,
    'GET /researcher-nightly-run/': down,
    'GET /researcher-nightly-plan/': down,
  });
  show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText(/cannot be loaded right now/)).toBeNull();
});
