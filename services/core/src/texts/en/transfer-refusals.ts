import { translatable } from '@portal/contract/words';

/** What is refused about Material Transfer Agreements. */
export const transferRefusals = translatable('core/transfer-refusals', {
  sign: 'A Material Transfer Agreement is signed once, while its request is Approved',
  decline: 'A Material Transfer Agreement can be declined until it is signed, while its request is Approved',
  execute:
    'The foundation executes a Material Transfer Agreement after the Signing Official has signed it, by another person, while its request is Approved',
  ordered: 'Tissue was ordered under this agreement, so it stays as it is',
  voided: 'A newer version took the place of this agreement',
  notApproved: 'A Material Transfer Agreement is issued anew while its request is Approved',
  noRequest: 'The request of this agreement is not there any more',
});
