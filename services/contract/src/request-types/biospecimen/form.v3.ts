import { REVISION_HELP } from '../plain-words.ts';
import { rewordForm } from '../reword-form.ts';
import { BIOSPECIMEN_FORM_2 } from './form.v2.ts';

export const BIOSPECIMEN_FORM_3 = rewordForm(BIOSPECIMEN_FORM_2, {
  version: 3,
  fields: {
    request_changes: REVISION_HELP,
    ipsc_modifying_description: { answerLabel: 'Planned modification' },
    modified_ipscs_data: { label: 'What data from the modified lines will you share?' },
    award_number: { help: 'Only if the foundation funds your project.' },
    bio_destroyed: { answerLabel: 'Remaining samples will be destroyed' },
    bio_destroyed_description: {
      label: 'What will happen to the remaining samples?',
      otherLabel: 'How will you destroy the remaining samples?',
    },
  },
});
