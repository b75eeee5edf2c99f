import { Box, chakra, Skeleton, Table, VisuallyHidden } from '@chakra-ui/react';
import { CheckRow } from '../layout/CheckRow.tsx';
import { countTools, ROW_HEIGHT, RowView } from './RowView.tsx';
import { SortButton } from './SortButton.tsx';
import { directionText } from './direction-text.ts';
import { ariaSort, nextOrdering } from './table-state.ts';
import type { ListModel } from './use-list-model.ts';
import { useIsWide } from './use-is-wide.ts';
import { useRegionScroll } from './use-region-scroll.ts';
import { table as words } from '#texts/table';

/**
 * The list as a table: sticky header, announced sort order. A table wider than the page has its own region that
 * scrolls, by keyboard too. A narrower one scrolls with the page, so that there is a single scroll bar.
 */
export function TableView<Row>({ model }: { model: ListModel<Row> }) {
  const { caption, columns, rows, state, selection, isSkeleton, isStale } = model;
  const region = useRegionScroll(rows.length > 0);
  const isWide = useIsWide(region.ref);
  return (
    <Box
      as="section"
      {...region}
      aria-label={caption}
      tabIndex={0}
      // clip rounds the corners and lets the header stick to the page
      overflow={isWide ? 'auto' : 'clip'}
      maxH={isWide ? '85dvh' : undefined}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      focusVisibleRing="outside"
    >
      <Table.Root
        size="md"
        stickyHeader
        interactive={model.canOpen}
        aria-busy={isStale}
        data-waiting={isSkeleton ? '' : undefined}
        opacity={isStale ? 0.6 : 1}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <Table.Header>
          <Table.Row bg="bg.muted">
            {selection ? (
              <Table.ColumnHeader width="3rem">
                <CheckRow
                  isLabelHidden
                  isChecked={selection.isAll}
                  isIndeterminate={selection.isSome}
                  onChange={selection.toggleAll}
                >
                  {words.selection.selectPage}
                </CheckRow>
              </Table.ColumnHeader>
            ) : null}
            {columns.map((column) => (
              <Table.ColumnHeader
                key={column.id}
                scope="col"
                width={column.width}
                textAlign={column.align ?? 'start'}
                aria-sort={ariaSort(state.ordering, column.sortKey)}
                verticalAlign="bottom"
              >
                {column.sortKey === undefined ? (
                  column.header
                ) : (
                  <SortButton
                    label={column.header}
                    title={
                      ariaSort(state.ordering, column.sortKey) !== 'none'
                        ? directionText(column, state.ordering)
                        : undefined
                    }
                    direction={ariaSort(state.ordering, column.sortKey) ?? 'none'}
                    onClick={() => model.sort(nextOrdering(state.ordering, column.sortKey ?? ''))}
                  />
                )}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((listed) => (
            <RowView key={listed.id} listed={listed} model={model} />
          ))}
          {isSkeleton ? (
            <SkeletonRows
              count={state.pageSize}
              width={columns.length + countTools(model)}
              isVisible={model.isSkeletonVisible}
            />
          ) : null}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

/** Reserves the place of the rows immediately, so that nothing jumps; gray bars come after 300 ms. */
function SkeletonRows({ count, width, isVisible }: { count: number; width: number; isVisible: boolean }) {
  return Array.from({ length: count }, (_, row) => (
    <Table.Row key={row} aria-hidden height={ROW_HEIGHT}>
      {Array.from({ length: width }, (__, cell) => (
        <chakra.td key={cell} px="3" py="row" borderBottomWidth="1px">
          <Skeleton
            height="1lh"
            maxW={cell === 0 ? '12rem' : '8rem'}
            variant={isVisible ? 'pulse' : 'none'}
            visibility={isVisible ? 'visible' : 'hidden'}
          />
        </chakra.td>
      ))}
    </Table.Row>
  ));
}
