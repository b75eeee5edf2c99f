import type { RequestForm } from '../request-type.ts';
import { REVISION_FIELD } from '../revision-field.ts';
import { OTHER_FILES, PROPOSAL_FIELDS, SECURITY_FIELDS } from '../brain-bank-fields.ts';
import { SHIPPING_FIELDS, VENDOR_FIELDS } from '../shipping-fields.ts';
import { COLLECTION_NOTE, TISSUE_FIELDS } from '../tissue-fields.ts';

/** A small amount of tissue, to show that a method works. */
export const PILOT_TISSUE_FORM_1 = {
  id: 'pilot-tissue',
  version: 1,
  title: 'Request for pilot tissue',
  given: ['is_revision'],
  sections: [
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
  ],
} as const satisfies RequestForm;
