import { DATASET_ADMIN_ROLES, ROLES } from '@portal/contract/roles';
import { showPage } from '@portal/shared-ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { Component as DatasetCreatePage } from './DatasetCreatePage.tsx';

afterEach(() => vi.unstubAllGlobals());

const PLACE = { route: 'dataset/create', at: '/dataset/create' };

test('administrators of datasets see the form, all others are sent to /404 [S2.10-02]', async () => {
  for (const role of ROLES) {
    const calls = fakeApi(() => undefined);
    const { router } = showPage(DatasetCreatePage, { ...PLACE, role });
    if (DATASET_ADMIN_ROLES.includes(role))
      expect(await screen.findByRole('button', { name: 'Create dataset' })).toBeTruthy();
    else {
      await waitFor(() => expect([role, router.state.location.pathname]).toEqual([role, '/404']));
      expect([role, calls]).toEqual([role, []]);
    }
    cleanup();
  }
});
