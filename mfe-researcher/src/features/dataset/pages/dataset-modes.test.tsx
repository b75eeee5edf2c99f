import { forgetEverything } from '@portal/shared-ui/data';
import { showPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { Component as DatasetPage } from './DatasetPage.tsx';

beforeEach(() => forgetEverything());
afterEach(() => vi.unstubAllGlobals());

const DATASET = {
  id: '5d0f3f2e-0000-4000-8000-000000000001',
  dataset_id: 'DS0001',
  name: 'Sleep',
  description: '',
  type: 1,
  curator_type: 1,
  cohort: { id: 3, display_name: 'SPARK' },
  available: true,
  active: true,
  version: 1,
  release_date: '2026-01-01',
  data_use: [],
  change_notes: '',
  order: 0,
  gpf_accessible: false,
  data_access: 's3://bucket/folder/',
  globus_locations: [],
  abilities: { read: true, edit: true, mail: true },
};

test.each([
  ['', 'Sleep'],
  ['?mode=edit-details', 'Edit Sleep'],
  ['?mode=edit%20details', 'Edit Sleep'],
  ['?mode=new-version', 'New version of Sleep'],
  ['?mode=new%20version', 'New version of Sleep'],
  ['?mode=email', 'Email about Sleep'],
  ['?mode=other', 'Sleep'],
])('a dataset with "%s" is the page "%s" [S2.10-03]', async (search, title) => {
  fakeApi(({ path }) => {
    if (path === '/dataset/DS0001/') return { body: DATASET, etag: '"1"' };
    return path.endsWith('/audience/') ? { body: { approved: 0, opted_in: 0, people: [] } } : undefined;
  });
  showPage(DatasetPage, {
    route: 'dataset/:objectId',
    at: `/dataset/DS0001${search}`,
    role: 'sfari_admin',
  });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});
