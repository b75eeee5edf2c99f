import type { RequestForm } from '../request-type.ts';
import { TISSUE_SECTIONS_2 } from '../tissue-form.ts';

/** Asks for a collection of donors, since the donor catalog is now available. */
export const ABN_TISSUE_FORM_2 = {
  id: 'abn-tissue',
  version: 2,
  title: 'Request for tissue of Autism BrainNet',
  given: ['is_revision'],
  sections: TISSUE_SECTIONS_2,
} as const satisfies RequestForm;
