import type { IrbDocument } from '@portal/contract';
import { renderWithPortal } from '@portal/shared-ui/testing';
import { Toaster } from '@portal/shared-ui/toaster';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../testing/as-researcher.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { IrbButton } from './IrbButton.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a letter that cannot be fetched is reported [R8-07]', async () => {
  fakeApi(() => ({
    status: 403,
    body: { code: 'FORBIDDEN', detail: 'Your IRB has expired.', correlation_id: 'c' },
  }));
  const irb = { file: 'f-1', file_name: 'irb.pdf', designation: 1, state: 'valid' } as IrbDocument;
  const { user } = renderWithPortal(
    <AsResearcher>
      <IrbButton project={{ title: 'Sleep', latest_irb: irb, abilities: {} }} />
      <Toaster />
    </AsResearcher>,
  );
  await user.click(screen.getByRole('button', { name: 'View IRB of Sleep' }));
  expect(await screen.findByText('Error Fetching IRB')).toBeTruthy();
});
