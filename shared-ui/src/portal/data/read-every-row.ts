import { LIMITS } from '@portal/contract/limits';
import { TooManyRows } from '../../design/table/too-many-rows.ts';
import { api, type CallOptions } from './api.ts';
import type { QueryValues } from './call-url.ts';
import type { ListKey, RowOf } from './use-list.ts';

/** As many as the API reaches by pages. */
const MOST = LIMITS.offsetMaximum + LIMITS.listMaximum;

/**
 * Every row of a list as it is searched, filtered and sorted, over all of its pages: for exports. Each row once, though the
 * list may change between two pages.
 * @param told `silent` where the caller tells a failure
 * @throws where there are more than the API reaches, since a part would look like the whole
 */
export async function readEveryRow<K extends ListKey>(
  key: K,
  query: QueryValues,
  told: Pick<CallOptions, 'quiet' | 'silent'> = { quiet: true },
): Promise<RowOf<K>[]> {
  const rows = new Map<unknown, RowOf<K>>();
  for (let offset = 0; offset <= LIMITS.offsetMaximum; offset += LIMITS.listMaximum) {
    const page = await readPage(key, { ...query, limit: LIMITS.listMaximum, offset }, told);
    for (const row of page) rows.set((row as { readonly id: unknown }).id, row);
    if (page.length < LIMITS.listMaximum) return [...rows.values()];
  }
  throw new TooManyRows(MOST);
}

const readPage = async <K extends ListKey>(
  key: K,
  query: QueryValues,
  told: Pick<CallOptions, 'quiet' | 'silent'>,
): Promise<readonly RowOf<K>[]> => {
  const read = api as unknown as (
    key: K,
    given: { readonly query: QueryValues } & CallOptions,
  ) => Promise<{ readonly data: { readonly results: readonly RowOf<K>[] } }>;
  return (await read(key, { query, ...told })).data.results;
};
