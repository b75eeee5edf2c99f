import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@portal/contract/roles';
import { axeViolations, fakeServer, showPage } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Toaster } from '@portal/shared-ui/toaster';
import { Component } from './RestrictedResourcesPage.tsx';

const server = fakeServer();
const ada = { id: 31, display_name: 'Ada Lindqvist', institution: 'Northfield University' };
let next = 0;

/** A restricted dataset that only this test has read. */
function buildDataset(overrides: object = {}) {
  next += 1;
  return {
    id: `5d0f3f2e-0000-4000-8000-00000000000${next}`,
    dataset_id: 'DS0010',
    display_name: 'Home Video Ratings',
    cohort: { id: 1, display_name: 'SPARK' },
    active: true,
    limited: true,
    allowed_users: [ada],
    abilities: { read: true, edit: true },
    ...overrides,
  };
}
function serve(dataset: ReturnType<typeof buildDataset>) {
  const plasma = { ...dataset, id: 2, display_name: 'Plasma', limited: false };
  server.on('GET /restricted-sample-type/', { count: 1, next: null, previous: null, results: [plasma] });
  server.on('GET /restricted-dataset/', { count: 1, next: null, previous: null, results: [dataset] });
  server.on(`GET /restricted-dataset/${dataset.id}/`, () => ({ body: dataset, etag: 'W/"7"' }));
}
const PageWithNotices = () => (
  <>
    <Component />
    <Toaster />
  </>
);
const show = (role: Role = 'sfari_admin') =>
  showPage(PageWithNotices, { route: 'restricted_resources', at: '/restricted_resources', role });
const open = async (user: ReturnType<typeof show>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Details of Home Video Ratings' }));

test('a row says who may ask for the dataset and expands to its people [R2.7-24]', async () => {
  serve(buildDataset());
  const { user, container } = show();
  const table = await screen.findByRole('table', { name: 'Datasets' });
  expect(await within(table).findByText('1 person')).toBeTruthy();
  const kinds = await screen.findByRole('table', { name: 'Biospecimens' });
  expect(await within(kinds).findByText('Everyone')).toBeTruthy();
  await open(user);
  expect(await screen.findByRole('button', { name: 'Remove Ada Lindqvist' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /^Only people on this list/ })).toHaveProperty('checked', true);
  expect(await axeViolations(container)).toEqual([]);
});

test('an administrator saves the list at the version that was read [R2.7-25 R8-20]', async () => {
  const dataset = buildDataset();
  serve(dataset);
  server.on(`PATCH /restricted-dataset/${dataset.id}/`, { ...dataset, allowed_users: [] });
  const { user } = show();
  await open(user);
  await user.click(await screen.findByRole('button', { name: 'Remove Ada Lindqvist' }));
  await user.click(screen.getByRole('button', { name: 'Save access to Home Video Ratings' }));
  expect(await screen.findByText('Access Successfully Updated')).toBeTruthy();
  expect(server.sent).toMatchObject([{ ifMatch: 'W/"7"', body: { limited: true, allowed_users: [] } }]);
});

test('others read the list', async () => {
  serve(buildDataset({ abilities: { read: true, edit: false } }));
  const { user } = show('sfari_reviewer');
  await open(user);
  expect((await screen.findByRole('link', { name: 'Ada Lindqvist' })).getAttribute('href')).toBe('/user/31');
  expect(screen.queryByRole('button', { name: /^Save access/ })).toBeNull();
});

test('what another administrator has saved is shown and can be taken', async () => {
  const dataset = buildDataset();
  serve(dataset);
  server.on(`PATCH /restricted-dataset/${dataset.id}/`, () => {
    serve({ ...dataset, limited: false });
    return { status: 409, body: { code: 'STALE', detail: 'Changed' } };
  });
  const { user } = show();
  await open(user);
  await user.click(await screen.findByRole('button', { name: 'Save access to Home Video Ratings' }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Everyone')).toBeTruthy();
  await user.click(within(alert).getByRole('button'));
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: /^Only people on this list/ })).toHaveProperty(
      'checked',
      false,
    ),
  );
});
