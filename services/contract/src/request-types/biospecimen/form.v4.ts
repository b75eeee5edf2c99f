import { rewordForm } from '../reword-form.ts';
import { BIOSPECIMEN_FORM_3 } from './form.v3.ts';

/** Says which amount counts: each sample has one of its own, so this one is for exceptions. */
export const BIOSPECIMEN_FORM_4 = rewordForm(BIOSPECIMEN_FORM_3, {
  version: 4,
  fields: {
    volume: {
      help: 'Only if you need a different volume from the amount next to the ID. Usually 200 to 250 μl.',
    },
  },
});
