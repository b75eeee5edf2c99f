import { Box, Button, Flex } from '@chakra-ui/react';
import { Children, useCallback, useRef, useState } from 'react';
import { RetryPanel } from '../errors/index.ts';
import { HelpIcon } from '../icons/icons.tsx';
import { useKeyChoice } from '../keys/key-choice.ts';
import { KeyHelp } from '../keys/KeyHelp.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { CardView } from './CardView.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { DensitySwitch } from './DensitySwitch.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { Pagination } from './Pagination.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TableNotice } from './TableNotice.tsx';
import { TableView } from './TableView.tsx';
import { directionText } from './direction-text.ts';
import { pageCount } from './table-state.ts';
import type { DataTableProps } from './types.ts';
import { useBoundedPage } from './use-bounded-page.ts';
import { useColumnChoice } from './use-column-choice.ts';
import { useIsCardList } from './use-is-card-list.ts';
import { useListModel } from './use-list-model.ts';
import { TABLE_KEYS, useTableShortcuts } from './use-table-shortcuts.ts';
import { fill } from '../layout/fill.ts';
import { table as words } from '#texts/table';

/**
 * A list of the API with search, filters, sort, pages, column choice and selection. It shows what it is given and asks
 * for another state by `onStateChange`; it loads nothing itself (spec 1 sections 5 and 9).
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    count,
    countCapped = false,
    error,
    onRetry,
    state,
    onStateChange,
    selection,
  } = props;
  const ownChoice = useColumnChoice(columns, props.storageKey, props.hasColumnsInAddress);
  const { visibility, setVisible } = props.columnChoice ?? ownChoice;
  const isBeyond = useBoundedPage(props);
  const isLoading = props.isLoading === true || isBeyond;
  const model = useListModel({ ...props, isLoading }, visibility);
  const isNarrow = useIsCardList();
  const listRef = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  // on a phone the filters would fill the screen above the first row
  const hasFilters = Children.toArray(props.filters).length > 0;
  const [isFiltering, setFiltering] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const keys = useKeyChoice();
  const toggleHelp = useCallback(() => setHelpOpen((isOpen) => !isOpen), []);
  useTableShortcuts(props.hasShortcuts === true && keys.isOn, listRef, searchRef, toggleHelp);

  const reset = () =>
    onStateChange({
      ...state,
      page: 1,
      search: '',
      filters: Object.fromEntries(Object.keys(state.filters).map((name) => [name, ''])),
    });
  const hasFailed = error !== undefined && error !== null;
  const isEmpty = !isLoading && !hasFailed && model.rows.length === 0;

  return (
    <Box ref={listRef}>
      <Flex wrap="wrap" gap="3" align="center" mb="3">
        {props.searchLabel === undefined ? null : (
          <SearchBox
            inputRef={searchRef}
            label={props.searchLabel}
            value={state.search}
            onSearch={(search) => onStateChange({ ...state, page: 1, search })}
          />
        )}
        {isNarrow && hasFilters ? (
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-expanded={isFiltering}
            onClick={() => setFiltering(!isFiltering)}
          >
            {fill(words.filters, {
              count: Object.values(state.filters).filter((value) => value !== '').length,
            })}
          </Button>
        ) : null}
        {isNarrow && !isFiltering ? null : props.filters}
        <Flex
          wrap="wrap"
          gap="3"
          ms={{ base: '0', md: 'auto' }}
          justify={{ base: 'flex-start', md: 'flex-end' }}
          _empty={{ display: 'none' }}
        >
          {typeof props.tools === 'function' ? props.tools(model.columns.map(({ id }) => id)) : props.tools}
          {props.exportRows === undefined ? null : (
            <ExportButtons
              caption={caption}
              columns={model.columns}
              readRows={props.exportRows}
              isLong={props.countCapped === true}
              isDisabled={count === 0}
            />
          )}
          {props.storageKey === undefined || isNarrow ? null : (
            <ColumnChoice columns={columns} visibility={visibility} onChange={setVisible} />
          )}
          {/* A short list inside a page has no density switch of its own, but it follows the user's choice. */}
          {props.storageKey === undefined && props.searchLabel === undefined ? null : <DensitySwitch />}
          {props.hasShortcuts && !isNarrow ? (
            <Button
              size="sm"
              variant="ghost"
              colorPalette="gray"
              aria-expanded={isHelpOpen}
              onClick={toggleHelp}
            >
              <HelpIcon />
              {words.shortcuts.button}
            </Button>
          ) : null}
        </Flex>
      </Flex>
      {isHelpOpen ? <KeyHelp label={words.shortcuts.title} keys={TABLE_KEYS} /> : null}
      {selection ? <SelectionBar selection={selection} /> : null}
      {hasFailed ? (
        <RetryPanel
          title={fill(words.loadFailed, { caption })}
          error={error}
          onRetry={onRetry ?? (() => window.location.reload())}
        />
      ) : null}
      {isEmpty ? <TableNotice state={state} empty={props.empty} onReset={reset} /> : null}
      {hasFailed || isEmpty ? null : isNarrow ? <CardView model={model} /> : <TableView model={model} />}
      {hasFailed ? null : (
        <Pagination
          caption={caption}
          count={count}
          countCapped={countCapped}
          state={state}
          onStateChange={onStateChange}
        />
      )}
      <LiveRegion message={hasFailed || isLoading ? '' : announcement(props)} />
    </Box>
  );
}

/** What screen readers hear when the list has changed. */
function announcement<Row>({
  caption,
  columns,
  count,
  countCapped,
  state,
  selection,
}: DataTableProps<Row>): string {
  const column = columns.find(
    ({ sortKey }) => sortKey !== undefined && sortKey === state.ordering.replace(/^-/, ''),
  );
  const parts = [
    fill(countCapped ? words.manyEntries : words.entries, { caption, count }),
    ...(count > state.pageSize
      ? [fill(words.pages.current, { page: state.page, pages: pageCount(count, state.pageSize) })]
      : []),
    ...(column
      ? [fill(words.sorted, { column: column.header, direction: directionText(column, state.ordering) })]
      : []),
    ...(selection && selection.selectedIds.length > 0
      ? [fill(words.selection.count, { count: selection.selectedIds.length })]
      : []),
  ];
  return parts.join(', ');
}
