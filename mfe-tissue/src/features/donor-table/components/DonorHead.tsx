import { Table, VisuallyHidden } from '@portal/shared-ui';
import { ariaSort, directionText, nextOrdering, SortButton } from '@portal/shared-ui/table';
import { memo } from 'react';
import { CHOICE_WIDTH, TOOLS_WIDTH } from './row-look.ts';
import type { DonorTableProps } from './table-props.ts';
import { catalogue as words } from '#texts/catalogue';

interface DonorHeadProps extends Pick<DonorTableProps, 'columns' | 'ordering' | 'onSort'> {
  hasChoice: boolean;
  hasTools: boolean;
}

/** These columns stay in view during horizontal scrolling, because they name the row. */
const stuckAt = (left: number) => ({ position: 'sticky', insetInlineStart: `${left}px`, zIndex: 1 }) as const;
const STUCK_AT_END = { position: 'sticky', insetInlineEnd: '0', zIndex: 1 } as const;

/** The table header. Memoized: filters and scrolling do not change it, and its buttons cost more than many rows. */
export const DonorHead = memo(function DonorHead({
  columns,
  ordering = '',
  onSort,
  hasChoice,
  hasTools,
}: DonorHeadProps) {
  return (
    <Table.Header>
      {/* above the columns of the rows that stay in view, which have zIndex 1 */}
      <Table.Row bg="bg.muted" zIndex="2" aria-rowindex={1}>
        {hasChoice ? (
          <Table.ColumnHeader
            scope="col"
            style={{ width: CHOICE_WIDTH }}
            verticalAlign="bottom"
            bg="bg.muted"
            {...stuckAt(0)}
          >
            {words.chooseColumn}
          </Table.ColumnHeader>
        ) : null}
        {columns.map((column, place) => (
          <Table.ColumnHeader
            key={column.id}
            scope="col"
            style={{ width: column.pixels }}
            textAlign={column.align ?? 'start'}
            verticalAlign="bottom"
            {...(place === 0 ? { bg: 'bg.muted', ...stuckAt(hasChoice ? CHOICE_WIDTH : 0) } : {})}
            aria-sort={onSort ? ariaSort(ordering, column.sortKey) : undefined}
          >
            {onSort && column.sortKey !== undefined ? (
              <SortButton
                label={column.header}
                title={
                  ariaSort(ordering, column.sortKey) === 'none' ? undefined : directionText(column, ordering)
                }
                direction={ariaSort(ordering, column.sortKey) ?? 'none'}
                onClick={() => onSort(nextOrdering(ordering, column.sortKey ?? ''))}
              />
            ) : (
              column.header
            )}
          </Table.ColumnHeader>
        ))}
        {hasTools ? (
          <Table.ColumnHeader scope="col" style={{ width: TOOLS_WIDTH }} bg="bg.muted" {...STUCK_AT_END}>
            <VisuallyHidden>{words.toolsColumn}</VisuallyHidden>
          </Table.ColumnHeader>
        ) : null}
      </Table.Row>
    </Table.Header>
  );
});
