import type { Collection, Donor } from '@portal/contract/types';
import { useMemo } from 'react';
import { useDonors } from '../../donor-table/api/store.ts';

/** The donors of the collection's store, by hash. */
export function useCollectionDonors({ pilot_tissue_cart: isPilot }: Pick<Collection, 'pilot_tissue_cart'>) {
  const read = useDonors(isPilot ? 'pilot' : 'main');
  const known = useMemo(
    () => new Map<string, Donor>(read.rows?.map((donor) => [donor.donor_hash, donor])),
    [read.rows],
  );
  return { ...read, known };
}
