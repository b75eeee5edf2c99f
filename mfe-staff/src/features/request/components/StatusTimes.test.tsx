import { axeViolations } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { AuditTab } from './AuditTab.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a request shows the time in each status; one that it came back to opens to its visits [S2.2-07]', async () => {
  serve({ 'GET /history/': () => ({ body: page([]) }) });
  const request = buildRequest({
    status_times: [
      {
        status: 3,
        days: 15,
        visits: [
          { since: '2026-10-29', until: '2026-11-03', days: 5 },
          { since: '2026-11-13', until: null, days: 10 },
        ],
      },
      { status: 6, days: 10, visits: [{ since: '2026-11-03', until: '2026-11-13', days: 10 }] },
      { status: 4, days: 0, visits: [{ since: '2026-11-13', until: '2026-11-13', days: 0 }] },
    ],
  });
  const { user, container } = showAs('sfari_admin', <AuditTab request={request} />);
  const part = within(screen.getByRole('region', { name: 'Time in each status' }));
  const [review, revisions, approved] = part
    .getAllByRole('listitem')
    .filter((item) => !item.closest('details'));
  expect(review?.textContent).toMatch(/^Under Review15 days2 times/);
  expect(revisions?.textContent).toBe('Revisions Requested10 days11/03/2026 – 11/13/2026');
  expect(approved?.textContent).toBe('ApprovedLess than a day11/13/2026');
  const visits = part.getByText('Since 11/13/2026');
  expect(visits.closest('details')?.open).toBe(false);
  await user.click(part.getByText('2 times'));
  expect(visits.closest('details')?.open).toBe(true);
  expect(part.getByText('10/29/2026 – 11/03/2026')).toBeTruthy();
  expect(part.getByText('25 days')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('nothing is said of it to those who do not get it', () => {
  serve({ 'GET /history/': () => ({ body: page([]) }) });
  showAs('sfari_admin', <AuditTab request={buildRequest({ status_times: null })} />);
  expect(screen.queryByRole('region', { name: 'Time in each status' })).toBeNull();
});
