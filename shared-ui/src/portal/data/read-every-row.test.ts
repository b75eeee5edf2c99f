import { LIMITS } from '@portal/contract/limits';
import { afterEach, expect, test, vi } from 'vitest';
import { readEveryRow } from './read-every-row.ts';

afterEach(() => vi.unstubAllGlobals());

/** A list of so many rows, which answers its pages as the API does. */
function serveRows(total: number, shift = 0): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', (input: string) => {
    const { searchParams } = new URL(input, 'http://portal.test');
    asked.push(searchParams);
    const [limit, offset] = [Number(searchParams.get('limit')), Number(searchParams.get('offset'))];
    // a row that was added in front moves the others to the next page
    const first = offset === 0 ? 0 : offset - shift;
    const results = Array.from({ length: Math.max(0, Math.min(limit, total - first)) }, (_, index) => ({
      id: first + index + 1,
    }));
    return Promise.resolve(new Response(JSON.stringify({ count: 1000, count_capped: true, results })));
  });
  return asked;
}

const listIds = async () =>
  (await readEveryRow('GET /request/', { status: 3, ordering: '-id', limit: 10, offset: 20 })).map(
    ({ id }) => id,
  );

test('every page is read with the filter and the order of the list, from its first row on [S2.2-08]', async () => {
  const total = LIMITS.listMaximum * 2 + 3;
  const asked = serveRows(total);
  expect(await listIds()).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  expect(asked.map((query) => query.get('offset'))).toEqual(['0', '2000', '4000']);
  expect(asked.every((query) => query.get('status') === '3' && query.get('ordering') === '-id')).toBe(true);
});

test('a row that moves to the next page in between is there once', async () => {
  serveRows(LIMITS.listMaximum + 3, 2);
  const ids = await listIds();
  expect(ids).toHaveLength(LIMITS.listMaximum + 3);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what the API does not reach is refused rather than left out', async () => {
  serveRows(1_000_000);
  await expect(listIds()).rejects.toThrow(
    'You can export up to 12,000 rows at once. Narrow the list with filters or a search first.',
  );
});
