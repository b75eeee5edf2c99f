/** A request that was sent back: what is asked is one list, and editing begins where the first response is missing. */
import type { RevisionPoint } from '@portal/contract';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { useLocation } from '@portal/shared-ui/router';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../testing/as-researcher.tsx';
import { buildDraft } from '../../testing/build-draft.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { RequestView } from '../request/components/RequestView.tsx';
import RequestEditor from '../wizard/components/RequestEditor.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const SENT = '2026-11-20T10:00:00Z';
const request = {
  ...buildDraft(),
  status: 6 as const,
  stages: [],
  decision_note: { id: 1, text: '<p>Please see below.</p>', created: SENT, status: 6 as const },
};
const point = (id: number, place: string, answer: string, published = SENT): RevisionPoint => ({
  id,
  request: { id: 7, sfari_request_id: 'REQ000007' },
  place,
  text: `Change number ${id}.`,
  author: null,
  round: 1,
  published,
  answer,
  created: published,
  version: '1',
  abilities: { answer: true },
});
const serve = (points: readonly RevisionPoint[]) =>
  fakeApi(({ path }) => {
    if (path === '/request/7/') return { body: request, etag: '"1"' };
    if (path === '/revision-point/')
      return { body: { count: points.length, next: null, previous: null, results: points } };
    return path === '/research-team/' ? { body: { results: [], abilities: {} } } : undefined;
  });
const ONE_OPEN = [point(1, 'field.usage', 'Both measures.'), point(2, 'part.team', '')];

function showPage(points: readonly RevisionPoint[]) {
  serve(points);
  return renderWithPortal(
    <AsResearcher>
      <RequestView request={request} read={{ etag: '"1"', reload: () => Promise.resolve() }} />
    </AsResearcher>,
    { path: '/request/7' },
  );
}
const letter = () => screen.getByText('Please see below.').closest('details');

test('the page lists each change once, says how many are answered, and folds the email', async () => {
  const { container } = showPage(ONE_OPEN);
  expect(await screen.findByText('1 of 2 answered')).toBeTruthy();
  expect(screen.getAllByText(/^Change number \d\./)).toHaveLength(2);
  expect(letter()?.open).toBe(false);
  expect(screen.getByText('Email of 11/20/2026')).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Respond to this change about Research Team' }).getAttribute('href'),
  ).toMatch(/mode=edit&point=2$/);
  expect(await axeViolations(container)).toEqual([]);
});

test('an email that came after the listed changes is open: they do not say what it asks for', async () => {
  showPage(ONE_OPEN.map((each) => ({ ...each, published: '2026-10-01T10:00:00Z' })));
  expect(await screen.findByText('1 of 2 answered')).toBeTruthy();
  expect(letter()).toBeNull();
});

function Where() {
  const { hash } = useLocation();
  return <output aria-label="address">{hash}</output>;
}
function edit(path: string) {
  serve(ONE_OPEN);
  renderWithPortal(
    <AsResearcher>
      <RequestEditor requestId={7} />
      <Where />
    </AsResearcher>,
    { path },
  );
}
const address = () => screen.getByLabelText('address').textContent;

test('editing starts in the box of the first requested change without a response', async () => {
  edit('/request/7?mode=edit');
  await waitFor(() => expect(address()).toBe('#project_request_3'));
  const box = await screen.findByRole('textbox', { name: 'Your response' });
  await waitFor(() => expect(document.activeElement).toBe(box));
  const aside = within(screen.getByRole('complementary', { name: 'Requested changes' }));
  expect(aside.getByText('1 of 2 answered')).toBeTruthy();
  // a field is named as in the form, and not as for readers of the answer
  expect(aside.getByRole('link', { name: 'How you will use the data' })).toBeTruthy();
});

test.each(['/request/7?mode=edit', '/request/7?mode=edit&point=2', '/request/7?mode=edit#project_request_3'])(
  'no other step is shown before that of the change: %s',
  async (path) => {
    const titles: string[] = [];
    vi.spyOn(document, 'title', 'set').mockImplementation((title) => void titles.push(title));
    edit(path);
    await screen.findByRole('heading', { level: 1, name: /^Step 3 of / });
    await waitFor(() => expect(address()).toBe('#project_request_3'));
    expect(titles.filter((title) => title.includes('Step '))).toEqual([
      expect.stringContaining('Step 3 of '),
    ]);
  },
);

test('a step that the address names stays', async () => {
  edit('/request/7?mode=edit#project_request_1');
  await screen.findByRole('complementary', { name: 'Requested changes' });
  expect(address()).toBe('#project_request_1');
});

test('before submitting, the review shows each change with its response', async () => {
  edit('/request/7?mode=edit#project_request_5');
  const asked = await screen.findByRole('region', { name: 'Requested changes, sent on 11/20/2026' });
  expect(within(asked).getByText('Change number 1.')).toBeTruthy();
  expect(within(asked).getByText('Both measures.')).toBeTruthy();
  expect(
    within(asked)
      .getByRole('link', { name: /^Respond to this change/ })
      .getAttribute('href'),
  ).toMatch(/#project_request_3$/);
});

test('after submitting again, each change is shown with its response, and the email is folded', async () => {
  serve(ONE_OPEN);
  renderWithPortal(
    <AsResearcher>
      <RequestView
        request={{ ...request, status: 3 }}
        read={{ etag: '"1"', reload: () => Promise.resolve() }}
      />
    </AsResearcher>,
    { path: '/request/7' },
  );
  const block = (await screen.findByText('Changes requested on 11/20/2026')).closest('details');
  await waitFor(() => expect(block?.textContent).toContain('Both measures.'));
  expect(block?.textContent).toContain('Change number 2.');
  expect(letter()).not.toBe(block);
});

test('a conflict of responses is one box, without a notice of restored text', async () => {
  const [first] = ONE_OPEN;
  localStorage.setItem(
    'portal.draft.points-7-user-3',
    JSON.stringify({ at: SENT, values: { 1: 'Mine.', 2: '' }, bases: [{ 1: 'Both measures.', 2: '' }] }),
  );
  fakeApi(({ method, path }) => {
    if (path === '/request/7/') return { body: request, etag: '"1"' };
    if (path === '/revision-point/')
      return { body: { count: 2, next: null, previous: null, results: ONE_OPEN } };
    if (method !== 'PATCH') return { body: { results: [], abilities: {} } };
    const current = { ...first, answer: 'Theirs.' };
    return { status: 409, body: { code: 'STALE', detail: 'Changed', correlation_id: 'c', current } };
  });
  renderWithPortal(
    <AsResearcher>
      <RequestEditor requestId={7} />
    </AsResearcher>,
    { path: '/request/7?mode=edit#project_request_2' },
  );
  await screen.findByText('Your responses were changed elsewhere');
  expect(screen.queryByRole('group', { name: 'Unsaved text' })).toBeNull();
});
