import { readWish } from '@portal/contract/tissue-wish';
import type { OrderForm, TissueOrder } from '@portal/contract/types';
import type { FormValues } from '@portal/shared-ui/form';
import { newDonor, wishedTargets } from './order-table.ts';
import { readAddress, partKey, type DonorLine } from './order-values.ts';

/** Fields without which nothing can be shipped. */
const NEEDED = ['name', 'email', 'institution', 'address', 'city', 'country'] as const;

/** Opens the address fields initially if one is missing. */
const opensAddress = (from: OrderForm | TissueOrder): 'open' | 'closed' =>
  NEEDED.some((name) => from[name].trim() === '') ? 'open' : 'closed';

/** Initial values for a request's first order: its address, and all its donors with the wished tissue. */
export const valuesOfForm = (form: OrderForm): FormValues => ({
  ...readAddress(form),
  ship_to: opensAddress(form),
  donors: form.donors.map((donor) => newDonor(donor, wishedTargets(readWish(form.wish)))),
  is_new: '',
  key: crypto.randomUUID(),
});

export const valuesOfOrder = (placed: TissueOrder): FormValues => ({
  ...readAddress(placed),
  ship_to: opensAddress(placed),
  donors: Object.entries(placed.donor).map(([hash, donor]): DonorLine => ({
    hash,
    hemisphere: donor.hemisphere ?? '',
    tissue: donor.tissue,
    record: donor.record_id,
    description: donor.description,
    pieces: placed.cases
      .filter((piece) => piece.hash_code === hash)
      .map((piece) => ({
        part: partKey(piece),
        amount: String(piece.amount),
        distribution: piece.distribution_id,
        description: piece.description,
      })),
  })),
  is_new: '',
  key: crypto.randomUUID(),
});
