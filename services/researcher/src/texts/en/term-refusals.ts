import { translatable } from '@portal/contract/words';

/** Why something about the term of a request cannot be done now. */
export const termRefusals = translatable('researcher/term-refusals', {
  notRenewable: 'It has no term to renew, or a renewal is in already',
});
