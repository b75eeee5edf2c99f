import type { RequestForm } from '../request-type.ts';
import { PILOT_SECTIONS_2 } from '../tissue-form.ts';

/** Asks for a collection of donors, since the donor catalog is now available. */
export const PILOT_TISSUE_FORM_2 = {
  id: 'pilot-tissue',
  version: 2,
  title: 'Request for pilot tissue',
  given: ['is_revision'],
  sections: PILOT_SECTIONS_2,
} as const satisfies RequestForm;
