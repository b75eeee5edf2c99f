import { FreshReads, renderWithPortal } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { Component as DatasetListPage } from './DatasetListPage.tsx';

const matchMedia = window.matchMedia;
afterEach(() => {
  window.matchMedia = matchMedia;
  vi.unstubAllGlobals();
});

/** How many datasets the page asks for at once on a screen that matches `query` or not. */
async function limitWhere(isPhone: boolean): Promise<string | null> {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: isPhone && query.includes('max-width'),
      media: query,
    }) as MediaQueryList;
  const addresses: URL[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    addresses.push(new URL(address, 'http://portal.test'));
    return Promise.resolve(Response.json({ count: 0, next: null, previous: null, results: [] }));
  });
  const { unmount } = renderWithPortal(
    <FreshReads>
      <AsResearcher>
        <DatasetListPage />
      </AsResearcher>
    </FreshReads>,
  );
  await screen.findByText('No dataset has been published yet.');
  unmount();
  return addresses.find(({ pathname }) => pathname === '/api/dataset/')?.searchParams.get('limit') ?? null;
}

test('a page of the catalogue has 50 rows, on a phone ten cards', async () => {
  expect(await limitWhere(false)).toBe('50');
  expect(await limitWhere(true)).toBe('10');
});
