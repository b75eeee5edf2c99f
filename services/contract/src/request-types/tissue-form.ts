/** Questions of both kinds of tissue request (spec 2 section 3). */
import { OTHER_FILES, PROPOSAL_FIELDS, SECURITY_FIELDS } from './brain-bank-fields.ts';
import type { FormChapter } from './request-type.ts';
import { REVISION_FIELD } from './revision-field.ts';
import { SHIPPING_FIELDS, VENDOR_FIELDS } from './shipping-fields.ts';
import {
  COLLECTION_FIELDS,
  COLLECTION_NOTE,
  PILOT_COLLECTION_FIELDS,
  TISSUE_FIELDS,
} from './tissue-fields.ts';

export const TISSUE_SECTIONS_1 = [
  {
    id: 'details',
    title: 'Resource Details',
    items: [
      REVISION_FIELD,
      ...PROPOSAL_FIELDS,
      ...OTHER_FILES,
      ...TISSUE_FIELDS,
      COLLECTION_NOTE,
      ...SECURITY_FIELDS,
      ...SHIPPING_FIELDS,
      ...VENDOR_FIELDS,
    ],
  },
] as const;

const DETAILS = { id: 'details', title: 'Resource Details' } as const;
const BEFORE = [REVISION_FIELD, ...PROPOSAL_FIELDS, ...OTHER_FILES, ...TISSUE_FIELDS] as const;
const AFTER = [...SECURITY_FIELDS, ...SHIPPING_FIELDS, ...VENDOR_FIELDS] as const;

/** Version 2 asks for a collection. */
export const TISSUE_SECTIONS_2 = [
  { ...DETAILS, items: [...BEFORE, ...COLLECTION_FIELDS, ...AFTER] },
] as const;
export const PILOT_SECTIONS_2 = [
  { ...DETAILS, items: [...BEFORE, ...PILOT_COLLECTION_FIELDS, ...AFTER] },
] as const;

/** For every version of the forms. */
export const TISSUE_CHAPTERS: readonly FormChapter[] = [
  {
    id: 'proposal',
    title: 'Proposal',
    fields: ['request_changes', 'proposal_title', 'introduction', 'preliminary_data'],
  },
  { id: 'methods', title: 'Methods', fields: ['methodology', 'expected_results'] },
  { id: 'documents', title: 'References and files', fields: ['references', 'nih_biosketch', 'files'] },
  {
    id: 'tissue',
    title: 'Tissue',
    fields: ['tissue_needed', 'resource_types', 'brain_area', 'other_sources', 'estimated_cost'],
  },
  {
    id: 'donors',
    title: 'Donors',
    fields: ['asd_cases', 'control_cases', 'rare_genetic_diagnosis', 'cart'],
  },
  { id: 'security', title: 'Data security', fields: ['abn_security'] },
  {
    id: 'shipping',
    title: 'Shipping',
    fields: [
      'full_name',
      'email',
      'address',
      'city',
      'region',
      'postal_code',
      'country',
      'phone_number',
      'instructions',
      'shipping_vendor',
      'account_number',
    ],
  },
];
