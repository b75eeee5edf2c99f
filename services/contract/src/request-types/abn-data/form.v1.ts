import type { RequestForm } from '../request-type.ts';
import { REVISION_FIELD } from '../revision-field.ts';
import { OTHER_FILES, PROPOSAL_FIELDS, SECURITY_FIELDS } from '../brain-bank-fields.ts';

/** The brain bank's questions before a researcher may browse its donors. No collection, no shipping. */
export const ABN_DATA_FORM_1 = {
  id: 'abn-data',
  version: 1,
  title: 'Request for data of Autism BrainNet',
  given: ['is_revision'],
  sections: [
    {
      id: 'details',
      title: 'Resource Details',
      items: [REVISION_FIELD, ...PROPOSAL_FIELDS, ...OTHER_FILES, ...SECURITY_FIELDS],
    },
  ],
} as const satisfies RequestForm;
