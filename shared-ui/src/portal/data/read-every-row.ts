import { LIMITS } from '@portal/contract/limits';
import { TooManyRows } from '../../design/table/export-refused.ts';
import { api, type CallOptions } from './api.ts';
import type { QueryValues } from './call-url.ts';
import type { ListKey, RowOf } from './use-list.ts';

/** The largest number of rows that the API can page through. */
const MOST = LIMITS.offsetMaximum + LIMITS.listMaximum;

type ReportOptions = Pick<CallOptions, 'quiet' | 'silent'>;

/**
 * Every row of a list as it is searched, filtered and sorted, over all of its pages: for exports. Each row once, though the
 * list may change between two pages.
 * @param report `silent` where the caller shows a failure
 * @throws where there are more than the API reaches, since a part would look like the whole
 */
export async function readEveryRow<K extends ListKey>(
  key: K,
  query: QueryValues,
  report?: ReportOptions,
): Promise<RowOf<K>[]> {
  const rows = await readRowsUpTo(MOST, key, query, report);
  if (!rows) throw new TooManyRows(MOST);
  return rows;
}

/** Like `readEveryRow`, but returns undefined if there are more rows than `most` or than the API can page through. */
export async function readRowsUpTo<K extends ListKey>(
  most: number,
  key: K,
  query: QueryValues,
  report: ReportOptions = { quiet: true },
): Promise<RowOf<K>[] | undefined> {
  const rows = new Map<unknown, RowOf<K>>();
  for (let offset = 0; offset <= LIMITS.offsetMaximum; offset += LIMITS.listMaximum) {
    const page = await readPage(key, { ...query, limit: LIMITS.listMaximum, offset }, report);
    for (const row of page) rows.set((row as { readonly id: unknown }).id, row);
    if (rows.size > most) return undefined;
    if (page.length < LIMITS.listMaximum) return [...rows.values()];
  }
  return undefined;
}

const readPage = async <K extends ListKey>(
  key: K,
  query: QueryValues,
  report: ReportOptions,
): Promise<readonly RowOf<K>[]> => {
  const read = api as unknown as (
    key: K,
    given: { readonly query: QueryValues } & CallOptions,
  ) => Promise<{ readonly data: { readonly results: readonly RowOf<K>[] } }>;
  return (await read(key, { query, ...report })).data.results;
};
