import type { RequestForm } from '../request-type.ts';
import { REVISION_FIELD } from '../revision-field.ts';
import { GROUNDS_FIELDS, PARTICIPANT_FIELDS } from './recruitment-fields.ts';
import { SCIENCE_FIELDS, TITLE_FIELDS } from './study-fields.ts';

/** A study's application to invite families of a cohort. */
export const RESEARCH_MATCH_FORM_1 = {
  id: 'research-match',
  version: 1,
  title: 'Research Match application',
  given: ['is_revision'],
  sections: [
    {
      id: 'details',
      title: 'Resource Details',
      items: [REVISION_FIELD, ...TITLE_FIELDS, ...SCIENCE_FIELDS, ...PARTICIPANT_FIELDS, ...GROUNDS_FIELDS],
    },
  ],
} as const satisfies RequestForm;
