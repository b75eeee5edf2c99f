import { screen } from '@testing-library/react';
import { fakeServer, showPage } from '@portal/shared-ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { UpdateCalendar } from './components/UpdateCalendar.tsx';

const server = fakeServer();
afterEach(() => vi.useRealTimers());

/** The server answers with the first end on or after the day that is asked for. */
function serve(...ends: readonly string[]): string[] {
  const asked: string[] = [];
  server.on('GET /project-update/', ({ query }: { query: URLSearchParams }) => {
    const from = query.get('expiration_date__gte') ?? '';
    const to = query.get('expiration_date__lte') ?? '9999';
    asked.push(`${from} ${to}`);
    const results = ends
      .filter((end) => end >= from && end <= to)
      .map((end, index) => ({
        id: index + 1,
        sfari_request_id: `REQ00000${index + 1}`,
        state: 'upcoming',
        expiration_date: `${end}T23:59:59Z`,
      }));
    return { body: { count: results.length, next: null, previous: null, results } };
  });
  return asked;
}
const show = () => showPage(UpdateCalendar, { route: 'updates', at: '/updates', role: 'primary_researcher' });

test('it begins with the next month in which something ends, and marks today', async () => {
  vi.setSystemTime(new Date('2027-01-12T10:00:00Z'));
  const asked = serve('2026-12-05', '2027-03-31');
  const { user } = show();
  expect(await screen.findByText('March 2027: access ends for 1 request')).toBeTruthy();
  expect(screen.getByRole('listitem', { name: '03/31/2027' })).toBeTruthy();
  // The month of today is not read in vain.
  expect(asked).toEqual(['2027-01-01 9999', '2027-03-01 2027-03-31']);
  expect(screen.queryByText(/Today/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(await screen.findByText('January 2027: nothing ends')).toBeTruthy();
  expect(screen.getByText('12 Today')).toBeTruthy();
});

test('what ended this month keeps it there, and where nothing ends it shows this month', async () => {
  vi.setSystemTime(new Date('2027-01-12T10:00:00Z'));
  serve('2027-01-02', '2027-03-31');
  const { unmount } = show();
  expect(await screen.findByText('January 2027: access ends for 1 request')).toBeTruthy();
  unmount();
  serve();
  show();
  expect(await screen.findByText('January 2027: nothing ends')).toBeTruthy();
});
