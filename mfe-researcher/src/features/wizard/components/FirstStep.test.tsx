import { currentForm } from '@portal/contract/request-types/lookup';
import { REQUEST_TYPE } from '@portal/contract/statuses';
import { useLocation } from '@portal/shared-ui/router';
import { SessionContext } from '@portal/shared-ui/session';
import { makeSession, renderWithPortal } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../testing/build-draft.ts';
import { basketCodes, putIntoBasket } from '../../basket/basket.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { Component as RequestCreatePage } from '../pages/RequestCreatePage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const OPEN = buildDraft({ usage: '', datasets: [] });

function Where() {
  const { search, hash } = useLocation();
  return <output aria-label="address">{`${search}${hash}`}</output>;
}

test('a new request of a project begins with that project, once, and continues to what is asked for', async () => {
  const calls = fakeApi(({ method, path }) =>
    method === 'POST' && path === '/request/' ? { status: 201, body: OPEN, etag: '"1"' } : undefined,
  );
  renderWithPortal(
    <AsResearcher>
      <RequestCreatePage />
      <Where />
    </AsResearcher>,
    { path: '/request/create?project=5#project_request_1' },
  );
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  const writes = calls.filter(({ method }) => method === 'POST');
  expect(writes.map(({ body }) => body)).toEqual([{ project: 5, type: 1, datasets: [] }]);
  await waitFor(() =>
    expect(screen.getByLabelText('address').textContent).toBe('?draft=7#project_request_2'),
  );
});

test('who comes from a dataset has it chosen, of those that are active and the newest [R2.1-02]', async () => {
  const chosen = dataset('DS0012', 'SSC');
  const calls = fakeApi(({ method, path }) => {
    if (path === '/dataset/') return { body: { count: 1, next: null, previous: null, results: [chosen] } };
    if (path === '/project/5/') return { body: { id: 5, non_autism_research: false } };
    return method === 'POST' && path === '/request/'
      ? { status: 201, body: buildDraft({ usage: '' }), etag: '"1"' }
      : undefined;
  });
  const asked = vi.spyOn(globalThis, 'fetch');
  renderWithPortal(
    <AsResearcher>
      <RequestCreatePage />
      <Where />
    </AsResearcher>,
    { path: '/request/create?project=5&dataset=DS0012#project_request_1' },
  );
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    project: 5,
    type: 1,
    datasets: [chosen.id],
  });
  const addresses = asked.mock.calls.map(([address]) => (typeof address === 'string' ? address : ''));
  const read = addresses.find((address) => address.includes('/dataset/?')) ?? '';
  expect(Object.fromEntries(new URL(read, 'http://portal').searchParams)).toMatchObject({
    dataset_id__in: 'DS0012',
    active: 'true',
    parent__isnull: 'true',
  });
  await waitFor(() =>
    expect(screen.getByLabelText('address').textContent, 'what was chosen is not asked again').toBe(
      '?draft=7#project_request_3',
    ),
  );
});

test('who comes from a collection of donors has it chosen', async () => {
  const { details, ...empty } = buildDraft({ datasets: [] });
  const type = REQUEST_TYPE.ABN_TISSUE;
  const form_version = currentForm(type)?.version;
  const draft = { ...empty, type, details: { ...details, type, form_version, additional_data: {} } };
  const calls = fakeApi(({ method, path }) => {
    if (method === 'POST' && path === '/request/') return { status: 201, body: draft, etag: '"1"' };
    return method === 'PATCH' ? { body: draft, etag: '"2"' } : undefined;
  });
  renderWithPortal(
    <AsResearcher>
      <RequestCreatePage />
      <Where />
    </AsResearcher>,
    { path: '/request/create?project=5&type=abn_tissue&collection=31#project_request_1' },
  );
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { additional_data: { cart: 31 } },
    ]),
  );
});

test('a new project is made for the type that was chosen [R2.1-06]', async () => {
  fakeApi(({ path }) =>
    path.startsWith('/project/')
      ? { status: 200, body: { count: 0, next: null, previous: null, results: [] } }
      : undefined,
  );
  renderWithPortal(
    <AsResearcher>
      <RequestCreatePage />
    </AsResearcher>,
    { path: '/request/create?type=research_match#project_request_1' },
  );
  const link = await screen.findByRole('link', { name: 'Create new project' });
  expect(link.getAttribute('href')).toBe('/project/create?next=request&type=research_match');
});

