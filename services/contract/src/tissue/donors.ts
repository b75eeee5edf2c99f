/** Donors of the brain bank: their value lists, and which donors may be chosen (spec 3 sections 2.9 and 3). */
import { translatable } from '../words/words.ts';
import { INVESTIGATOR_ROLES, type Role } from '../people/roles.ts';

/** The brain bank's main stock, and the small stock for pilot requests. */
export const DONOR_STORES = ['main', 'pilot'] as const;
export type DonorStore = (typeof DONOR_STORES)[number];

export const CONFIRMATION_STATUSES = ['Confirmed', 'Under Review', 'Not Confirmed'] as const;
export type ConfirmationStatus = (typeof CONFIRMATION_STATUSES)[number];

export const DONOR_GENDERS = ['Female', 'Male', 'Unknown'] as const;
export type DonorGender = (typeof DONOR_GENDERS)[number];

/** How the tissue of a part of the brain was preserved. */
export const TISSUE_STATES = ['none', 'frozen', 'fixed', 'both'] as const;
export type TissueState = (typeof TISSUE_STATES)[number];
export const TISSUE_STATE_LABELS: Readonly<Record<TissueState, string>> = /*#__PURE__*/ translatable(
  'tissue-states',
  { none: 'None', frozen: 'Frozen', fixed: 'Fixed', both: 'Frozen and fixed' },
);

/** The part of the brain that a sample is from (spec 2 section 9). */
export const HEMISPHERES = [
  'Left Hemisphere',
  'Right Hemisphere',
  'Brain Stem',
  'Dura',
  'Pineal Gland',
  'Other',
] as const;
export type Hemisphere = (typeof HEMISPHERES)[number];

/** How a piece of tissue was preserved, which also determines the unit of its amount. */
export const TISSUE_STORAGES = ['frozen', 'fixed'] as const;
export type TissueStorage = (typeof TISSUE_STORAGES)[number];
export const TISSUE_UNITS = ['g', 'blocks'] as const;
export type TissueUnit = (typeof TISSUE_UNITS)[number];

/** Regions on the brain map; any other name from the brain bank becomes Other. */
export const BRAIN_REGIONS = [
  'Prefrontal cortex',
  'Motor cortex',
  'Parietal cortex',
  'Superior temporal gyrus',
  'Temporal cortex',
  'Occipital cortex',
  'Cingulate cortex',
  'Insula',
  'Amygdala',
  'Hippocampus',
  'Striatum',
  'Thalamus',
  'Hypothalamus',
  'Cerebellum',
  'Brain stem',
  'Dura',
  'Pineal gland',
  'Other',
] as const;
export type BrainRegion = (typeof BRAIN_REGIONS)[number];

/** The origin of a piece as text; parts that are not hemispheres are mentioned only once. */
export const formatPlace = ({
  hemisphere,
  tissue_type: tissue,
}: {
  readonly hemisphere: Hemisphere;
  readonly tissue_type: string;
}): string => (hemisphere.toLowerCase() === tissue.toLowerCase() ? hemisphere : `${tissue}, ${hemisphere}`);

/** Ages above 89 could identify a person: they are stored as this value and shown as "90+" (decision 451). */
export const OLDEST_AGE = 90;
export const showAge = (age: number | null): number | string | null =>
  age !== null && age >= OLDEST_AGE ? `${OLDEST_AGE}+` : age;

/** Ranges of the filters (spec 2 section 5). */
export const DONOR_RANGES = { age: [0, 130], pmi: [0, 200], rin: [0, 130] } as const;

/** Roles that may choose donors with an unconfirmed diagnosis (spec 3 section 6). */
export const UNCONFIRMED_CHOOSERS = ['abn_proj_mgr', 'access_admin'] as const satisfies readonly Role[];

/** Whether people in other roles may choose the donor. */
export const isDonorOpen = (donor: {
  readonly confirmation_status: ConfirmationStatus;
  readonly is_available: boolean;
}): boolean => donor.confirmation_status === 'Confirmed' && donor.is_available;

/** Staff roles that may browse donors. Researchers may once one of their brain bank data requests was approved. */
export const DONOR_STAFF_ROLES = [
  'abn_proj_mgr',
  'sfari_admin',
  'sfari_admin_lead',
  'access_admin',
  'abn_reviewer',
  'sfari_reviewer',
  'superuser',
  'internal_read_only',
] as const satisfies readonly Role[];
export const DONOR_READER_ROLES = [
  ...INVESTIGATOR_ROLES,
  ...DONOR_STAFF_ROLES,
] as const satisfies readonly Role[];

/** Free-text fields of the brain bank: a new text is withheld until staff have reviewed it (decision 471). */
export const DONOR_TEXT_FIELDS = [
  'flag',
  'left_detail',
  'right_detail',
  'cause_of_death',
  'secondary_cause_of_death',
  'medical_conditions',
  'neuropath_conditions',
  'psych_conditions',
  'genetic_conditions',
  'intellectual_functioning_level',
  'clinical_summary',
  'documents',
  'preservation',
] as const;
export type DonorTextField = (typeof DONOR_TEXT_FIELDS)[number];
export const DONOR_TEXT_STATES = ['waiting', 'approved', 'withheld'] as const;

/** Roles that create collections for researchers and see the results of the nightly import. */
export const COLLECTION_STAFF_ROLES = [
  'abn_proj_mgr',
  'sfari_admin',
  'sfari_admin_lead',
] as const satisfies readonly Role[];
export const DONOR_SYNC_READERS = [
  ...COLLECTION_STAFF_ROLES,
  'superuser',
  'internal_read_only',
] as const satisfies readonly Role[];

/** Labels of the brain bank's usual values; other values are shown as they are. */
export const DIAGNOSIS_LABELS: Readonly<Record<string, string>> = /*#__PURE__*/ translatable('diagnoses', {
  'Autism Spectrum Disorder': 'Autism Spectrum Disorder',
  'Typically developing': 'Typically developing',
  'Dup15q Syndrome': 'Dup15q Syndrome',
  'Fragile X Syndrome': 'Fragile X Syndrome',
  'Phelan-McDermid Syndrome': 'Phelan-McDermid Syndrome',
  '16p11.2 Deletion': '16p11.2 Deletion',
  'Rett Syndrome': 'Rett Syndrome',
  'Intellectual Disability': 'Intellectual Disability',
  'Epilepsy without Autism': 'Epilepsy without Autism',
});
export const PRESERVATION_LABELS: Readonly<Record<string, string>> = /*#__PURE__*/ translatable(
  'preservations',
  {
    Formalin: 'Formalin',
    '-80 °C': '-80 °C',
    'Formalin and -80 °C': 'Formalin and -80 °C',
  },
);
