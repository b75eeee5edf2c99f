import { PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { FreshReads, axeViolations, setUpUser } from '@portal/shared-ui/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher, AsStaff } from '../../../testing/as-researcher.tsx';
import { Component as DatasetListPage } from './DatasetListPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const GROUPS = {
  type: { 1: 3, 2: 1001 },
  curator_type: { 1: 4, 2: 2, 3: 1 },
  cohort: { 7: 4, 8: 3 },
  available: { true: 6, false: 1 },
  access: { Globus: 5 },
};

const ROW = {
  id: '0b3f6f0e-6f5b-4b7e-9d65-0b8a3c2f7a11',
  dataset_id: 'DS0012',
  name: 'SSC Phenotype',
  description: '',
  type: 1,
  curator_type: 1,
  cohort: { id: 8, display_name: 'SSC' },
  available: true,
  active: true,
  version: 1,
  release_date: '2026-01-01',
  data_use: [],
};

/** The list at its address, and the queries for it. */
function show(As = AsStaff, at = '/dataset', groups: object = GROUPS) {
  const queries: URLSearchParams[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://portal.test');
    if (pathname === '/api/dataset/' && !searchParams.get('fields')) queries.push(searchParams);
    const results = [
      { id: 7, display_name: 'SPARK' },
      { id: 8, display_name: 'SSC' },
    ];
    const list =
      pathname === '/api/dataset/'
        ? { count: 7, results: [ROW], groups }
        : { count: 2, results: pathname === '/api/cohort/' ? results : [] };
    return Promise.resolve(Response.json({ next: null, previous: null, ...list }));
  });
  const router = createMemoryRouter([{ path: '/dataset', element: <DatasetListPage /> }], {
    initialEntries: [at],
  });
  const { container } = render(
    <PortalProvider>
      <FreshReads>
        <As>
          <RouterProvider router={router} />
        </As>
      </FreshReads>
    </PortalProvider>,
  );
  return { user: setUpUser(), router, queries, container };
}
/** The page of a test is narrower than the panel needs, which is there all the same. */
const facet = async (name: string) => within(await screen.findByRole('group', { name, hidden: true }));
const boxes = async (name: string) =>
  (await facet(name)).getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
const getWords = (choice: HTMLElement) => choice.closest('label')?.textContent;
const choices = async (name: string) => (await boxes(name)).map(getWords);
async function box(name: string, choice: string): Promise<HTMLInputElement> {
  const found = (await boxes(name)).find((each) => getWords(each) === choice);
  if (!found) throw new Error(`${name} has no ${choice}`);
  return found;
}

test('staff filter by availability and curation, and search [R2.7-04 R2.7-05 R2.7-28]', async () => {
  const { container } = show();
  expect(await screen.findByRole('searchbox')).toBeTruthy();
  expect(await choices('Availability')).toEqual(['All', 'Available (6)', 'Unavailable (1)']);
  expect(await choices('Curation')).toEqual(['All', 'Official (4)', 'Curated (2)', 'External (1)']);
  expect(await choices('Cohort')).toEqual(['All', 'SPARK (4)', 'SSC (3)']);
  expect(await choices('Type')).toEqual(['All', 'Phenotype (3)', 'Genetic (1000+)']);
  // a single way narrows nothing
  expect(screen.queryByRole('group', { name: 'How to access the data', hidden: true })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('what is ticked is in the address and goes with the search, All takes it back', async () => {
  const { user, router, queries } = show(AsStaff, '/dataset?q=exome&cohort__in=7&page=3');
  expect((await box('Cohort', 'SPARK (4)')).checked).toBe(true);
  await user.click(await box('Curation', 'Official (4)'));
  await user.click(await box('Curation', 'External (1)'));
  await waitFor(() => expect(queries.at(-1)?.get('curator_type__in')).toBe('1,3'));
  expect(Object.fromEntries(queries.at(-1) ?? [])).toMatchObject({
    search: 'exome',
    cohort__in: '7',
    offset: '0',
    grouping: 'type,curator_type,cohort,available,access',
  });
  expect(router.state.location.search).toContain('curator_type__in=1%2C3');
  await user.click(await box('Curation', 'All'));
  expect(router.state.location.search).not.toContain('curator_type');
  await user.click(await box('Availability', 'Available (6)'));
  expect(router.state.location.search).toContain('available=true');
  await user.click(await box('Availability', 'Unavailable (1)'));
  expect(router.state.location.search).not.toContain('available');
  await user.click(screen.getByRole('button', { name: 'Clear all filters', hidden: true }));
  expect(router.state.location.search).toBe('?q=exome');
});

test('a primary researcher has no filter of availability [R2.7-04]', async () => {
  show(AsResearcher);
  expect(await choices('Curation')).toHaveLength(4);
  expect(screen.queryByRole('group', { name: 'Availability', hidden: true })).toBeNull();
});

test('a primary researcher has no button for a new dataset, those who manage datasets have [R2.7-06]', async () => {
  show(AsResearcher);
  await facet('Type');
  expect(screen.queryByRole('link', { name: 'New Dataset' })).toBeNull();
  cleanup();
  show(AsStaff);
  expect(await screen.findByRole('link', { name: 'New Dataset' })).toBeTruthy();
});

test('what an old link asks for and no one knows is left aside, with characters that no one types', async () => {
  const { queries } = show(
    AsStaff,
    '/dataset?type__in=abc,constructor,99,2&curator_type__in=toString&access__in=FTP&cohort__in=x&q=ex%00ome',
  );
  expect((await box('Type', 'Genetic (1000+)')).checked).toBe(true);
  const sent = Object.fromEntries(queries.at(-1) ?? []);
  expect(sent).toMatchObject({ type__in: '2', search: 'exome' });
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['access__in']));
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['cohort__in']));
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['curator_type__in']));
});

test('the facets stay where nothing is found', async () => {
  show(AsStaff, '/dataset?q=zzqq', {});
  expect(await choices('Type')).toEqual(['All', 'Phenotype (0)', 'Genetic (0)', 'Imaging (0)']);
});
