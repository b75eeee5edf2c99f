/** What both kinds of tissue request ask (spec 2 section 3). */
import { OTHER_FILES, PROPOSAL_FIELDS, SECURITY_FIELDS } from './brain-bank-fields.ts';
import { REVISION_FIELD } from './revision-field.ts';
import { SHIPPING_FIELDS, VENDOR_FIELDS } from './shipping-fields.ts';
import { COLLECTION_NOTE, TISSUE_FIELDS } from './tissue-fields.ts';

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
