import { translatable } from '@portal/contract/words';

/** Why something about the term of a request, or a nightly run, cannot be done now. */
export const termRefusals = translatable('researcher/term-refusals', {
  notRenewable: 'It has no term to renew, or a renewal is in already',
  notFailed: 'This run has not failed',
});
