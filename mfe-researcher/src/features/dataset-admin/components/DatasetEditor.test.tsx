import { showPage } from '@portal/shared-ui/testing';
import { Toaster } from '@portal/shared-ui/toaster';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { DatasetEditor } from './DatasetEditor.tsx';

afterEach(() => vi.unstubAllGlobals());

const dataset = {
  id: '5d0f3f2e-0000-4000-8000-000000000001',
  dataset_id: 'DS0001',
  name: 'Sleep',
  description: '<p>Sleep</p>',
  type: 1,
  curator_type: 2,
  cohort: { id: 3, display_name: 'SPARK' },
  release_date: '2026-11-01',
  version: 1,
  data_use: [],
  change_notes: '',
  order: 0,
  available: true,
  active: true,
  gpf_accessible: false,
  data_access: 's3://bucket/folder/',
  globus_locations: [],
  data_file: null,
  public_data_dictionary: { id: '5d0f3f2e-0000-4000-8000-000000000009', name: 'dictionary.pdf' },
  public_release_notes: null,
  abilities: { read: true, edit: true },
} as never;

const Editor = () => (
  <>
    <DatasetEditor mode="version" cohorts={[{ value: 3, label: 'SPARK' }]} dataset={dataset} />
    <Toaster />
  </>
);

test('a dataset whose file is refused is made without it, and says so [S8-16]', async () => {
  let tries = 0;
  const calls = fakeApi(({ path, method }) => {
    if (path !== '/dataset/' || method !== 'POST') return undefined;
    tries += 1;
    return tries === 1
      ? { status: 400, body: { public_data_dictionary: ['Upload this file again'] } }
      : { status: 201, body: { ...(dataset as object), version: 2 } };
  });
  const { user } = showPage(Editor, { route: 'dataset/create', at: '/dataset/create', role: 'sfari_admin' });
  await user.type(screen.getByLabelText(/^Release date/), '11/20/2026');
  await user.click(screen.getByRole('button', { name: 'Create version V2' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/Only administrators will still see version V1/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Create version V2' }));
  expect(
    await screen.findByText('Dataset created, but file upload failed due to: Upload this file again'),
  ).toBeTruthy();
  expect(calls.length).toBeGreaterThan(1);
});
