import type { RequestForm } from '../request-type.ts';
import { TISSUE_SECTIONS_1 } from '../tissue-form.ts';

/** Request for a small amount of tissue, to show that a method works. */
export const PILOT_TISSUE_FORM_1 = {
  id: 'pilot-tissue',
  version: 1,
  title: 'Request for pilot tissue',
  given: ['is_revision'],
  sections: TISSUE_SECTIONS_1,
} as const satisfies RequestForm;
