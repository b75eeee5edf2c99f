import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { CollectionTab } from './CollectionTab.tsx';
import { setUpUser } from '@portal/shared-ui/testing';

afterEach(() => vi.unstubAllGlobals());

const OTHER =
  'A different collection has been chosen since. It takes effect when the request is resubmitted.';
/** Each test has its own request: reads are cached by address. */
let last = 700;
function show(given: { cart: number | null; submitted: string | null; submitted_cart: number | null }) {
  last += 1;
  const request = buildRequest({ id: last, type: 8, abilities: { choose_collection: true } });
  const sent = serve({
    [`GET /request/${last}/collection/`]: () => ({
      body: { collection_name: 'Cortex', donors: [], ...given },
    }),
    'GET /abn_cart/': () => ({
      body: page([4, 5].map((id) => ({ id, collection_name: `Set ${id}`, identifiers: [], request: null }))),
    }),
  });
  showAs('abn_proj_mgr', <CollectionTab request={request} />);
  return { sent, user: setUpUser(), id: last };
}

test.each([
  ['another one is named now', { cart: 5, submitted: '2026-11-20T15:08:21Z', submitted_cart: 4 }, 1],
  ['the one that was handed in', { cart: 4, submitted: '2026-11-20T15:08:21Z', submitted_cart: 4 }, 0],
  ['a draft', { cart: 5, submitted: null, submitted_cart: null }, 0],
] as const)('says when another collection was chosen since it was submitted: %s', async (_, given, count) => {
  const { id } = show(given);
  const link = await screen.findByRole('link', { name: 'Open the collection' });
  expect(link.getAttribute('href')).toBe(`/tissue-catalogue/${given.cart}?request=${id}`);
  expect(screen.queryAllByText(OTHER)).toHaveLength(count);
});

test('who does not want another collection leaves the choice as it was', async () => {
  const { sent, user } = show({ cart: 4, submitted: null, submitted_cart: null });
  await user.click(await screen.findByRole('button', { name: 'Choose another collection' }));
  await user.click(await screen.findByRole('radio', { name: /^Set 5/ }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const opener = await screen.findByRole('button', { name: 'Choose another collection' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await user.click(opener);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Set 4/ })).checked).toBe(true);
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});
