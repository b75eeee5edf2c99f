import { FreshReads, renderWithPortal } from '@portal/shared-ui/testing';
import { keptDestination } from '@portal/shared-ui/session';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher, AsVisitor } from '../../../testing/as-researcher.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { showList } from '../../../testing/show-list.tsx';
import { basketCodes } from '../../basket/basket.ts';
import { Component as DatasetListPage } from './DatasetListPage.tsx';

const matchMedia = window.matchMedia;
afterEach(() => {
  localStorage.clear();
  window.matchMedia = matchMedia;
  vi.unstubAllGlobals();
});

/** How many datasets the page asks for in one call on a screen that matches `query` or not. */
async function limitWhere(isPhone: boolean): Promise<string | null> {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: isPhone && query.includes('max-width'),
      media: query,
    }) as MediaQueryList;
  const addresses: URL[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    addresses.push(new URL(address, 'http://portal.test'));
    return Promise.resolve(Response.json({ count: 0, next: null, previous: null, results: [] }));
  });
  const { unmount } = renderWithPortal(
    <FreshReads>
      <AsResearcher>
        <DatasetListPage />
      </AsResearcher>
    </FreshReads>,
  );
  await screen.findByText('No datasets have been published yet.');
  unmount();
  return addresses.find(({ pathname }) => pathname === '/api/dataset/')?.searchParams.get('limit') ?? null;
}

test('a page of the catalogue has 50 rows, on a phone ten cards [R2.7-03]', async () => {
  expect(await limitWhere(false)).toBe('50');
  expect(await limitWhere(true)).toBe('10');
});

test('a row leads to its dataset by the code that people know', async () => {
  const dataset = {
    id: '5d0f3f2e-0000-4000-8000-000000000001',
    dataset_id: 'DS0001',
    name: 'SPARK Exomes',
    description: '',
    type: 2,
    curator_type: 1,
    cohort: { id: 1, display_name: 'SPARK' },
    available: true,
    version: 2,
    release_date: '2026-01-02',
  };
  fakeApi(({ path }) =>
    path === '/dataset/' ? { body: { count: 1, next: null, previous: null, results: [dataset] } } : undefined,
  );
  const user = showList(DatasetListPage, '/dataset');
  await user.click(await screen.findByRole('link', { name: 'SPARK Exomes' }));
  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/dataset/DS0001');
});

const FOUND = {
  id: '5d0f3f2e-0000-4000-8000-000000000001',
  dataset_id: 'DS0001',
  name: 'SPARK Exomes',
  description: '',
  type: 2,
  curator_type: 1,
  cohort: { id: 1, display_name: 'SPARK' },
  available: true,
  version: 2,
  release_date: '2026-01-02',
};

test('a visitor puts datasets aside, and they stay while they register', async () => {
  fakeApi(({ path }) =>
    path === '/dataset/' ? { body: { count: 1, next: null, previous: null, results: [FOUND] } } : undefined,
  );
  const { user } = renderWithPortal(
    <FreshReads>
      <AsVisitor>
        <DatasetListPage />
      </AsVisitor>
    </FreshReads>,
  );
  await user.click(await screen.findByRole('button', { name: 'Add SPARK Exomes to a request' }));
  const basket = await screen.findByRole('region', { name: 'Your selection' });
  expect(within(basket).getByText('1 dataset selected')).toBeTruthy();
  await user.click(within(basket).getByRole('link', { name: 'Continue to the request' }));
  expect(keptDestination()).toBe('/request/create');
  expect(basketCodes()).toEqual(['DS0001']);
  await user.click(screen.getByRole('button', { name: 'Remove SPARK Exomes' }));
  expect(screen.queryByRole('region', { name: 'Your selection' })).toBeNull();
});

test('staff have no basket', async () => {
  fakeApi(({ path }) =>
    path === '/dataset/' ? { body: { count: 1, next: null, previous: null, results: [FOUND] } } : undefined,
  );
  showList(DatasetListPage, '/dataset', { isStaff: true });
  expect(await screen.findByRole('link', { name: 'SPARK Exomes' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /to a request$/ })).toBeNull();
});

test('what a researcher has access to is marked in gold and says so; the others do not [R2.7-08]', async () => {
  const other = {
    ...FOUND,
    id: '5d0f3f2e-0000-4000-8000-000000000002',
    dataset_id: 'DS0002',
    name: 'Imaging',
  };
  fakeApi(({ path }) => {
    const rows =
      path === '/dataset/'
        ? [FOUND, other]
        : path === '/datasetaccess/'
          ? [{ dataset: { id: FOUND.id } }]
          : [];
    return { body: { count: rows.length, next: null, previous: null, results: rows } };
  });
  showList(DatasetListPage, '/dataset');
  const badge = await screen.findByText('You have access');
  const mine = badge.closest('[data-row]');
  const others = screen.getByRole('link', { name: 'Imaging' }).closest('[data-row]');
  expect(mine?.hasAttribute('data-marked')).toBe(true);
  expect(others?.hasAttribute('data-marked')).toBe(false);
});

test('a dataset without a code is reached by its id [R2.7-07]', async () => {
  fakeApi(({ path }) =>
    path === '/dataset/'
      ? { body: { count: 1, next: null, previous: null, results: [{ ...FOUND, dataset_id: '' }] } }
      : undefined,
  );
  const user = showList(DatasetListPage, '/dataset');
  await user.click(await screen.findByRole('link', { name: 'SPARK Exomes' }));
  expect((await screen.findByTestId('elsewhere')).textContent).toContain(`/dataset/${FOUND.id}`);
});
