import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { showList } from '../../../testing/show-list.tsx';
import { Component as RequestListPage } from './RequestListPage.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a click on a row opens the request, a button leads to its form; Home comes before the title [C2.10.1]', async () => {
  fakeApi(({ path }) =>
    path === '/request/'
      ? { body: { count: 1, next: null, previous: null, results: [buildDraft()] } }
      : undefined,
  );
  const user = showList(RequestListPage, '/request');
  const cell = await screen.findByRole('cell', { name: 'Dataset: SSC Phenotype' });
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('HomeRequests');
  expect(screen.getByRole('link', { name: 'New Request' }).getAttribute('href')).toBe('/request/create/');
  await user.click(cell);
  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/request/7');
});

test('a row says which project and which datasets, and not who and where the reader is [R2.3-14]', async () => {
  const datasets = ['SSC Phenotype', 'SSC Exomes', 'SPARK Genomes'].map((display_name, index) => ({
    id: `0b3f6f0e-6f5b-4b7e-9d65-0b8a3c2f7a1${index}`,
    dataset_id: `DS001${index}`,
    display_name,
    type: 1,
  }));
  fakeApi(({ path }) =>
    path === '/request/'
      ? { body: { count: 1, next: null, previous: null, results: [buildDraft({ datasets })] } }
      : undefined,
  );
  showList(RequestListPage, '/request');
  expect(await screen.findByRole('link', { name: 'Sleep in siblings' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Dataset: SSC Phenotype, SSC Exomes and 1 more' })).toBeTruthy();
  // Creator and Institution would be the reader's in every row (decision 143).
  expect(screen.queryByText('Maya Lindqvist')).toBeNull();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
  for (const name of ['Project', 'SFARI ID', 'Requested Resource', 'Cohort', 'Date Submitted', 'Status'])
    expect(headers).toContain(name);
  for (const name of ['Creator', 'Institution'])
    expect(screen.queryByRole('columnheader', { name })).toBeNull();
});

test('Creator and Institution can be chosen as columns, and appear if the list has requests of others [R2.3-14]', async () => {
  const colleague = { id: 44, display_name: 'Grace Oduya' };
  const institution = { id: 9, display_name: 'Harbor University' };
  const serve = (others: readonly object[]) =>
    fakeApi(({ path }) => {
      const results = [buildDraft(), ...others];
      return path === '/request/'
        ? { body: { count: results.length, next: null, previous: null, results } }
        : undefined;
    });
  serve([]);
  const user = showList(RequestListPage, '/request');
  await screen.findByRole('link', { name: 'Sleep in siblings' });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Creator' }));
  expect(await screen.findByRole('columnheader', { name: /Creator/ })).toBeTruthy();
  cleanup();
  localStorage.clear();
  serve([{ ...buildDraft(), id: 8, owner: colleague, institution }]);
  showList(RequestListPage, '/request');
  expect(await screen.findByRole('cell', { name: 'Grace Oduya' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Harbor University' })).toBeTruthy();
});

test('asks for the fields of its columns', async () => {
  const asked: (string | null)[] = [];
  fakeApi(({ path, query }) => {
    if (path !== '/request/') return undefined;
    asked.push(query.get('fields'));
    return { body: { count: 1, next: null, previous: null, results: [buildDraft()] } };
  });
  showList(RequestListPage, '/request');
  await screen.findByRole('link', { name: 'Sleep in siblings' });
  expect(asked).toEqual([
    'abilities,cohorts,expiration_date,expired,id,institution,irb_required,owner,project,renewal_status,sfari_request_id,status,submission_date,type',
  ]);
});
