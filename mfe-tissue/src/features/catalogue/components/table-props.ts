import type { Donor } from '@portal/contract/types';
import type { ReactNode } from 'react';
import type { DonorColumn } from './donor-columns.tsx';

export interface DonorSelection {
  readonly hashes: ReadonlySet<string>;
  /** The same function as long as the list is the same, or every row is drawn anew. */
  readonly toggle: (hash: string, isOn: boolean) => void;
  /** Why the donor cannot be chosen, in words; undefined where they can. */
  readonly refusal: (donor: Donor) => string | undefined;
}

export interface DonorTableProps {
  /** Names the table. */
  readonly caption: string;
  readonly columns: readonly DonorColumn[];
  readonly donors: readonly Donor[];
  readonly ordering?: string;
  readonly onSort?: (ordering: string) => void;
  readonly selection?: DonorSelection | undefined;
  /** What can be done with one row, at its end. */
  readonly renderTools?: (donor: Donor) => ReactNode;
}
