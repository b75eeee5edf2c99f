import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations, renderWithPortal } from '../testing/index.ts';
import { AuditTrail, StatusTimeline } from './index.ts';

test('each stage says in words where it stands, who has it and by when', async () => {
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

test("the trail says 'Created by' and 'Modified by' with what changed", async () => {
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
  expect(text).toContain('Modified by Ada Kowalska (by Sam Root in their name)');
  expect(text).toContain('Status: Submitted');
  expect(text).toContain('Title: Sleep');
  expect(text).toContain('Abstract: Old → nothing');
  expect(text).toContain('Created by Ada Kowalska');
  expect(await axeViolations(container)).toEqual([]);
});
