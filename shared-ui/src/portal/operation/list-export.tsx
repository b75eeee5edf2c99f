import type { OperationService } from '@portal/contract';
import { LIMITS } from '@portal/contract/limits';
import { EXPORTED_LISTS, isExportedList } from '@portal/contract/operations';
import { fill } from '../../design/layout/fill.ts';
import { ExportRefused, type ExportedRows } from '../../design/table/index.ts';
import { notify } from '../../design/toaster/index.ts';
import { api, ApiError, invalidate, readEveryRow, type ListKey, type RowOf } from '../data/index.ts';
import { callUrl, splitKey, type QueryValues } from '../data/call-url.ts';
import { readRowsUpTo } from '../data/read-every-row.ts';
import { readRoleCookie } from '../data/session-role-cookie.ts';
import { ListExport } from './ListExport.tsx';
import { listExport as words } from '#texts/list-export';

/**
 * The rows of a list, with its search, filters and order, for `exportRows` of a table. A long list is exported in the
 * background; the table shows the progress and downloads the result.
 */
export function listExport<K extends ListKey>(key: K, query: QueryValues): ExportedRows<RowOf<K>> {
  const list = splitKey(key).template.replaceAll('/', '');
  if (!isExportedList(list)) return () => readEveryRow(key, query);
  const service = EXPORTED_LISTS[list];
  const asked = { list, query: writeQuery(query) };
  return {
    async readRows() {
      const rows = await readRowsUpTo(LIMITS.exportRows, key, query);
      if (!rows) await beginExport(service, asked);
      return rows;
    },
    showBackground: (save) => (
      <ListExport<RowOf<K>> service={service} subject={`${list}?${asked.query}`} save={save} />
    ),
  };
}

/**
 * The query string of the list call. It includes the session role, which decides which rows are visible. It leaves out
 * the fields: the user may choose other columns before the file is saved.
 */
const writeQuery = (query: QueryValues): string => {
  const { limit: _limit, offset: _offset, grouping: _grouping, fields: _fields, ...wanted } = query;
  return callUrl('', {}, wanted, readRoleCookie()).split('?')[1] ?? '';
};

async function beginExport(
  service: OperationService,
  asked: { readonly list: string; readonly query: string },
): Promise<void> {
  const { pathname, search } = window.location;
  const address = pathname.length + search.length > LIMITS.exportAddress ? pathname : pathname + search;
  // The export calls of the services differ only by name, so one type represents them all.
  const key = `POST /${service}-export/` as 'POST /researcher-export/';
  try {
    await api(key, { body: { ...asked, address } as never, quiet: true });
  } catch (error) {
    // The list itself or another running export prevents this one; the server's message says which.
    if (error instanceof ApiError && error.status === 409) throw new ExportRefused(error.message);
    throw error;
  }
  await invalidate(`${service}-operation`);
  notify.success({
    title: words.begun,
    description: fill(words.begunText, { most: LIMITS.exportRows }),
  });
}
