import { translatable } from '@portal/contract/words';

/** What is refused about Material Transfer Agreements. */
export const transferRefusals = translatable('core/transfer-refusals', {
  sign: 'A Material Transfer Agreement can only be signed once, while its request is Approved',
  decline:
    'A Material Transfer Agreement can only be declined before it is signed, while its request is Approved',
  execute:
    'The Material Transfer Agreement must be executed by someone other than its signer, after the Signing Official has signed and while its request is Approved',
  ordered: "Tissue was ordered under this agreement, so it can't be changed",
  voided: 'This agreement has been replaced by a newer version',
  notApproved: 'A Material Transfer Agreement can only be issued again while its request is Approved',
  noRequest: 'The request of this agreement no longer exists',
});
