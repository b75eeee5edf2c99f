/** What both kinds of tissue request ask (spec 2 section 3). */
import { OTHER_FILES, PROPOSAL_FIELDS, SECURITY_FIELDS } from './brain-bank-fields.ts';
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
