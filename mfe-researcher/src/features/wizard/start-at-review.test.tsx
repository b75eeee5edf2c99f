/** A second request: started from the last one, and completed at its review. */
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { useLocation } from '@portal/shared-ui/router';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../testing/as-researcher.tsx';
import { buildDraft } from '../../testing/build-draft.ts';
import { fakeApi, type Call, type Reply } from '../../testing/fake-api.ts';
import { Component as RequestCreatePage } from './pages/RequestCreatePage.tsx';
import { ProjectStep } from './steps/ProjectStep.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Where() {
  const { search, hash } = useLocation();
  return <output aria-label="address">{`${search}${hash}`}</output>;
}
const address = () => screen.getByLabelText('address').textContent;
const list = (results: readonly unknown[]) => ({
  body: { count: results.length, next: null, previous: null, results },
});
const LAST = {
  ...buildDraft(),
  id: 4,
  sfari_request_id: 'REQ000004',
  status: 7,
  submission_date: '2026-05-04T10:00:00Z',
  abilities: { copy: true },
};

function open(
  path: string,
  draft = buildDraft(),
  answer: (call: Call) => Reply | undefined = () => undefined,
) {
  const calls = fakeApi((call) => {
    const own = answer(call);
    if (own) return own;
    if (call.path === '/request-offer/')
      return { body: { results: [{ type: 1, key: 'dataset', reason: null }] } };
    if (call.path === '/request/') return list(call.query.get('status__in') ? [LAST] : []);
    if (call.path === '/request/4/copy/')
      return { status: 201, body: { id: 7, sfari_request_id: 'REQ000007', left_out: [] } };
    if (call.path === '/request/7/') return { body: draft, etag: '"1"' };
    return call.path === '/research-team/' ? { body: { results: [], abilities: {} } } : undefined;
  });
  const page = renderWithPortal(
    <AsResearcher>
      <RequestCreatePage />
      <Where />
    </AsResearcher>,
    { path },
  );
  return { ...page, writes: () => calls.filter(({ method }) => method !== 'GET') };
}

test('who asked before starts from the last request, without its datasets, at the review', async () => {
  const { user, writes } = open('/request/create');
  expect(
    await screen.findByText(/^REQ000004 of 05\/04\/2026 for the project Sleep in siblings/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start from REQ000004' }));
  await waitFor(() => expect(address()).toBe('?draft=7&short=yes#project_request_6'));
  expect(writes().map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/request/4/copy/', undefined],
    ['PATCH', '/request/7/', { datasets: [] }],
  ]);
});

test('who comes from a collection of donors starts from the last request with that collection, without its numbers of donors', async () => {
  const { user, writes } = open(
    '/request/create?type=abn_tissue&collection=31',
    buildDraft(),
    ({ path, query }) => {
      if (path === '/request-offer/')
        return { body: { results: [{ type: 8, key: 'abn_tissue', reason: null }] } };
      if (path === '/abn_cart/31/') return { body: { id: 31, collection_name: 'Amygdala and controls' } };
      return path === '/request/' && query.get('status__in') ? list([{ ...LAST, type: 8 }]) : undefined;
    },
  );
  const start = await screen.findByRole('button', { name: 'Start from REQ000004' });
  expect((await screen.findByText('Amygdala and controls')).parentElement?.textContent).toBe(
    'We will select your collection Amygdala and controls for you.',
  );
  await user.click(start);
  await waitFor(() => expect(address()).toContain('draft=7'));
  expect(writes().map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/request/4/copy/', undefined],
    ['PATCH', '/request/7/', { additional_data: { asd_cases: null, control_cases: null, cart: 31 } }],
  ]);
});

test('the review asks what is open in place, and submits once nothing is', async () => {
  const draft = buildDraft({ usage: '' });
  const { user, container, writes } = open('/request/create?draft=7&short=yes', draft);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Review and complete your request' }),
  ).toBeTruthy();
  const usage = await screen.findByRole('textbox', { name: /^How will you use the data\?/ });
  expect(screen.getByRole('link', { name: 'Change Research Team' })).toBeTruthy();
  expect(screen.getByText('Project 5'), 'what is answered is read').toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByText('Submit Request'));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getAllByRole('link')).toHaveLength(1);
  expect(writes()).toEqual([]);
  await user.type(usage, 'We study sleep.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(usage.isConnected, 'it stays open while it is answered').toBe(true);
});

test('every other step has its gate on the short way too [R2.1-10]', async () => {
  open('/request/create?draft=7&short=yes#project_request_4', buildDraft({ usage: '' }));
  await waitFor(() => expect(address()).toBe('?draft=7&short=yes#project_request_1'));
});

test.each([1, 2])('of %i projects a single one is chosen already', async (count) => {
  const projects = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    sfari_project_id: `PRJ00000${index + 1}`,
    title: `Project ${index + 1}`,
    non_autism_research: false,
    abilities: { create_request: true },
  }));
  fakeApi(({ path }) => (path === '/project/' ? list(projects) : undefined));
  const onChoose = vi.fn<(project: { id: number }, isAsked: boolean) => void>();
  renderWithPortal(
    <AsResearcher>
      <ProjectStep chosen={null} error={undefined} onChoose={onChoose} />
    </AsResearcher>,
    { path: '/request/create' },
  );
  await screen.findByRole('radio', { name: /^Project 1/ });
  expect(onChoose.mock.calls.map(([{ id }, isAsked]) => [id, isAsked])).toEqual(
    count === 1 ? [[1, false]] : [],
  );
});
