import { useLocation } from '@portal/shared-ui/router';
import type { TableState } from '@portal/shared-ui/table';
import { useCallback } from 'react';
import { requestAddress } from '../../request/model/request-address.ts';

interface Row {
  readonly id: number;
}

/** Builds the address of a row's request, from which the user can step through the queue as listed. */
export function useRowAddress(
  rows: readonly Row[],
  { page, pageSize }: Pick<TableState, 'page' | 'pageSize'>,
): (row: Row) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    (row: Row) => {
      const at = (page - 1) * pageSize + rows.findIndex(({ id }) => id === row.id) + 1;
      return requestAddress(row.id, { from: pathname + search, at });
    },
    [rows, page, pageSize, pathname, search],
  );
}
