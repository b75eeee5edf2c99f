export { ChoiceFilter, type ChoiceFilterProps } from './ChoiceFilter.tsx';
export { CopyButton, copiedMessage } from './CopyButton.tsx';
export { downloadCsv } from './download-csv.ts';
export { DataTable } from './DataTable.tsx';
export { listProps } from './list-props.ts';
export {
  boundPage,
  boundPageSize,
  pageButtons,
  readTableState,
  tableQuery,
  type TableDefaults,
} from './table-state.ts';
export type { DataTableProps, TableColumn, TableEmpty, TableSelection, TableState } from './types.ts';
export { useIsCardList } from './use-is-card-list.ts';
export { useTableState, type TableStateHandle } from './use-table-state.ts';
