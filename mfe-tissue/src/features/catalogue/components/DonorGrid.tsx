import { chakra, Table, VisuallyHidden, Box } from '@portal/shared-ui';
import { ariaSort, directionText, nextOrdering, SortButton } from '@portal/shared-ui/table';
import type { ComponentProps } from 'react';
import { DonorRow } from './DonorRow.tsx';
import { ROW_CONTROLS } from './row-look.ts';
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
/** The look of the rows, which are plain elements. */
const ROWS = {
  '& tr[data-index]': { bg: 'bg.panel' },
  '& tr[data-index]:hover': { bg: 'bg.muted' },
  '& tr[data-selected], & tr[data-index]:focus-within': { bg: 'accent.subtle' },
  '& tr[data-index] > *': {
    px: '2',
    py: '0',
    textAlign: 'start',
    fontWeight: 'normal',
    borderBottomWidth: '1px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& tr[data-index] > [data-stuck]': { position: 'sticky', zIndex: 1, bg: 'inherit' },
  '& tr[data-index] > [data-stuck=choice]': { insetInlineStart: '0', whiteSpace: 'normal' },
  '& tr[data-index] > [data-stuck=tools]': { insetInlineEnd: '0' },
} as const;

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
        css={{
          ...ROWS,
          ...ROW_CONTROLS,
          '& tr[data-index] > [data-stuck=name]': { insetInlineStart: `${nameLeft}px` },
        }}
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
          {donors.slice(first, end).map((donor, offset) => (
            <DonorRow
              key={donor.donor_hash}
              donor={donor}
              index={first + offset}
              height={rowHeight}
              columns={columns}
              selection={selection}
              renderTools={renderTools}
            />
          ))}
          <Gap height={(donors.length - end) * rowHeight} width={width} />
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
