import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDelayed } from '../layout/use-delayed.ts';
import type { DataTableProps, TableColumn, TableState } from './types.ts';
import { table as words } from '#texts/table';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/** The table library requires records, but our rows may have any type. */
interface Wrapped<Row> {
  row: Row;
}

export interface ListRow<Row> {
  id: string;
  row: Row;
  label: string;
  isSelected: boolean;
  isMarked: boolean;
  isExpanded: boolean;
  href: string | undefined;
  open: (() => void) | undefined;
}

export interface ListModel<Row> {
  caption: string;
  /** The visible columns; the first one names the row. */
  columns: ReadonlyArray<TableColumn<Row>>;
  rows: ReadonlyArray<ListRow<Row>>;
  state: TableState;
  canOpen: boolean;
  details: ((row: Row) => ReactNode) | undefined;
  toggleDetails: (id: string) => void;
  selection:
    | {
        isAll: boolean;
        isSome: boolean;
        toggle: (id: string, isOn: boolean) => void;
        toggleAll: (isOn: boolean) => void;
      }
    | undefined;
  /** First load: rows are place holders. */
  isSkeleton: boolean;
  isSkeletonVisible: boolean;
  /** The rows are still those of the previous query while the next ones load. */
  isStale: boolean;
  sort: (ordering: string) => void;
}

const nothing: readonly never[] = [];

/** Returns the previous rows while new ones load, so that the page does not jump. */
function useLastRows<Row>(rows: readonly Row[], isLoading: boolean): readonly Row[] {
  const [last, setLast] = useState(rows);
  if (!isLoading && rows.length > 0 && rows !== last) setLast(rows);
  if (rows.length > 0) return rows;
  return isLoading ? last : nothing;
}

/** The visible columns; while rows load, only those whose fields the rows on screen have. */
function useReadColumns<Row>(
  columns: ReadonlyArray<TableColumn<Row>>,
  isReading: boolean,
): ReadonlyArray<TableColumn<Row>> {
  const [read, setRead] = useState(columns);
  const isRead = (column: TableColumn<Row>) => read.some(({ id }) => id === column.id);
  if (!isReading && (read.length !== columns.length || !columns.every(isRead))) setRead(columns);
  return isReading ? columns.filter(isRead) : columns;
}

/**
 * Ids of the rows whose details are open. Stored for the whole list, because row components unmount when they scroll
 * out of view or the window width changes.
 */
function useExpandedRows() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set());
  const toggle = (id: string) =>
    setExpanded((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return { expanded, toggle };
}

/** Combines the props of the screen with the column and selection models of the table library. */
export function useListModel<Row>(
  props: DataTableProps<Row>,
  visibility: Readonly<Record<string, boolean>>,
): ListModel<Row> {
  const {
    caption,
    columns,
    isLoading = false,
    state,
    onStateChange,
    rowId,
    rowLabel,
    rowHref,
    onRowOpen,
    isMarked,
    selection,
  } = props;
  const navigate = useNavigate();
  const rows = useLastRows(props.rows, isLoading);
  const isSkeleton = isLoading && rows.length === 0;
  const { expanded, toggle } = useExpandedRows();
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Wrapped<Row>> => ({
        id: column.id,
        accessorFn: ({ row }) => column.value?.(row),
      })),
    [columns],
  );
  const data = useMemo(() => rows.map((row): Wrapped<Row> => ({ row })), [rows]);
  const selected = useMemo(
    () => Object.fromEntries((selection?.selectedIds ?? []).map((id) => [id, true as const])),
    [selection?.selectedIds],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ row }) => rowId(row),
    enableRowSelection: selection !== undefined,
    state: { columnVisibility: visibility, rowSelection: selected },
    onRowSelectionChange: (updater) => {
      const next = typeof updater === 'function' ? updater(selected) : updater;
      selection?.onChange(Object.keys(next));
    },
  });
  const shown = new Set(table.getVisibleLeafColumns().map((column) => column.id));
  const visible = columns.filter((column) => shown.has(column.id));
  const readColumns = useReadColumns(visible, isLoading || (props.error ?? null) !== null);
  const isAllSelected = rows.length > 0 && table.getIsAllPageRowsSelected();
  const writeLabel = rowLabel ?? ((row: Row) => String(columns[0]?.value?.(row) ?? words.unnamedRow));
  return {
    caption,
    columns: props.columnChoice === undefined || isSkeleton ? visible : readColumns,
    rows: table.getRowModel().rows.map((model) => {
      const { row } = model.original;
      const href = rowHref?.(row);
      const open = href === undefined ? onRowOpen && (() => onRowOpen(row)) : () => void navigate(href);
      return {
        id: model.id,
        row,
        label: writeLabel(row),
        isSelected: model.getIsSelected(),
        isMarked: isMarked?.(row) ?? false,
        isExpanded: expanded.has(model.id),
        href,
        open,
      };
    }),
    state,
    // if no row of the page has details, the table has no column for them
    details: rows.some((row) => (props.details?.(row) ?? null) !== null) ? props.details : undefined,
    toggleDetails: toggle,
    canOpen: rowHref !== undefined || onRowOpen !== undefined,
    selection: selection && {
      isAll: isAllSelected,
      // the library also reports "some" when all rows are selected
      isSome: !isAllSelected && table.getIsSomePageRowsSelected(),
      toggle: (id, isOn) => table.getRow(id).toggleSelected(isOn),
      toggleAll: (isOn) => table.toggleAllPageRowsSelected(isOn),
    },
    isSkeleton,
    isSkeletonVisible: useDelayed(isSkeleton),
    isStale: isLoading && rows.length > 0,
    sort: (ordering) => onStateChange({ ...state, page: 1, ordering }),
  };
}
