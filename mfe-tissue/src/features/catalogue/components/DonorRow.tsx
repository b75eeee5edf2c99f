import type { Donor } from '@portal/contract/types';
import { RouterLink } from '@portal/shared-ui/router';
import type { ReactNode } from 'react';
import { donorAddress } from '../../donor/api/donor-words.ts';
import { DonorChoice } from './DonorChoice.tsx';
import type { DonorColumn } from './donor-columns.tsx';
import type { DonorSelection } from './table-props.ts';

interface DonorRowProps {
  donor: Donor;
  index: number;
  height: number;
  columns: readonly DonorColumn[];
  selection: DonorSelection | undefined;
  renderTools: ((donor: Donor) => ReactNode) | undefined;
}

/** One row of the table. Its look is in `ROWS` of the table and in `ROW_CONTROLS`. */
export function DonorRow({ donor, index, height, columns, selection, renderTools }: DonorRowProps) {
  const isChosen = selection?.hashes.has(donor.donor_hash);
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      data-selected={isChosen ? '' : undefined}
      style={{ height }}
    >
      {selection ? (
        <td data-stuck="choice">
          <DonorChoice donor={donor} selection={selection} />
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
          <DonorCell key={column.id} column={column} donor={donor} />
        ),
      )}
      {renderTools ? <td data-stuck="tools">{renderTools(donor)}</td> : null}
    </tr>
  );
}

function DonorCell({ column, donor }: { column: DonorColumn; donor: Donor }) {
  const value = column.value?.(donor) ?? '';
  return (
    <td
      title={value === '' ? undefined : String(value)}
      style={column.align === 'end' ? { textAlign: 'end' } : undefined}
    >
      {value === '' ? column.empty : value}
    </td>
  );
}
