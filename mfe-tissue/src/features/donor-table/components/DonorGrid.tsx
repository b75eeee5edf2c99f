import { chakra, Table, VisuallyHidden, Box } from '@portal/shared-ui';
import type { ComponentProps } from 'react';
import { DonorHead } from './DonorHead.tsx';
import { DonorRow } from './DonorRow.tsx';
import { CHOICE_WIDTH, ROW_CONTROLS, SCROLL_REGION, TOOLS_WIDTH } from './row-look.ts';
import type { DonorTableProps } from './table-props.ts';

export interface WindowProps extends DonorTableProps {
  readonly region: ComponentProps<typeof Box>;
  readonly first: number;
  readonly end: number;
  readonly rowHeight: number;
}

/** Styles of the rows, which are plain elements. */
const ROWS = {
  ...ROW_CONTROLS,
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
  '& tr[data-index] > [data-stuck=name]': { insetInlineStart: '0' },
  '& tr[data-index] > [data-stuck=tools]': { insetInlineEnd: '0' },
} as const;

const ROWS_TO_CHOOSE = {
  ...ROWS,
  '& tr[data-index] > [data-stuck=name]': { insetInlineStart: `${CHOICE_WIDTH}px` },
} as const;

/** Fills the space of the rows above or below the window that are not drawn. */
const Gap = ({ height, width }: { height: number; width: number }) =>
  height > 0 ? (
    <chakra.tr aria-hidden>
      <chakra.td colSpan={width} p="0" border="0" style={{ height }} />
    </chakra.tr>
  ) : null;

/** The donors as a table: sticky header, columns of fixed width, a scroll region that the keyboard can reach. */
export function DonorGrid(props: WindowProps) {
  const { caption, columns, donors, ordering, onSort, selection, renderTools } = props;
  const { region, first, end, rowHeight } = props;
  const width = columns.length + (selection ? 1 : 0) + (renderTools ? 1 : 0);
  const total =
    columns.reduce((sum, { pixels }) => sum + pixels, 0) +
    (selection ? CHOICE_WIDTH : 0) +
    (renderTools ? TOOLS_WIDTH : 0);
  return (
    <Box
      as="section"
      {...SCROLL_REGION}
      {...region}
      aria-label={caption}
      // contains the visually hidden caption, which would otherwise be placed outside the scroll region
      position="relative"
      overflow="auto"
      maxH="75dvh"
      // the sticky header must not cover the focused row
      scrollPaddingTop={`${rowHeight}px`}
    >
      <Table.Root
        size="sm"
        stickyHeader
        tableLayout="fixed"
        style={{ minWidth: total }}
        aria-rowcount={donors.length + 1}
        css={selection ? ROWS_TO_CHOOSE : ROWS}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <DonorHead
          columns={columns}
          ordering={ordering}
          onSort={onSort}
          hasChoice={selection !== undefined}
          hasTools={renderTools !== undefined}
        />
        <Table.Body>
          <Gap height={first * rowHeight} width={width} />
          {donors.slice(first, end).map((donor, offset) => (
            <DonorRow
              key={donor.donor_hash}
              donor={donor}
              index={first + offset}
              height={rowHeight}
              columns={columns}
              isChosen={selection?.hashes.has(donor.donor_hash) ?? false}
              refusal={selection?.refusal(donor)}
              toggle={selection?.toggle}
              renderTools={renderTools}
            />
          ))}
          <Gap height={(donors.length - end) * rowHeight} width={width} />
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
