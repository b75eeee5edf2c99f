import { MESSAGES } from '@portal/contract/messages';
import { axeViolations } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { buildOwnReview } from '../../../testing/build-own-review.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { MyReviewsPanel } from './MyReviewsPanel.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a reviewer’s requests are under the headings of the flows, under review first [S2.1-06 S2.1-07]', async () => {
  const meeting = buildRequest({ type: 4, status: 8 });
  const reviewed = buildRequest({ type: 4, status: 3 });
  const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const dataset = buildRequest({ type: 1, status: 2, submission_date: threeDaysAgo });
  const sent = serve({ 'GET /request/': () => ({ body: page([meeting, dataset, reviewed]) }) });
  const { container } = showAs('internal_reviewer', <MyReviewsPanel />);
  const list = await screen.findByRole('list', { name: 'Research Match Applications' });
  expect(
    within(list)
      .getAllByRole('link', { name: /^REQ/ })
      .map(({ textContent }) => textContent),
  ).toEqual([reviewed.sfari_request_id, meeting.sfari_request_id]);
  const datasets = screen.getByRole('list', { name: 'Datasets and Biospecimens' });
  expect(datasets.textContent).toContain(dataset.sfari_request_id);
  expect(within(datasets).getByText('Request submitted 3 days ago')).toBeTruthy();
  expect(within(datasets).getByText('Not open for review yet')).toBeTruthy();
  expect(screen.queryByText('Pilot Requests')).toBeNull();
  expect(screen.getByRole('link', { name: 'View All Requests' }).getAttribute('href')).toBe('/request');
  expect(sent[0]?.query.get('reviews__user')).toBe('1');
  expect(await axeViolations(container)).toEqual([]);
});

test('the four headings of the specification, and one more for datasets and biospecimens [S2.1-06 S2.1-07]', async () => {
  const rows = [1, 2, 4, 6, 7, 8].map((type) => buildRequest({ type: type as 1 }));
  serve({ 'GET /request/': () => ({ body: page(rows) }) });
  showAs('sfari_reviewer', <MyReviewsPanel />, { id: 61 });
  const shown = async (name: string) =>
    within(await screen.findByRole('list', { name }))
      .getAllByRole('link', { name: /^REQ/ })
      .map((link) => link.getAttribute('href'));
  // from home one goes on through the reviews as through a queue
  const [dataset, biospecimen, match, data, pilot, tissue] = rows.map(
    ({ id }, index) => `/request/${id}?from=%2F%3Fpanel%3Dreviews&at=${index + 1}`,
  );
  expect(await shown('Research Match Applications')).toEqual([match]);
  expect(await shown('Autism BrainNet Tissue Requests')).toEqual([tissue]);
  expect(await shown('Pilot Requests')).toEqual([pilot]);
  expect(await shown('Data Requests')).toEqual([data]);
  expect(await shown('Datasets and Biospecimens')).toEqual([dataset, biospecimen]);
});

test('a reviewer of Autism BrainNet has its three sections alone [S2.1-08]', async () => {
  const rows = [1, 4, 6, 7, 8].map((type) => buildRequest({ type: type as 1 }));
  const sent = serve({
    'GET /request/': ({ query }) => ({
      body: page(rows.filter(({ type }) => query.get('type__in')?.split(',').includes(String(type)))),
    }),
  });
  showAs('abn_reviewer', <MyReviewsPanel />, { id: 62 });
  await screen.findByRole('list', { name: 'Autism BrainNet Tissue Requests' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Autism BrainNet Tissue Requests 1',
    'Pilot Requests 1',
    'Data Requests 1',
  ]);
  const asked = sent.filter(({ path }) => path === '/request/');
  expect(asked.every(({ query }) => query.get('type__in') === '6,7,8')).toBe(true);
});

