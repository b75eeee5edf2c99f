import { PROPOSAL_HEADERS, PROPOSAL_WORDS } from '../plain-words.ts';
import { rewordForm } from '../reword-form.ts';
import { ABN_DATA_FORM_1 } from './form.v1.ts';

export const ABN_DATA_FORM_2 = rewordForm(ABN_DATA_FORM_1, {
  version: 2,
  title: 'Autism BrainNet data request',
  headers: PROPOSAL_HEADERS,
  fields: PROPOSAL_WORDS,
});
