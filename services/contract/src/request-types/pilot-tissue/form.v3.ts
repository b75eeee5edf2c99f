import { COLLECTION_LABEL, TISSUE_HEADERS, TISSUE_WORDS } from '../plain-words.ts';
import { rewordForm } from '../reword-form.ts';
import { PILOT_TISSUE_FORM_2 } from './form.v2.ts';

export const PILOT_TISSUE_FORM_3 = rewordForm(PILOT_TISSUE_FORM_2, {
  version: 3,
  title: 'Pilot tissue request',
  headers: TISSUE_HEADERS,
  fields: {
    ...TISSUE_WORDS,
    cart: {
      label: COLLECTION_LABEL,
      help: 'Create collections of pilot donors in the Tissue Catalog. Each can be used for one request.',
    },
  },
});
