import { translatable } from '@portal/contract/words';

/** Sentences that the portal adds to letters of decisions. */
export const letter = translatable('staff/letter', {
  seeChanges: 'Please see the requested changes below.',
});
