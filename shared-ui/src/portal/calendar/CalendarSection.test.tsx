import { axeViolations, fakeServer, showPage } from '../../testing/index.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CalendarSection } from './CalendarSection.tsx';

const server = fakeServer();
const Reviews = () => <CalendarSection kind="calendar" />;
const Terms = () => <CalendarSection kind="term-calendar" />;
const show = (role: 'sfari_reviewer' | 'primary_researcher' | 'rm_admin' = 'sfari_reviewer') =>
  showPage(Reviews, { route: 'home', role });

const ADDRESS = (made: number): string => `https://portal.test/api/calendar/${String(made).repeat(43)}.ics`;

/** One feed as the server stores it: an address is in the answer that made it alone. */
function serveFeed({ made = 0, isInPerson = true } = {}) {
  let count = made;
  let isThere = made > 0;
  const feed = (address: string | null = null) => ({
    created: isThere ? `2026-11-2${count}T12:00:00Z` : null,
    address,
    abilities: { make: isInPerson, remove: isInPerson && isThere },
  });
  const etag = () => `"${isThere ? count : 'none'}"`;
  server.on('GET /calendar-feed/', () => ({ body: feed(), etag: etag() }));
  server.on('POST /calendar-feed/', () => {
    count += 1;
    isThere = true;
    return { status: 201, body: feed(ADDRESS(count)), etag: etag() };
  });
  server.on('DELETE /calendar-feed/', () => {
    isThere = false;
    return { status: 204 };
  });
  return {
    /** In another window. */
    replace: () => {
      count += 1;
    },
  };
}

test('an address is made and shown once, to be copied', async () => {
  serveFeed();
  const { user, container } = show();
  expect(await screen.findByText(/can show review meetings and the due dates of your reviews/)).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create calendar link' }));
  const field = await screen.findByRole('textbox', { name: 'Your calendar link' });
  expect(field).toMatchObject({ value: ADDRESS(1), readOnly: true });
  expect(server.sent).toMatchObject([{ call: 'POST /calendar-feed/', ifMatch: '"none"' }]);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(ADDRESS(1));
  expect(await axeViolations(container)).toEqual([]);
});

test('one that is there is not shown; a new one takes its place after a question', async () => {
  serveFeed({ made: 1 });
  const { user, container } = show();
  expect(await screen.findByText(/Your calendar link was created on .* It is not shown again/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'New link' }));
  expect(await screen.findByText(/Your current link stops working immediately/)).toBeTruthy();
  expect(server.sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create New Link' }));
  expect(await screen.findByRole('textbox', { name: 'Your calendar link' })).toMatchObject({
    value: ADDRESS(2),
  });
  expect(server.sent).toMatchObject([{ call: 'POST /calendar-feed/', ifMatch: '"1"' }]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await axeViolations(container)).toEqual([]);
});

test('it is removed after a question, and another one can be made', async () => {
  serveFeed({ made: 1 });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Link' }));
  expect(await screen.findByRole('button', { name: 'Create calendar link' })).toBeTruthy();
  expect(server.sent).toMatchObject([{ call: 'DELETE /calendar-feed/', ifMatch: '"1"' }]);
});

test('reports that it was replaced elsewhere, and the old one is not shown', async () => {
  const elsewhere = serveFeed();
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Create calendar link' }));
  await screen.findByRole('textbox');
  elsewhere.replace();
  server.on('DELETE /calendar-feed/', () => ({
    status: 409,
    body: { code: 'STALE', detail: 'Someone changed this', correlation_id: 'c' },
  }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Link' }));
  expect((await screen.findByRole('alert')).textContent).toContain('was changed elsewhere');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

test('who acts for someone sees that there is one, and makes none', async () => {
  serveFeed({ made: 1, isInPerson: false });
  show('rm_admin');
  expect(await screen.findByText(/It is not shown again/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('who does not review is asked nothing and sees nothing', () => {
  show('primary_researcher');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(server.sent).toEqual([]);
});

test('a researcher subscribes to the dates of their own requests; who has none is not asked', async () => {
  server.on('GET /term-calendar-feed/', {
    created: null,
    address: null,
    abilities: { make: true, remove: false },
  });
  server.on('POST /term-calendar-feed/', {
    created: '2026-11-26T12:00:00Z',
    address: 'https://portal.test/api/term-calendar/x.ics',
    abilities: { make: true, remove: true },
  });
  const { user, unmount } = showPage(Terms, { route: 'home', role: 'primary_researcher' });
  expect(await screen.findByRole('heading', { name: 'Subscribe with your calendar app' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create calendar link' }));
  await waitFor(() => expect(server.sent).toMatchObject([{ call: 'POST /term-calendar-feed/' }]));
  unmount();
  const official = showPage(Terms, { route: 'home', role: 'sbso' });
  expect(await screen.findByText(/when to confirm your institution's researchers/)).toBeTruthy();
  expect(screen.queryByText(/access ends/)).toBeNull();
  official.unmount();
  showPage(Terms, { route: 'home', role: 'sfari_admin' });
  expect(screen.queryByRole('heading')).toBeNull();
});
