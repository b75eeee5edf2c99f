import type { DataTableProps } from './types.ts';

type ListProps<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'count' | 'countCapped' | 'isLoading' | 'error' | 'onRetry'
>;

/** The rows of a list, such as `useList` of the portal returns them. */
interface ReadRows<Row> {
  rows: Row[];
  count: number;
  countCapped: boolean;
  isLoading: boolean;
  error: unknown;
  reload: () => Promise<void>;
}

/** Table props for a list of the API: `<DataTable {...listProps(useList(…))} …/>`. */
export function listProps<Row>(list: ReadRows<Row>): ListProps<Row> {
  return {
    rows: list.rows,
    count: list.count,
    countCapped: list.countCapped,
    isLoading: list.isLoading,
    error: list.error,
    onRetry: () => void list.reload(),
  };
}
