import type { RequestForm } from '../request-type.ts';
import { REVISION_FIELD } from '../revision-field.ts';
import { OTHER_FILES, PROPOSAL_FIELDS, SECURITY_FIELDS } from '../brain-bank-fields.ts';
import { SHIPPING_FIELDS, VENDOR_FIELDS } from '../shipping-fields.ts';
import { COLLECTION_NOTE, TISSUE_FIELDS } from '../tissue-fields.ts';

/** Tissue of the donors of a collection. */
export const ABN_TISSUE_FORM_1 = {
  id: 'abn-tissue',
  version: 1,
  title: 'Request for tissue of Autism BrainNet',
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
