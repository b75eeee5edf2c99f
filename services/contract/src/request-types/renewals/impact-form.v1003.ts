/** The questions of {@link IMPACT_FORM_2}, each with options that match its wording. */
import { rewordForm } from '../reword-form.ts';
import { PUBLICATION_STATUS } from './impact-form.ts';
import { BIOSPECIMEN_IMPACT_FORM_2, IMPACT_FORM_2 } from './impact-form.v1002.ts';

const IMPACT_WORDS = {
  publication_status: {
    options: {
      [PUBLICATION_STATUS.YES]: { label: 'Yes, we published results' },
      [PUBLICATION_STATUS.EXPECTED]: { label: 'Not yet, but a manuscript is submitted or expected' },
      [PUBLICATION_STATUS.NONE]: { label: 'No, and no publication is expected' },
    },
  },
  generated_check: { header: 'New data' },
  requiresAccess: { options: { No: { help: 'Your access ends on {EXPIRATION}.' } } },
} as const;

export const IMPACT_FORM_3 = rewordForm(IMPACT_FORM_2, { version: 1003, fields: IMPACT_WORDS });
export const BIOSPECIMEN_IMPACT_FORM_3 = rewordForm(BIOSPECIMEN_IMPACT_FORM_2, {
  version: 1003,
  fields: IMPACT_WORDS,
});
