export { ChoiceFilter, type ChoiceFilterProps } from './ChoiceFilter.tsx';
export { CopyButton, copiedMessage } from './CopyButton.tsx';
export { directionText } from './direction-text.ts';
export { downloadCsv } from './download-csv.ts';
export { DataTable } from './DataTable.tsx';
export { ExportButtons } from './ExportButtons.tsx';
export { ExportRefused } from './export-refused.ts';
export { listProps } from './list-props.ts';
export { ScrolledTable } from './ScrolledTable.tsx';
export { SearchBox } from './SearchBox.tsx';
export { SelectionBar } from './SelectionBar.tsx';
export { SortButton } from './SortButton.tsx';
export {
  ariaSort,
  boundPage,
  boundPageSize,
  nextOrdering,
  pageButtons,
  readTableState,
  tableQuery,
  type TableDefaults,
} from './table-state.ts';
export { createColumnBuilder } from './types.ts';
export { useColumnChoice } from './use-column-choice.ts';
export type {
  DataTableProps,
  ExportedRows,
  ExportFormat,
  LongRows,
  SaveRows,
  TableColumn,
  TableEmpty,
  TableSelection,
  TableState,
} from './types.ts';
export { useRegionScroll } from './use-region-scroll.ts';
export { useIsCardList } from './use-is-card-list.ts';
export { useTableState, type TableStateHandle } from './use-table-state.ts';
