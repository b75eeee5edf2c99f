import type { Donor } from '@portal/contract/types';
import { RouteLink } from '@portal/shared-ui/page';
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

/**
 * One row of the table. Plain elements that the table gives their look (`ROWS` of DonorGrid): a filter draws some three
 * hundred cells, and each component of the library would cost a tenth of a millisecond.
 */
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
            <RouteLink to={donorAddress(donor.donor_hash)} data-control="link" fontFamily="mono">
              {donor.donor_hash}
            </RouteLink>
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
