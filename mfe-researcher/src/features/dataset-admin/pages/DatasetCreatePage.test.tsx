import { DATASET_ADMIN_ROLES, ROLES } from '@portal/contract/roles';
import { showPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { Component as DatasetCreatePage } from './DatasetCreatePage.tsx';

afterEach(() => vi.unstubAllGlobals());

const PLACE = { route: 'dataset/create', at: '/dataset/create' };

test.each(DATASET_ADMIN_ROLES)('%s sees the form of a new dataset', async (role) => {
  fakeApi(() => undefined);
  showPage(DatasetCreatePage, { ...PLACE, role });
  expect(await screen.findByRole('button', { name: 'Create dataset' })).toBeTruthy();
});

test.each(ROLES.filter((role) => !DATASET_ADMIN_ROLES.includes(role)))(
  '%s is sent to /404, and nothing is read [S2.10-02]',
  async (role) => {
    const calls = fakeApi(() => undefined);
    const { router } = showPage(DatasetCreatePage, { ...PLACE, role });
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
    expect(calls).toEqual([]);
  },
);
