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

/** A request passes only if every id is one of these. */
export const PASSING_AVAILABILITIES: readonly Availability[] = ['Available', 'Limited', 'CPLs Available'];
export const passesAvailability = (availability: Availability): boolean =>
  PASSING_AVAILABILITIES.includes(availability);

/** Whether a request may have the sample: it can be obtained, and nothing else speaks against it. */
export const passesCheck = ({
  availability,
  refusals = [],
}: {
  readonly availability: Availability;
  readonly refusals?: readonly string[] | undefined;
}): boolean => passesAvailability(availability) && refusals.length === 0;

/** In the reader's language; the values on the wire stay the specification's. */
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

/** What the inventory knows of a sample. */
export interface SampleStock {
  readonly amount_available: number;
  /** At this amount and less it is limited. */
  readonly limited_at: number;
  /** Cryopreserved lymphocytes are there, from which new cells can be grown. */
  readonly cpls_available: boolean;
  readonly ipsc_consented: boolean;
}

/**
 * What a sample is for who asks for it. Consent comes first: nothing of a participant who did not give it is made into
 * iPSCs, however much there is.
 * @param stock null for an id that the inventory does not have of this kind
 */
export function evaluateAvailability(stock: SampleStock | null, generateIpscs: boolean): Availability {
  if (!stock) return 'Invalid Id';
  if (generateIpscs && !stock.ipsc_consented) return 'IPSC NOT CONSENTED';
  if (stock.amount_available <= 0) return stock.cpls_available ? 'CPLs Available' : 'Unavailable';
  return stock.amount_available <= stock.limited_at ? 'Limited' : 'Available';
}
