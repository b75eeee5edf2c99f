export { ChoiceFilter, type ChoiceFilterProps } from './ChoiceFilter.tsx';
export { CopyButton, copiedMessage } from './CopyButton.tsx';
export { DataTable } from './DataTable.tsx';
export { listProps } from './listProps.ts';
export { boundPage, boundPageSize, pageButtons, tableQuery, type TableDefaults } from './tableState.ts';
export type { DataTableProps, TableColumn, TableEmpty, TableSelection, TableState } from './types.ts';
export { useIsCardList } from './useIsCardList.ts';
export { useTableState, type TableStateHandle } from './useTableState.ts';
