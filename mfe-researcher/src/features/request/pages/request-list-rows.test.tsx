import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { showList } from '../../../testing/show-list.tsx';
import { Component as RequestListPage } from './RequestListPage.tsx';

afterEach(() => vi.unstubAllGlobals());

function serve(results: readonly object[]) {
  fakeApi(({ path }) =>
    path === '/request/'
      ? { body: { count: results.length, next: null, previous: null, results } }
      : undefined,
  );
  return vi.spyOn(globalThis, 'fetch');
}

test('the newest submission comes first, cohorts are in a row, and there is no search [R2.3-12 R2.3-15 R2.3-16]', async () => {
  const cohorts = ['SPARK', 'SSC'].map((display_name, id) => ({ id, display_name }));
  const asked = serve([{ ...buildDraft(), cohorts }]);
  showList(RequestListPage, '/request');
  expect(await screen.findByRole('cell', { name: 'SPARK, SSC' })).toBeTruthy();
  const { id, sfari_request_id: code } = buildDraft();
  expect(screen.getByRole('link', { name: code }).getAttribute('href')).toBe(`/request/${id}`);
  const [address] = asked.mock.calls[0] ?? [];
  expect(address).toMatch(/[?&]ordering=-submission_date(&|$)/);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'New Request' })).toBeTruthy();
});

test('without requests the list says so and leads to the wizard [R2.3-13]', async () => {
  serve([]);
  showList(RequestListPage, '/request');
  expect(await screen.findByRole('heading', { name: 'No results matching search.' })).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'New Request' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/request/create/', '/request/create/']);
});

test.each([
  ['can renew it', { renew: true }, null, ['/request/7/renewal']],
  ['is on its team', {}, null, []],
  ['has sent its renewal', { renew: true }, 2, []],
])(
  'access that ends soon has its one act beside it, for the person who %s',
  async (_, abilities, renewal, to) => {
    const ends = new Date(Date.now() + 25 * 24 * 3600 * 1000).toISOString();
    const facts = { status: 7, expiration_date: ends, renewal_status: renewal, abilities };
    serve([{ ...buildDraft(), ...facts }]);
    showList(RequestListPage, '/request');
    expect(await screen.findByText(/^Expires in 2[456] days/)).toBeTruthy();
    const links = screen.queryAllByRole('link', { name: 'Renew REQ000007' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(to);
  },
);