test('what is due first comes first with one’s own progress; the first one is one press away, submitted ones are folded', async () => {
  const [fresh, late, begun, done] = [4, 4, 4, 4].map(() => buildRequest({ type: 4 }));
  if (!fresh || !late || !begun || !done) throw new Error('no requests');
  serve({
    'GET /request/': () => ({ body: page([fresh, begun, done, late]) }),
    'GET /own-review/': () => ({
      body: {
        results: [
          buildOwnReview(late, { due_date: '2026-11-20', is_late: true }),
          buildOwnReview(begun, { due_date: '2026-12-01', progress: 'In Progress', scored: 3 }),
          buildOwnReview(fresh),
          buildOwnReview(done, {
            due_date: null,
            progress: 'Completed',
            scored: 6,
            submitted_at: '2026-11-22T10:00:00Z',
            is_open: false,
          }),
        ],
      },
    }),
  });
  const { user, container } = showAs('external_reviewer', <MyReviewsPanel />, { id: 63 });
  const rows = within(await screen.findByRole('list', { name: 'Research Match Applications' })).getAllByRole(
    'listitem',
  );
  expect(rows.map(({ textContent }) => /REQ\d+/.exec(textContent)?.[0])).toEqual([
    late.sfari_request_id,
    begun.sfari_request_id,
    fresh.sfari_request_id,
  ]);
  const [first, second, third] = rows.map((row) => row.textContent);
  expect(first).toContain('Due 11/20/2026Late');
  expect(first).toContain('Not started');
  expect(second).toContain('Due 12/01/2026');
  expect(second).toContain('3 of 6 scored');
  expect(third).not.toContain('Late');
  expect(screen.getByText('3 reviews are waiting for you')).toBeTruthy();
  expect(screen.getByText('1 of them is late. The next one is due 12/01/2026.')).toBeTruthy();
  expect(
    screen.getByRole('link', { name: `Start with ${late.sfari_request_id}` }).getAttribute('href'),
  ).toContain(String(late.id));
  expect(screen.getByRole('link', { name: `Continue the review of ${begun.sfari_request_id}` })).toBeTruthy();
  const folded = screen.getByRole('heading', { level: 3, name: 'Reviews you submitted (1)' });
  expect(folded.closest('details')?.open).toBe(false);
  await user.click(folded);
  expect(screen.getByText('You submitted it on 11/22/2026')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('a group with a late review comes first, and of submitted ones the newest', async () => {
  const [match, tissue, older, newer] = [4, 8, 4, 4].map((type) => buildRequest({ type: type as 4 }));
  if (!match || !tissue || !older || !newer) throw new Error('no requests');
  const done = { due_date: null, is_open: false } as const;
  serve({
    'GET /request/': () => ({ body: page([match, tissue, older, newer]) }),
    'GET /own-review/': () => ({
      body: {
        results: [
          buildOwnReview(match, { due_date: '2026-12-09' }),
          buildOwnReview(tissue, { due_date: '2026-11-17', is_late: true }),
          buildOwnReview(older, { ...done, submitted_at: '2026-10-16T10:00:00Z' }),
          buildOwnReview(newer, { ...done, submitted_at: '2026-11-30T10:00:00Z' }),
        ],
      },
    }),
  });
  const { user } = showAs('sfari_reviewer', <MyReviewsPanel />, { id: 64 });
  const submitted = await screen.findByRole('heading', { name: 'Reviews you submitted (2)' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Autism BrainNet Tissue Requests 1',
    'Research Match Applications 1',
    'Reviews you submitted (2)',
  ]);
  await user.click(submitted);
  const list = within(screen.getByRole('list', { name: 'Reviews you submitted (2)' }));
  expect(list.getAllByRole('link', { name: /^REQ/ }).map(({ textContent }) => textContent)).toEqual([
    newer.sfari_request_id,
    older.sfari_request_id,
  ]);
});

test('a group counts what can be reviewed now, and what waits for the researcher apart', async () => {
  const [open, revised] = [buildRequest({ type: 1 }), buildRequest({ type: 1, status: 6 })];
  const asked = buildRequest({ type: 4, status: 6 });
  serve({
    'GET /request/': () => ({ body: page([open, revised, asked]) }),
    'GET /own-review/': () => ({
      body: {
        results: [
          buildOwnReview(open),
          buildOwnReview(revised, { is_open: false }),
          buildOwnReview(asked, { is_open: false }),
        ],
      },
    }),
  });
  showAs('sfari_reviewer', <MyReviewsPanel />, { id: 66 });
  expect(await screen.findByText('1 review is waiting for you')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Research Match Applications 1 not open for review',
    'Datasets and Biospecimens 1 + 1 not open for review',
  ]);
});

test('nothing to review says so [S8-03]', async () => {
  serve({ 'GET /request/': () => ({ body: page([]) }) });
  showAs('external_reviewer', <MyReviewsPanel />);
  expect(await screen.findByText(MESSAGES.noApplications)).toBeTruthy();
});

test('the address of one’s calendar is below what there is to review, and without anything too', async () => {
  for (const rows of [[buildRequest({ type: 1 })], []]) {
    serve({
      'GET /request/': () => ({ body: page(rows) }),
      'GET /calendar-feed/': () => ({
        body: { created: null, address: null, abilities: { make: true, remove: false } },
      }),
    });
    const { container, unmount } = showAs('sfari_reviewer', <MyReviewsPanel />, { id: 70 + rows.length });
    expect(await screen.findByRole('button', { name: 'Create calendar link' })).toBeTruthy();
    expect(await axeViolations(container)).toEqual([]);
    unmount();
  }
});
