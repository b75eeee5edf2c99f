import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { axeViolations, renderWithPortal } from '../../testing/index.ts';
import { AuditTrail, StatusTimeline, type AuditEntry } from './index.ts';

test('each stage says in words its state, who has it and by when', async () => {
  const { container } = renderWithPortal(
    <StatusTimeline
      stages={[
        { label: 'Submitted', state: 'done', date: '2026-11-03' },
        { label: 'Under Review', state: 'current', who: 'the science team', expected: '2026-11-17' },
        { label: 'Fulfilled', state: 'upcoming' },
      ]}
    />,
  );
  const [submitted, review, fulfilled] = screen.getAllByRole('listitem');
  expect(submitted?.textContent).toBe('SubmittedDone · 11/03/2026');
  expect(review?.textContent).toBe('Under ReviewNow · expected by 11/17/2026 · with the science team');
  expect(review?.getAttribute('aria-current')).toBe('step');
  expect(fulfilled?.textContent).toBe('FulfilledNot started');
  expect(await axeViolations(container)).toEqual([]);
});

test("the trail says 'Created by' and 'Modified by' with what changed [S2.18-04]", async () => {
  const { container } = renderWithPortal(
    <AuditTrail
      entries={[
        {
          id: 2,
          kind: 'modified',
          actor: 'Ada Kowalska',
          impersonator: 'Sam Root',
          at: '2026-11-04T15:00:00Z',
          what: 'Status: Submitted',
          changes: [
            { field: 'Title', before: '', after: 'Sleep' },
            { field: 'Abstract', before: 'Old', after: '' },
          ],
        },
        { id: 1, kind: 'created', actor: 'Ada Kowalska', at: '2026-11-03T15:00:00Z' },
      ]}
    />,
  );
  const text = screen.getByRole('list', { name: 'History' }).textContent;
  expect(text).toContain('Modified by Ada Kowalska (by Sam Root on their behalf)');
  expect(text).toContain('Status: Submitted');
  expect(text).toContain('Title: Sleep');
  expect(text).toContain('Abstract: Old → nothing');
  expect(text).toContain('Created by Ada Kowalska');
  expect(await axeViolations(container)).toEqual([]);
});

const saved = (id: number, minute: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  kind: 'modified',
  actor: 'Ada Kowalska',
  at: new Date(Date.UTC(2026, 10, 4, 15, minute)).toISOString(),
  changes: [{ field: 'Title', before: `v${id}`, after: `v${id + 1}` }],
  ...more,
});
const readEntries = (entries: AuditEntry[]) => {
  renderWithPortal(<AuditTrail entries={entries} />);
  const list = screen.getByRole('list', { name: 'History' });
  return [...list.children].map((item) => item.textContent);
};
beforeEach(() => localStorage.clear());

test('saves of one person within ten minutes are one entry, from the first value to the last', () => {
  const newestFirst = [
    saved(5, 20, { changes: [{ field: 'Status', before: 'Draft', after: 'Submitted', isStep: true }] }),
    saved(4, 19, { actor: 'Sam Root' }),
    saved(3, 12),
    saved(2, 9),
    saved(1, 4),
    saved(0, 1),
  ];
  const found = readEntries(newestFirst.toReversed());
  expect(found).toHaveLength(4);
  expect(found[0]).toContain('Title: v0 → v1');
  expect(found[1]).toContain('Modified by Ada Kowalska, saved 3 times');
  expect(found[1]).toContain('Title: v1 → v4');
  expect(found[3]).toContain('Status: Draft → Submitted');
});

test('rich text reads as words, and a long value is cut until all of it is asked for', async () => {
  const long = 'word '.repeat(60).trim();
  const { user, container } = renderWithPortal(
    <AuditTrail
      entries={[
        saved(1, 0, {
          actor: '',
          changes: [
            { field: 'Abstract', before: '', after: `<p>Tom &amp; Ada</p><p>${long}</p>` },
            { field: 'Range', before: '', after: 'a < b' },
          ],
        }),
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'History' });
  expect(list.textContent).toContain('Modified by the foundation');
  expect(list.textContent).toContain('Abstract: Tom & Ada word');
  expect(list.textContent).toContain('Range: a < b');
  expect(list.textContent).not.toContain(long);
  await user.click(screen.getByRole('button', { name: 'Show all of Abstract' }));
  expect(list.textContent).toContain(long);
  expect(await axeViolations(container)).toEqual([]);
});

test('a stage that was passed over or stopped is not called done', () => {
  renderWithPortal(
    <StatusTimeline
      stages={[
        { label: 'Review', state: 'skipped' },
        { label: 'Rejected', state: 'stopped', date: '2026-11-09' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ReviewNot needed',
    'RejectedEnded · 11/09/2026',
  ]);
});

test('each line has an icon; a comment has its author and date [S2.18-01 S2.18-02]', () => {
  const at = '2026-11-04T15:00:00Z';
  const entry = { actor: 'Ada Kowalska', at } as const;
  renderWithPortal(
    <AuditTrail
      entries={[
        { ...entry, id: 1, kind: 'created' },
        { ...entry, id: 2, kind: 'modified', icon: 'status', what: 'Submitted' },
        { ...entry, id: 3, kind: 'modified', icon: 'comment', what: 'Comment: Please look' },
        { ...entry, id: 4, kind: 'modified', icon: 'person', what: 'Reviewer assigned' },
        { ...entry, id: 5, kind: 'deleted' },
      ]}
    />,
  );
  const items = screen.getAllByRole('listitem');
  const drawn = items.map((item) => item.querySelector('[data-icon] svg')?.parentElement?.dataset['icon']);
  expect(drawn).toEqual(['created', 'status', 'comment', 'person', 'deleted']);
  expect(items.every((item) => item.querySelector('[data-icon][aria-hidden]'))).toBe(true);
  const comment = items[2];
  expect(comment?.textContent).toContain('Ada Kowalska');
  expect(comment?.textContent).toContain('Please look');
  expect(comment?.querySelector('time')?.dateTime).toBe(at);
});

test('entries are in the order of time; the newest come first for who asks, and still do the next time [S2.18-03]', async () => {
  const entries = [saved(1, 0, { kind: 'created' }), saved(2, 20), saved(3, 40)];
  const { user, unmount } = renderWithPortal(<AuditTrail entries={entries} />);
  const read = () =>
    [...screen.getByRole('list', { name: 'History' }).children].map((item) => item.textContent.slice(0, 11));
  expect(read()).toEqual(['Created by ', 'Modified by', 'Modified by']);
  await user.click(screen.getByRole('button', { name: 'Show newest first' }));
  expect(screen.getByRole('button', { name: 'Show oldest first' })).toBe(document.activeElement);
  expect(read()).toEqual(['Modified by', 'Modified by', 'Created by ']);
  unmount();
  renderWithPortal(<AuditTrail entries={entries} />);
  expect(read()).toEqual(['Modified by', 'Modified by', 'Created by ']);
});
