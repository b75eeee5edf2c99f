import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { ApplicationLink } from './ApplicationLink.tsx';

test.each([
  [1, false],
  [2, false],
  [3, false],
  [4, true],
  [5, true],
  [6, true],
  [7, true],
  [8, true],
] as const)('Download Application of type %i: %s [S2.6-18]', (type, isThere) => {
  const request = buildRequest({ type });
  showAs('sfari_admin', <ApplicationLink request={request} />);
  const link = screen.queryByRole('link', { name: 'Download Application' });
  const address = link?.getAttribute('href')?.split('?')[0] ?? null;
  expect(address).toBe(isThere ? `/api/request/${request.id}/docs/` : null);
});
