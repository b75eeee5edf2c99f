import { screen, waitFor, within } from '@testing-library/react';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Releases } from './Releases.tsx';

const SINCE = '2026-11-26T08:00:00Z';
const side = (version: string, isCanary: boolean, more: Record<string, unknown> = {}) => ({
  version,
  isCanary,
  sessions: 40,
  errors: 1,
  failed: 0,
  either: 1,
  lcp: 1800.4,
  inp: null,
  cls: 0.0123,
  ...more,
});

let isTried: boolean;
let isStale: boolean;
let verdict: { state: string; reasons: unknown[] };
let writes: { path: string; ifMatch: string | null }[];
let reads: number;
beforeEach(() => {
  isTried = true;
  isStale = false;
  verdict = { state: 'not_worse', reasons: [] };
  writes = [];
  reads = 0;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const { pathname } = new URL(input, 'http://portal.test');
    if (init?.method === 'POST') {
      writes.push({ path: pathname, ifMatch: new Headers(init.headers).get('If-Match') });
      if (isStale)
        return Response.json({ detail: 'Changed', code: 'STALE', correlation_id: 'c-1' }, { status: 409 });
      isTried = false;
      return Response.json(release());
    }
    if (pathname === '/api/release-health/')
      return Response.json({
        least: 20,
        days: 7,
        apps: [
          {
            id: 3,
            app: 'mfe-staff',
            sides: isTried
              ? [side('v1', false), side('v2', true, { sessions: 20, errors: 5 })]
              : [side('v2', false)],
            verdict: isTried ? verdict : { state: 'no_canary', reasons: [] },
          },
        ],
      });
    if (pathname === '/api/release/3/') {
      reads += 1;
      return Response.json(release(), { headers: { ETag: `"${isTried ? 1 : 2}"` } });
    }
    return Response.json({ count: 2, next: null, previous: null, results: SWITCHES });
  });
});
afterEach(() => vi.unstubAllGlobals());

const release = () => ({
  id: 3,
  app: 'mfe-staff',
  version: isTried ? 'v1' : 'v2',
  previous: isTried ? 'v0' : 'v1',
  canary: isTried ? { version: 'v2', share: 0.1, since: SINCE } : null,
  modified: SINCE,
  abilities: { read: true, promote: isTried, rollback: true },
});
const SWITCHES = [
  {
    id: 2,
    app: 'mfe-tissue',
    kind: 'rolled_back',
    from_version: 'v7',
    to_version: 'v6',
    share: 0.1,
    cause: 'worse',
    actor: null,
    created: SINCE,
    reasons: [{ measure: 'failures', found: 0.125, before: 0.02 }],
  },
  {
    id: 1,
    app: 'mfe-staff',
    kind: 'canary',
    from_version: 'v1',
    to_version: 'v2',
    share: 0.1,
    cause: 'command',
    actor: null,
    created: SINCE,
    reasons: [],
  },
];

test('a new version is beside the present one, with its share, its numbers and the verdict', async () => {
  const { container } = renderWithPortal(<Releases />);
  const app = within(await screen.findByRole('region', { name: 'mfe-staff' }));
  expect(await app.findByText(/^Since 11\/26\/2026.*, 10% of sessions get version v2/)).toBeTruthy();
  expect(app.getByText('As good as the current version')).toBeTruthy();
  const table = within(app.getByRole('table', { name: 'Performance of mfe-staff' }));
  const getCells = (name: string) =>
    within(table.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(getCells('Sessions')).toEqual(['40', '20']);
  expect(getCells('With script errors')).toEqual(['1 (2.5%)', '5 (25%)']);
  expect(getCells('Largest contentful paint')).toEqual(['1800 ms', '1800 ms']);
  expect(getCells('Interaction to next paint')).toEqual(['None yet', 'None yet']);
  expect(getCells('Cumulative layout shift')).toEqual(['0.012', '0.012']);
  expect(await axeViolations(container)).toEqual([]);
});

test('why a version is worse, and how many sessions are lacking, is said in words', async () => {
  verdict = { state: 'worse', reasons: [{ measure: 'failures', found: 0.25, before: 0.025 }] };
  renderWithPortal(<Releases />);
  expect(await screen.findByText('sessions with a failure 25% instead of 2.5%')).toBeTruthy();
});

test('too few sessions are said to be', async () => {
  verdict = { state: 'too_few', reasons: [] };
  renderWithPortal(<Releases />);
  expect(await screen.findByText('Both versions need 20 sessions.')).toBeTruthy();
});

test('a new version is promoted after a question, on the version that was seen', async () => {
  const { user } = renderWithPortal(<Releases />);
  await user.click(await screen.findByRole('button', { name: 'Promote mfe-staff v2' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Promote mfe-staff v2 to everyone?' }),
  );
  expect(dialog.getByText(/instead of v1/)).toBeTruthy();
  expect(writes).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Promote v2' }));
  await waitFor(() => expect(writes).toEqual([{ path: '/api/release/3/promote/', ifMatch: '"1"' }]));
  expect(await screen.findByText('Everyone gets version v2.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Promote/ })).toBeNull());
  expect(screen.getByRole('button', { name: 'Roll back mfe-staff v2' })).toBeTruthy();
});

test('a new version is taken back; the question says what everyone gets then', async () => {
  const { user } = renderWithPortal(<Releases />);
  await user.click(await screen.findByRole('button', { name: 'Roll back mfe-staff v2' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Roll back mfe-staff v2?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(writes).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Roll back mfe-staff v2' }));
  await user.click(await screen.findByRole('button', { name: 'Roll back to v1' }));
  await waitFor(() => expect(writes.map(({ path }) => path)).toEqual(['/api/release/3/rollback/']));
});

test('the person who was too late gets a message, and reads again', async () => {
  isStale = true;
  const { user } = renderWithPortal(<Releases />);
  await user.click(await screen.findByRole('button', { name: 'Promote mfe-staff v2' }));
  const before = reads;
  await user.click(await screen.findByRole('button', { name: 'Promote v2' }));
  expect(await screen.findByText(/^Someone else switched versions/)).toBeTruthy();
  await waitFor(() => expect(reads).toBeGreaterThan(before));
});

test('the last switches say what was done, by whom and why', async () => {
  renderWithPortal(<Releases />);
  const list = within(await screen.findByRole('region', { name: 'Recent changes' }));
  expect(await list.findByText('mfe-tissue: v7 rolled back, v6 for everyone')).toBeTruthy();
  expect(
    list.getByText(/^Automatically, 11\/26\/2026.*: sessions with a failure 12.5% instead of 2%\.$/),
  ).toBeTruthy();
  expect(list.getByText('mfe-staff: v2 for 10% of sessions, v1 for the others')).toBeTruthy();
});
