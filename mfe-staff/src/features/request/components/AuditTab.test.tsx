import { currentForm } from '@portal/contract/request-types/lookup';
import { passTime, startFakeClock } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { AuditTab } from './AuditTab.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let next = 0;
const entry = (
  model: string,
  changes: Record<string, readonly [unknown, unknown]>,
  operation: 'created' | 'changed' | 'deleted' = 'created',
) => ({
  id: (next += 1),
  model,
  pk: '1',
  operation,
  modified: `2026-11-20T10:${String(next).padStart(2, '0')}:00Z`,
  modifier: { id: 13, display_name: 'Amara Okafor' },
  impersonator: null,
  correlation_id: `call-${next}`,
  changes,
});
const samples = (amount: number) => ({ samples: { '11000-p1': amount } });

test('reviewers, reviews, comments, conflicts, files and amounts of samples read as words with icons [S2.18-01 S7-16]', async () => {
  const request = buildRequest({ type: 2 });
  const entries = [
    entry('request', { status: [null, 1] }),
    entry('review', { reviewer_id: [null, 13], reviewer_role: [null, 1] }),
    entry('conflict', { user_id: [null, 13], conflict_exists: [null, true], explanation: [null, 'secret'] }),
    entry('comment', { text: [null, '<p>Please look</p>'] }),
    entry('request', { additional_data: [samples(200), samples(150)] }, 'changed'),
    entry('review', { reviewer_id: [13, null], reviewer_role: [1, null] }, 'deleted'),
    entry('request', { additional_data: [{}, { files: [{ id: 'f-1', name: 'plan.pdf' }] }] }, 'changed'),
  ];
  serve({ 'GET /history/': () => ({ body: page(entries) }) });
  showAs('sfari_admin', <AuditTab request={request} />);
  const list = await screen.findByRole('list', { name: /audit trail/i });
  const lines = [...list.children];
  const icons = lines.map((line) => line.querySelector<HTMLElement>('[data-icon]')?.dataset['icon']);
  expect(icons[0]).toBe('status');
  expect(icons).toEqual(expect.arrayContaining(['person', 'warning', 'comment', 'modified']));
  const text = list.textContent;
  expect(text).toContain('Reviewer assigned: Amara Okafor (Primary Reviewer)');
  expect(text).toContain('Reviewer removed: Amara Okafor (Primary Reviewer)');
  expect(text).toContain('Conflict of interest declared: Amara Okafor');
  expect(text).not.toContain('secret');
  expect(text).toContain('Comment: Please look');
  expect(text).toContain('11000-p1');
  expect(text).toMatch(/200.*→.*150/);
  expect(text).toContain('plan.pdf');
  expect(text).not.toContain('[object');
});

test('amounts have the unit of the kind that was chosen, then and now [S7-16]', async () => {
  const request = buildRequest({ type: 2 });
  const details = request.details as NonNullable<typeof request.details>;
  const withKind = {
    ...request,
    details: {
      ...details,
      type: 2 as const,
      form_version: currentForm(2)?.version ?? 1,
      additional_data: { sample_type: '1', ...samples(90) },
    },
  };
  serve({
    'GET /history/': () => ({
      body: page([
        entry('request', { status: [null, 1] }),
        entry('request', { additional_data: [samples(200), samples(90)] }, 'changed'),
      ]),
    }),
  });
  showAs('sfari_admin', <AuditTab request={withKind} />);
  const list = await screen.findByRole('list', { name: /audit trail/i });
  expect(list.textContent).toContain('11000-p1: 200 μl');
  expect(list.textContent).toContain('11000-p1: 90 μl');
});

test.each([
  [2, 'status'],
  [4, 'granted'],
  [5, 'refused'],
  [6, 'returned'],
  [9, 'returned'],
  [10, 'granted'],
  [11, 'refused'],
  [12, 'granted'],
  [14, 'refused'],
] as const)('status %i is drawn as %s [S2.18-01]', async (status, icon) => {
  serve({ 'GET /history/': () => ({ body: page([entry('request', { status: [3, status] }, 'changed')]) }) });
  showAs('sfari_admin', <AuditTab request={buildRequest()} />);
  const list = await screen.findByRole('list', { name: /audit trail/i });
  expect(list.querySelector<HTMLElement>('[data-icon]')?.dataset['icon']).toBe(icon);
});

test('it is read every 2 seconds, and not while the tab is hidden [S7-15]', async () => {
  startFakeClock();
  const request = buildRequest();
  const sent = serve({ 'GET /history/': () => ({ body: page([entry('request', { status: [null, 1] })]) }) });
  showAs('sfari_admin', <AuditTab request={request} />);
  await passTime(100);
  const first = sent.length;
  for (const read of [1, 2, 3]) {
    await passTime(2000);
    expect(sent).toHaveLength(first + read);
  }
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const before = sent.length;
  await passTime(60_000);
  expect(sent).toHaveLength(before);
});

test('a request of Research Match has the steps of its renewals among its own, under their codes [S7-17]', async () => {
  const request = buildRequest({ type: 4, status: 7, renewal_status: 4 });
  const code = `${request.sfari_request_id}-R1`;
  const asked: string[] = [];
  const byKey: Readonly<Record<string, readonly ReturnType<typeof entry>[]>> = {
    [String(request.id)]: [
      {
        ...entry('request', { status: [1, 7] }, 'changed'),
        pk: String(request.id),
        modified: '2026-11-01T10:00:00Z',
      },
      {
        ...entry('request', { status: [7, 14] }, 'changed'),
        pk: String(request.id),
        modified: '2026-11-03T10:00:00Z',
      },
    ],
    '9001': [
      { ...entry('request', { status: [3, 4] }, 'changed'), pk: '9001', modified: '2026-11-02T10:00:00Z' },
    ],
  };
  serve({
    'GET /renewal/': ({ query }) => {
      asked.push(query.get('request') ?? '');
      return { body: page([{ ...request, id: 9001, sfari_request_id: code, renewal_of: request }]) };
    },
    'GET /history/': ({ query }) => ({ body: page(byKey[query.get('pk') ?? ''] ?? []) }),
  });
  showAs('sfari_admin', <AuditTab request={request} />);
  const list = await screen.findByRole('list', { name: /audit trail/i });
  await waitFor(() => expect(list.children).toHaveLength(3));
  const lines = [...list.children].map(({ textContent }) => textContent);
  expect(lines.map((line) => line.includes(code))).toEqual([false, true, false]);
  expect(lines[1]).toContain('Approved');
  expect(asked).toEqual([String(request.id)]);
});
