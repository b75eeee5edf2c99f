import { translatable } from '@portal/contract/words';

/** Why something about the term of a request cannot be done now. */
export const termRefusals = translatable('researcher/term-refusals', {
  notRenewable: 'There is nothing to renew, or a renewal has already been submitted',
});
