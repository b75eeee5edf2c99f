import { FreshReads, renderWithPortal } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
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

test('where nothing was given it says so', async () => {
  show(3, 3);
  expect(await screen.findByText(/^There are no datasets with accessible details/)).toBeTruthy();
});
