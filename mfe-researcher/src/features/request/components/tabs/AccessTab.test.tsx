import { FreshReads, renderWithPortal, showPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildDraft } from '../../../../testing/build-draft.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { AccessTab } from './AccessTab.tsx';

afterEach(() => vi.unstubAllGlobals());

function show(status: 2 | 3, rda_status: 2 | 3) {
  const calls = fakeApi(() => undefined);
  const institution = { id: 1, display_name: 'Lakeside University', status, rda_status };
  renderWithPortal(
    <FreshReads>
      <AccessTab request={{ ...buildDraft(), status: 7, institution }} />
    </FreshReads>,
  );
  return calls;
}

test('before the institution is approved no access is shown or asked for [R6-11]', () => {
  const calls = show(2, 3);
  expect(screen.getByText('Institution must be approved to view Access Details.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('before the RDA is executed no access is shown or asked for [R6-12]', () => {
  const calls = show(3, 2);
  expect(screen.getByText('RDA must be fulfilled to view Access Details.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('where nothing was given it says so [S6-01]', async () => {
  show(3, 3);
  expect(
    await screen.findByText(
      'There are no datasets with accessible details or access details has been restricted.',
    ),
  ).toBeTruthy();
});

test('25 rows a page, each with how to get at the data [R9-13]', async () => {
  const details = {
    globus_group_url: 'https://app.globus.org/groups/1/about',
    globus_locations: [],
    data_access: null,
    gpf_group: null,
    gpf_dataset_id: null,
    data_file: null,
  };
  const rows = Array.from({ length: 30 }, (_, index) => ({
    id: index + 1,
    dataset: {
      id: '5d0f3f2e-0000-4000-8000-000000000001',
      dataset_id: 'DS0001',
      display_name: `Sleep ${index}`,
    },
    access_type: index === 2 ? 'AWS' : 'Globus',
    status: 'granted',
    external: {
      state: ['queued', 'applied', 'failed'][index] ?? 'applied',
      error: '',
      since: '2026-11-24T10:00:00Z',
      by_profile: false,
    },
    modified: '2026-11-24T10:00:00Z',
    details,
  }));
  fakeApi(({ path }) =>
    path === '/datasetaccess/'
      ? { body: { count: 30, next: null, previous: null, results: rows } }
      : undefined,
  );
  const institution = {
    id: 1,
    display_name: 'Lakeside University',
    status: 3 as const,
    rda_status: 3 as const,
  };
  const { user } = showPage(
    () => (
      <FreshReads>
        <AccessTab request={{ ...buildDraft(), status: 7, institution }} />
      </FreshReads>
    ),
    { route: 'request', at: '/request', role: 'primary_researcher' },
  );
  await screen.findByText('Granted, setup in progress');
  // What the person can put right is said to them, and where.
  const failed = within(screen.getByRole('row', { name: /Sleep 2 \(/ }));
  expect(failed.getByText(/Check the AWS account ID in your profile/)).toBeTruthy();
  expect(failed.getByRole('link', { name: 'Open my profile' })).toHaveProperty('pathname', '/my-profile');
  expect(screen.getAllByRole('button', { name: /^Details of Sleep/ })).toHaveLength(25);
  await user.click(screen.getByRole('button', { name: 'Details of Sleep 1, Globus' }));
  expect(await screen.findByRole('link', { name: /Open the group in Globus/ })).toBeTruthy();
});
