/** The questions of {@link IMPACT_FORM_1} in plain language. */
import { rewordForm } from '../reword-form.ts';
import { ANSWER_NEEDS_ACCESS, BIOSPECIMEN_IMPACT_FORM_1, IMPACT_FORM_1 } from './impact-form.ts';

const IMPACT_WORDS = {
  publication_status: { label: 'Have you published results from these resources?' },
  publication_data: {
    label: 'Which publications?',
    help: 'Authors, title, journal, and DOI or PubMed ID, one publication per line.',
  },
  generated_data: { label: 'What data did you generate, and where are they stored?' },
  requiresAccess: {
    shortLabel: 'Access still needed',
    options: {
      [ANSWER_NEEDS_ACCESS]: { help: 'If we approve this renewal, your access is extended by three years.' },
    },
  },
} as const;

export const IMPACT_FORM_2 = rewordForm(IMPACT_FORM_1, { version: 1002, fields: IMPACT_WORDS });
export const BIOSPECIMEN_IMPACT_FORM_2 = rewordForm(BIOSPECIMEN_IMPACT_FORM_1, {
  version: 1002,
  fields: {
    ...IMPACT_WORDS,
    bio_destroyed: { label: 'We destroyed samples from this request' },
    modified_ipscs_check: { label: 'We modified iPSC lines from this request' },
  },
});
