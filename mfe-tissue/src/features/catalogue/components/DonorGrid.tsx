import { chakra, Table, VisuallyHidden, Box } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { ariaSort, directionText, nextOrdering, SortButton } from '@portal/shared-ui/table';
import type { ComponentProps } from 'react';
import { donorAddress } from '../../donor/api/donor-words.ts';
import { DonorChoice } from './DonorChoice.tsx';
import type { DonorTableProps } from './table-props.ts';
import { catalogue as words } from '#texts/catalogue';

export interface WindowProps extends DonorTableProps {
  readonly region: ComponentProps<typeof Box>;
  readonly first: number;
  readonly end: number;
  readonly rowHeight: number;
}

const CHOICE_WIDTH = 130;
const TOOLS_WIDTH = 120;
/** Stay in view while the other columns are scrolled: they say whose row it is. */
const stuckAt = (left: number) => ({ position: 'sticky', insetInlineStart: `${left}px`, zIndex: 1 }) as const;
const STUCK_AT_END = { position: 'sticky', insetInlineEnd: '0', zIndex: 1 } as const;
const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Holds the place of rows that are not drawn, above or below. */
const Gap = ({ height, width }: { height: number; width: number }) =>
  height > 0 ? (
    <chakra.tr aria-hidden>
      <chakra.td colSpan={width} p="0" border="0" style={{ height }} />
    </chakra.tr>
  ) : null;

/** The donors as a table: sticky head, columns of fixed width, a region that is scrolled by keyboard. */
export function DonorGrid(props: WindowProps) {
  const { caption, columns, donors, ordering = '', onSort, selection, renderTools } = props;
  const { region, first, end, rowHeight } = props;
  const nameLeft = selection ? CHOICE_WIDTH : 0;
  const width = columns.length + (selection ? 1 : 0) + (renderTools ? 1 : 0);
  const total =
    columns.reduce((sum, { pixels }) => sum + pixels, 0) +
    (selection ? CHOICE_WIDTH : 0) +
    (renderTools ? TOOLS_WIDTH : 0);
  return (
    <Box
      as="section"
      {...region}
      aria-label={caption}
      tabIndex={0}
      overflow="auto"
      maxH="75dvh"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      focusVisibleRing="outside"
      // a head that stays must not hide what has the focus
      scrollPaddingTop={`${rowHeight}px`}
    >
      <Table.Root
        size="sm"
        stickyHeader
        tableLayout="fixed"
        style={{ minWidth: total }}
        aria-rowcount={donors.length + 1}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <Table.Header>
          <Table.Row bg="bg.muted" aria-rowindex={1}>
            {selection ? (
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
                {...(place === 0 ? { bg: 'bg.muted', ...stuckAt(nameLeft) } : {})}
                aria-sort={onSort ? ariaSort(ordering, column.sortKey) : undefined}
              >
                {onSort && column.sortKey !== undefined ? (
                  <SortButton
                    label={column.header}
                    title={
                      ariaSort(ordering, column.sortKey) === 'none'
                        ? undefined
                        : directionText(column, ordering)
                    }
                    direction={ariaSort(ordering, column.sortKey) ?? 'none'}
                    onClick={() => onSort(nextOrdering(ordering, column.sortKey ?? ''))}
                  />
                ) : (
                  column.header
                )}
              </Table.ColumnHeader>
            ))}
            {renderTools ? (
              <Table.ColumnHeader scope="col" style={{ width: TOOLS_WIDTH }} bg="bg.muted" {...STUCK_AT_END}>
                <VisuallyHidden>{words.toolsColumn}</VisuallyHidden>
              </Table.ColumnHeader>
            ) : null}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          <Gap height={first * rowHeight} width={width} />
          {donors.slice(first, end).map((donor, offset) => {
            const index = first + offset;
            const isChosen = selection?.hashes.has(donor.donor_hash);
            return (
              <Table.Row
                key={donor.donor_hash}
                data-index={index}
                aria-rowindex={index + 2}
                aria-selected={selection ? isChosen : undefined}
                data-selected={isChosen ? '' : undefined}
                style={{ height: rowHeight }}
                bg="bg.panel"
                _focusWithin={{ bg: 'accent.subtle' }}
              >
                {selection ? (
                  <Table.Cell py="0" bg="inherit" {...stuckAt(0)}>
                    <DonorChoice donor={donor} selection={selection} />
                  </Table.Cell>
                ) : null}
                {columns.map((column, place) =>
                  place === 0 ? (
                    <Table.ColumnHeader
                      key={column.id}
                      scope="row"
                      py="0"
                      fontWeight="normal"
                      bg="inherit"
                      {...stuckAt(nameLeft)}
                      {...CUT}
                    >
                      <RouteLink to={donorAddress(donor.donor_hash)} data-control="link" fontFamily="mono">
                        {donor.donor_hash}
                      </RouteLink>
                    </Table.ColumnHeader>
                  ) : (
                    <Table.Cell
                      key={column.id}
                      py="0"
                      textAlign={column.align ?? 'start'}
                      title={String(column.value?.(donor) ?? '') || undefined}
                      {...CUT}
                    >
                      {column.cell?.(donor)}
                    </Table.Cell>
                  ),
                )}
                {renderTools ? (
                  <Table.Cell py="0" bg="inherit" {...STUCK_AT_END}>
                    {renderTools(donor)}
                  </Table.Cell>
                ) : null}
              </Table.Row>
            );
          })}
          <Gap height={(donors.length - end) * rowHeight} width={width} />
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
