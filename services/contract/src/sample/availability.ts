/** Whether a sample can be obtained (spec 2 section 4, "Sample availability values"). */
import { translatable } from '../words/words.ts';

export const AVAILABILITIES = [
  'Available',
  'Limited',
  'CPLs Available',
  'Unavailable',
  'IPSC NOT CONSENTED',
  'Invalid Id',
] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** A request passes only if each of its ids has one of these values. */
export const PASSING_AVAILABILITIES: readonly Availability[] = ['Available', 'Limited', 'CPLs Available'];
export const passesAvailability = (availability: Availability): boolean =>
  PASSING_AVAILABILITIES.includes(availability);

/** Whether the request may include the sample: it is available and nothing else prevents it. */
export const passesCheck = ({
  availability,
  refusals = [],
}: {
  readonly availability: Availability;
  readonly refusals?: readonly string[] | undefined;
}): boolean => passesAvailability(availability) && refusals.length === 0;

/** Labels in the reader's language; the API uses the values of the specification. */
export const AVAILABILITY_LABELS: Readonly<Record<Availability, string>> = /*#__PURE__*/ translatable(
  'sample-availabilities',
  {
    Available: 'Available',
    Limited: 'Limited',
    'CPLs Available': 'CPLs Available',
    Unavailable: 'Unavailable',
    'IPSC NOT CONSENTED': 'IPSC NOT CONSENTED',
    'Invalid Id': 'Invalid Id',
  },
);

/** Inventory data of a sample. */
export interface SampleStock {
  readonly amount_available: number;
  /** The sample is limited at this amount or less. */
  readonly limited_at: number;
  /** Cryopreserved lymphocytes, from which new cells can be grown, are available. */
  readonly cpls_available: boolean;
  readonly ipsc_consented: boolean;
}

/**
 * The availability of a sample for a request. Consent comes first: samples of a participant without consent are never
 * made into iPSCs, whatever the stock.
 * @param stock null if the inventory has no sample of this kind with the id
 */
export function evaluateAvailability(stock: SampleStock | null, generateIpscs: boolean): Availability {
  if (!stock) return 'Invalid Id';
  if (generateIpscs && !stock.ipsc_consented) return 'IPSC NOT CONSENTED';
  if (stock.amount_available <= 0) return stock.cpls_available ? 'CPLs Available' : 'Unavailable';
  return stock.amount_available <= stock.limited_at ? 'Limited' : 'Available';
}
