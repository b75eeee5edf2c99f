import type { Donor } from '@portal/contract/types';
import type { ReactNode } from 'react';
import type { DonorColumn } from './donor-columns.tsx';

export interface DonorSelection {
  readonly hashes: ReadonlySet<string>;
  /** Must be a stable function while the list is the same; otherwise every row is drawn again. */
  readonly toggle: (hash: string, isOn: boolean) => void;
  /** The reason why the donor cannot be chosen; undefined where they can. */
  readonly refusal: (donor: Donor) => string | undefined;
}

export interface DonorTableProps {
  /** The accessible name of the table. */
  readonly caption: string;
  readonly columns: readonly DonorColumn[];
  readonly donors: readonly Donor[];
  readonly ordering?: string;
  readonly onSort?: (ordering: string) => void;
  readonly selection?: DonorSelection | undefined;
  /** Actions for one row, shown at its end. */
  readonly renderTools?: (donor: Donor) => ReactNode;
}
