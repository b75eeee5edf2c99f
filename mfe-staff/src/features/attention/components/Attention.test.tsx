// @vitest-environment jsdom
import { axeViolations } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { AttentionLine, AttentionPanel } from './Attention.tsx';

afterEach(() => vi.unstubAllGlobals());

const SINCE = '2026-11-28T10:00:00Z';
const EMAIL = { area: 'email', cause: '421 Try later', count: 12, since: SINCE, retry: [1, 2, 3] };
const NIGHTLY_RUN = { area: 'night', cause: 'expire-requests', count: 1, since: SINCE, retry: [7] };
const GLOBUS = { area: 'system', cause: 'GLOBUS', count: 1, since: SINCE, retry: [] };
const fine = (...areas: readonly string[]) => areas.map((area) => ({ area, fine_since: SINCE }));

function show(ui: React.ReactNode, handlers: Parameters<typeof serve>[0] = {}) {
  const sent = serve({
    'GET /core-attention/': () => ({
      body: { areas: fine('email', 'system', 'night'), causes: [EMAIL, GLOBUS] },
    }),
    'GET /researcher-attention/': () => ({ body: { areas: fine('night', 'access'), causes: [NIGHTLY_RUN] } }),
    'GET /tissue-attention/': () => ({ body: { areas: fine('donor'), causes: [] } }),
    ...handlers,
  });
  return { ...showAs('superuser', ui), sent };
}

test('the home names each cause with its count, the way to it and the one act that solves it', async () => {
  const { container, user, sent } = show(<AttentionPanel />, {
    'POST /core-attention/retry/': () => ({ body: { done: 3, refused: 0, results: [] } }),
    'POST /researcher-attention/retry/': () => ({
      body: {
        done: 0,
        refused: 1,
        results: [{ id: 7, outcome: 'refused', code: 'WRONG_STATE', detail: 'It is done by now.' }],
      },
    }),
  });
  const list = await screen.findByRole('list', { name: 'Needs attention' });
  expect(within(list).getByText('12 emails were not sent: 421 Try later')).toBeTruthy();
  expect(within(list).getByText('End expired access: 1 nightly run failed')).toBeTruthy();
  expect(within(list).getByRole('link', { name: 'Show systems' }).getAttribute('href')).toBe('/superuser');
  expect(within(list).getAllByRole('button')).toHaveLength(2);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(within(list).getByRole('button', { name: /^Send 3 emails again/ }));
  expect(await screen.findByText('Emails are being sent')).toBeTruthy();
  await user.click(within(list).getByRole('button', { name: /^Run again/ }));
  expect(await screen.findByText('It is done by now.')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['/core-attention/retry/', { area: 'email', ids: [1, 2, 3] }],
    ['/researcher-attention/retry/', { area: 'night', ids: [7] }],
  ]);
});

test('where nothing is wrong there is one line, since when', async () => {
  show(<AttentionPanel />, {
    'GET /core-attention/': () => ({ body: { areas: fine('email'), causes: [] } }),
    'GET /researcher-attention/': () => ({ body: { areas: fine('night'), causes: [] } }),
  });
  expect(await screen.findByText(/^All fine since 11\/28\/2026/)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a page shows its own area alone, and asks the service that answers for it', async () => {
  const { sent } = show(<AttentionLine area="email" />);
  expect(await screen.findByText('12 emails were not sent: 421 Try later')).toBeTruthy();
  expect(screen.queryByText(/GLOBUS/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(sent.map(({ path }) => path)).toEqual(['/core-attention/']);
});

test('a service that does not answer is never called fine, and what the other knows is shown', async () => {
  const { user } = show(<AttentionPanel />, {
    'GET /core-attention/': () => ({ status: 503, body: { detail: 'Down', code: 'UNAVAILABLE' } }),
  });
  expect(await screen.findByText('Some checks did not load. There may be more.')).toBeTruthy();
  expect(screen.getByText('End expired access: 1 nightly run failed')).toBeTruthy();
  expect(screen.queryByText(/^All fine/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
});

test('donors, files and reports are named too; buttons of two causes with one count have their own names', async () => {
  const report = (cause: string) => ({ area: 'report', cause, count: 2, since: SINCE, retry: [1, 2] });
  const { user, sent } = show(<AttentionPanel />, {
    'GET /core-attention/': () => ({
      body: {
        areas: fine('file', 'report'),
        causes: [
          { area: 'file', cause: 'scan', count: 2, since: SINCE, retry: [] },
          report('/api/request/…'),
          report('/api/project/…'),
        ],
      },
    }),
    'GET /researcher-attention/': () => ({ body: { areas: fine('night'), causes: [] } }),
    'GET /tissue-attention/': () => ({
      body: {
        areas: fine('donor'),
        causes: [{ area: 'donor', cause: 'It was interrupted.', count: 1, since: SINCE, retry: [4] }],
      },
    }),
    'POST /tissue-attention/retry/': () => ({ body: { done: 1, refused: 0, results: [] } }),
  });
  expect(await screen.findByText(/^2 files are waiting for the virus scan/)).toBeTruthy();
  expect(
    screen.getAllByRole('link', { name: 'Show error reports' }).map((link) => link.getAttribute('href')),
  ).toEqual(Array(2).fill('/administration/error-reports?handled__isnull=true'));
  const names = screen.getAllByRole('button').map((button) =>
    (button.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );
  expect(names).toEqual([
    'Mark 2 reports as handled 2 error reports: /api/request/…',
    'Mark 2 reports as handled 2 error reports: /api/project/…',
    'Update donors again 1 donor update needs attention: It was interrupted.',
  ]);
  await user.click(screen.getByRole('button', { name: /^Update donors again/ }));
  expect(await screen.findByText('The donors are being updated')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ area: 'donor', ids: [4] });
});

test('a webhook whose calls fail leads to its page', async () => {
  show(<AttentionPanel />, {
    'GET /core-attention/': () => ({
      body: {
        areas: fine('webhook'),
        causes: [{ area: 'webhook', cause: 'Data lake', count: 1, since: SINCE, object_id: 3, retry: [] }],
      },
    }),
  });
  expect(await screen.findByText('Calls of the webhook Data lake fail')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show webhook' }).getAttribute('href')).toBe(
    '/superuser/webhooks/3',
  );
});

test('orders that BINS did not take are sent again from there, and lead to the dashboard', async () => {
  const { user, sent } = show(<AttentionPanel />, {
    'GET /core-attention/': () => ({ body: { areas: [], causes: [] } }),
    'GET /researcher-attention/': () => ({ body: { areas: [], causes: [] } }),
    'GET /tissue-attention/': () => ({
      body: {
        areas: [{ area: 'order', fine_since: null }],
        causes: [{ area: 'order', cause: 'BINS rejected it.', count: 2, since: SINCE, retry: [3, 5] }],
      },
    }),
    'POST /tissue-attention/retry/': () => ({ body: { done: 2, refused: 0, results: [] } }),
  });
  expect(await screen.findByText('2 tissue orders did not reach BINS: BINS rejected it.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show orders' }).getAttribute('href')).toBe(
    '/abn-dashboard?tab=awaiting_fulfillment',
  );
  await user.click(screen.getByRole('button', { name: /^Send 2 orders again/ }));
  expect(await screen.findByText('Orders are being sent')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ area: 'order', ids: [3, 5] });
});
