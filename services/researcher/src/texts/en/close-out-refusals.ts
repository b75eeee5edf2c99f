import { translatable } from '@portal/contract/words';

/** Why a close-out cannot be confirmed or judged. */
export const closeOutRefusals = translatable('researcher/close-out-refusals', {
  void: 'Access under this request goes on, or its renewal is being decided, so there is nothing to confirm',
  confirmed: 'This was confirmed already',
  own: 'What you confirmed yourself is accepted by another administrator',
  notConfirmed: 'Only what was confirmed can be accepted or returned',
  notObtained: 'This request does not give such things',
});
