import type { Collection, Donor, DonorPage } from '@portal/contract/types';

const HASH_LENGTH = 16;

/** A hash that encodes the number of the test's donor. */
export const makeHash = (number: number): string => number.toString(16).padStart(HASH_LENGTH, '0');

/** A donor that anyone may choose; `given` overrides fields. */
export function buildDonor(number: number, given: Partial<Donor> = {}): Donor {
  return {
    id: number,
    donor_hash: makeHash(number),
    diagnosis: 'Autism',
    confirmation_status: 'Confirmed',
    age: 20,
    gender: 'Male',
    ethnicities: [],
    left_hemisphere: 'frozen',
    right_hemisphere: 'fixed',
    brainstem: 'none',
    left_detail: null,
    right_detail: null,
    left_amount: null,
    right_amount: null,
    left_quality: null,
    right_quality: null,
    brain_weight: null,
    preservation: null,
    regions: ['Prefrontal cortex'],
    genetic_conditions: [],
    spark_genes: [],
    cause_of_death: null,
    secondary_cause_of_death: null,
    medical_conditions: [],
    neuropath_conditions: [],
    psych_conditions: [],
    intellectual_functioning_level: null,
    pmi: 12,
    rin: 7,
    surveys: [],
    flag: null,
    respirator: null,
    respirator_length: null,
    documents: [],
    clinical_summary: null,
    withheld: [],
    is_available: true,
    is_selectable: true,
    modified: '2026-11-20T10:00:00Z',
    ...given,
  };
}

export const buildDonorPage = (number: number, given: Partial<DonorPage> = {}): DonorPage => ({
  ...buildDonor(number, given),
  store: 'main',
  samples: [],
  ...given,
});

/** A collection of the signed-in researcher, which they may edit. */
export function buildCollection(given: Partial<Collection> = {}): Collection {
  return {
    id: 5,
    collection_name: 'Cortex, cases',
    pi: { id: 7, display_name: 'Maya Lindqvist' },
    creator: null,
    pilot_tissue_cart: false,
    identifiers: [makeHash(1), makeHash(2)],
    request: null,
    is_editable: true,
    shared_project: null,
    created: '2026-11-20T10:00:00Z',
    modified: '2026-11-21T10:00:00Z',
    abilities: { edit: true, delete: true },
    ...given,
  };
}

export const makePage = (results: readonly unknown[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});
