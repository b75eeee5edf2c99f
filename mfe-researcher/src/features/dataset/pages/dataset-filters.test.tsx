import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { showList } from '../../../testing/show-list.tsx';
import { Component as DatasetListPage } from './DatasetListPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('staff filter by availability and curation, and search [R2.7-04 R2.7-05 R2.7-28]', async () => {
  fakeApi(() => undefined);
  showList(DatasetListPage, '/dataset', { isStaff: true });
  expect(await screen.findByRole('searchbox')).toBeTruthy();
  expect(options('Availability')).toEqual(['All', 'Available', 'Unavailable']);
  expect(options('Curation')).toEqual(['All', 'Official', 'Curated', 'External']);
});

test('a primary researcher has no filter of availability [R2.7-04]', async () => {
  fakeApi(() => undefined);
  showList(DatasetListPage, '/dataset');
  expect(await screen.findByRole('combobox', { name: 'Curation' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Availability' })).toBeNull();
});
