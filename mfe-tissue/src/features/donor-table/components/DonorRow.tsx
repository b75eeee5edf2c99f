import type { Donor } from '@portal/contract/types';
import { RouterLink } from '@portal/shared-ui/router';
import { memo, type ReactNode } from 'react';
import { donorAddress } from '../model/donor-words.ts';
import { DonorChoice } from './DonorChoice.tsx';
import type { DonorColumn } from './donor-columns.tsx';
import type { DonorSelection } from './table-props.ts';

interface DonorRowProps {
  donor: Donor;
  index: number;
  height: number;
  columns: readonly DonorColumn[];
  isChosen: boolean;
  refusal: string | undefined;
  /** Undefined where donors cannot be chosen. */
  toggle: DonorSelection['toggle'] | undefined;
  renderTools: ((donor: Donor) => ReactNode) | undefined;
}

/**
 * One row of the table; its styles are in `ROWS` of the table and in `ROW_CONTROLS`. Memoized: every filter changes the
 * address a moment later, and scrolling moves the window over rows that do not change.
 */
export const DonorRow = memo(function DonorRow({
  donor,
  index,
  height,
  columns,
  isChosen,
  refusal,
  toggle,
  renderTools,
}: DonorRowProps) {
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={toggle ? isChosen : undefined}
      data-selected={isChosen ? '' : undefined}
      style={{ height }}
    >
      {toggle ? (
        <td data-stuck="choice">
          <DonorChoice hash={donor.donor_hash} isChosen={isChosen} refusal={refusal} toggle={toggle} />
        </td>
      ) : null}
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.id} scope="row" data-stuck="name">
            <RouterLink to={donorAddress(donor.donor_hash)} data-control="link">
              {donor.donor_hash}
            </RouterLink>
          </th>
        ) : (
          <td key={column.id} {...cellProps(column, donor)} />
        ),
      )}
      {renderTools ? <td data-stuck="tools">{renderTools(donor)}</td> : null}
    </tr>
  );
});

const END = { textAlign: 'end' } as const;

/** A function instead of a component, because a window of rows has some three hundred cells. */
function cellProps(column: DonorColumn, donor: Donor) {
  const value = column.value?.(donor) ?? '';
  return {
    title: value === '' ? undefined : String(value),
    style: column.align === 'end' ? END : undefined,
    children: value === '' ? column.empty(donor) : value,
  };
}
