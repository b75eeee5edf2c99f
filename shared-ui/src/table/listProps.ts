import type { ListRead } from '../data/index.ts';
import type { DataTableProps } from './types.ts';

type ListProps<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'count' | 'countCapped' | 'isLoading' | 'error' | 'onRetry'
>;

/** What a table shows of a list of the API: `<DataTable {...listProps(useList(…))} …/>`. */
export function listProps<Row>(list: ListRead<Row>): ListProps<Row> {
  return {
    rows: list.rows,
    count: list.count,
    countCapped: list.countCapped,
    isLoading: list.isLoading,
    error: list.error,
    onRetry: () => void list.reload(),
  };
}
