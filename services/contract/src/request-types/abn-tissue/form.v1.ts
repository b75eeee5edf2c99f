import type { RequestForm } from '../request-type.ts';
import { TISSUE_SECTIONS_1 } from '../tissue-form.ts';

/** Request for tissue from the donors of a collection. */
export const ABN_TISSUE_FORM_1 = {
  id: 'abn-tissue',
  version: 1,
  title: 'Request for tissue of Autism BrainNet',
  given: ['is_revision'],
  sections: TISSUE_SECTIONS_1,
} as const satisfies RequestForm;
