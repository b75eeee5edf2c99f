import { enter, showPage } from '@portal/shared-ui/testing';
import { Toaster } from '@portal/shared-ui/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, type Call } from '../../../testing/fake-api.ts';
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

const written = (calls: readonly Call[]) => calls.filter(({ method }) => method !== 'GET');
const COHORTS = [{ value: 3, label: 'SPARK' }];
const PLACE = { route: 'dataset/create', at: '/dataset/create', role: 'sfari_admin' } as const;
const Edit = () => (
  <>
    <DatasetEditor mode="edit" cohorts={COHORTS} dataset={dataset} />
    <Toaster />
  </>
);
async function saveChanges({ user }: ReturnType<typeof showPage>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const question = await screen.findByRole('alertdialog', { name: 'Save the changes to Sleep?' });
  await user.click(within(question).getByRole('button', { name: 'Save changes' }));
}

test('a field shows its first error; what belongs to no field is shown under the form [S8-15]', async () => {
  const errors = { name: ['Another dataset has this name', 'Use fewer words'] };
  const calls = fakeApi(({ method }) => (method === 'GET' ? undefined : { status: 400, body: errors }));
  const shown = showPage(Edit, PLACE);
  await enter(/^Name/, '');
  await enter(/^Data Access/, '');
  await shown.user.click(screen.getByRole('button', { name: 'Save changes' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  await enter(/^Name/, 'Sleep');
  await shown.user.click(screen.getByRole('button', { name: 'Save changes' }));
  const missing = 'Data File, Globus Location, or Data Access (S3 Location) are required';
  expect(await screen.findByText(missing)).toBeTruthy();
  expect(written(calls)).toEqual([]);
  await enter(/^Data Access/, 's3://portal-data/gait/');
  await saveChanges(shown);
  await screen.findAllByText(/Another dataset has this name/);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(/Use fewer words/)).toBeNull();
});

test('Cancel and a saved change lead to the catalog [S2.10-01]', async () => {
  const calls = fakeApi(({ method }) => (method === 'PATCH' ? { body: dataset } : undefined));
  const shown = showPage(Edit, PLACE);
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/dataset/');
  await enter(/^Change notes/, 'Two more weeks.');
  await saveChanges(shown);
  await waitFor(() => expect(shown.router.state.location.pathname).toBe('/dataset/'));
  expect(written(calls)).toMatchObject([{ method: 'PATCH', body: { change_notes: 'Two more weeks.' } }]);
});

test('a new version is created once it is confirmed, and leads to the catalog [S2.10-01 S5-22]', async () => {
  const calls = fakeApi(({ method }) =>
    method === 'POST' ? { status: 201, body: { ...(dataset as object), version: 2 } } : undefined,
  );
  const { user, router } = showPage(Editor, PLACE);
  await user.type(screen.getByLabelText(/^Release date/), '11/20/2026');
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Create version V2' }));
    return within(await screen.findByRole('alertdialog', { name: 'Create version V2 of Sleep?' }));
  };
  await user.click((await ask()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(written(calls)).toEqual([]);
  await user.click((await ask()).getByRole('button', { name: 'Create version V2' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dataset/'));
  expect(written(calls)).toHaveLength(1);
});