const dataset = (code: string, cohort: string) => ({
  id: `0b3f6f0e-6f5b-4b7e-9d65-0b8a3c2f7a${code.slice(-2)}`,
  dataset_id: code,
  name: `Set ${code}`,
  available: true,
  cohort: { id: 1, display_name: cohort },
});

test('what was put aside in the catalogue arrives, without what the project cannot have, and the basket is empty then', async () => {
  putIntoBasket('DS0011');
  putIntoBasket('DS0012');
  const calls = fakeApi(({ method, path }) => {
    if (path === '/dataset/')
      return {
        body: {
          count: 2,
          next: null,
          previous: null,
          results: [dataset('DS0011', 'SPARK'), dataset('DS0012', 'SSC')],
        },
      };
    if (path === '/project/5/') return { body: { id: 5, non_autism_research: true } };
    return method === 'POST' && path === '/request/'
      ? { status: 201, body: buildDraft(), etag: '"1"' }
      : undefined;
  });
  renderWithPortal(
    <AsResearcher>
      <RequestCreatePage />
    </AsResearcher>,
    { path: '/request/create?project=5#project_request_1' },
  );
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    project: 5,
    type: 1,
    datasets: ['0b3f6f0e-6f5b-4b7e-9d65-0b8a3c2f7a11'],
  });
  await waitFor(() => expect(basketCodes()).toEqual([]));
});

test('who chooses among projects is not asked again for the datasets of the start page', async () => {
  putIntoBasket('DS0012');
  const project = (id: number) => ({
    id,
    sfari_project_id: `PRJ00000${id}`,
    title: `Project ${id}`,
    non_autism_research: false,
    abilities: { create_request: true },
  });
  fakeApi(({ method, path }) => {
    if (path === '/dataset/')
      return { body: { count: 1, next: null, previous: null, results: [dataset('DS0012', 'SSC')] } };
    if (path === '/project/')
      return { body: { count: 2, next: null, previous: null, results: [project(5), project(6)] } };
    return method === 'POST' && path === '/request/'
      ? { status: 201, body: buildDraft({ usage: '' }), etag: '"1"' }
      : undefined;
  });
  const { user } = renderWithPortal(
    <AsResearcher>
      <RequestCreatePage />
      <Where />
    </AsResearcher>,
    { path: '/request/create#project_request_1' },
  );
  await user.click(await screen.findByRole('radio', { name: /^Project 5/ }));
  await waitFor(() =>
    expect(screen.getByLabelText('address').textContent).toBe('?draft=7#project_request_1'),
  );
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(screen.getByLabelText('address').textContent).toBe('?draft=7#project_request_3'),
  );
});

test('a request that has begun is no longer what its owner still wants to start', async () => {
  const calls = fakeApi(({ method, path }) =>
    method === 'POST' && path === '/request/' ? { status: 201, body: OPEN, etag: '"1"' } : undefined,
  );
  const session = makeSession({ goal: '/request/create?dataset=DS0001' });
  renderWithPortal(
    <SessionContext value={session}>
      <RequestCreatePage />
    </SessionContext>,
    { path: '/request/create?project=5#project_request_1' },
  );
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
      ['/session/goal/', { goal: null }],
    ]),
  );
  await waitFor(() => expect(session.refresh).toHaveBeenCalledOnce());
});

test.each(['/request/45', '/request/create?draft=9', '/project/7'])(
  'a new request does not clear the goal %s',
  async (goal) => {
    const calls = fakeApi(({ method, path }) =>
      method === 'POST' && path === '/request/' ? { status: 201, body: OPEN, etag: '"1"' } : undefined,
    );
    renderWithPortal(
      <SessionContext value={makeSession({ goal })}>
        <RequestCreatePage />
        <Where />
      </SessionContext>,
      { path: '/request/create?project=5#project_request_1' },
    );
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toContain('?draft=7'));
    expect(calls.filter(({ path }) => path === '/session/goal/')).toEqual([]);
  },
);
