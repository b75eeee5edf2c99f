import { translatable } from '@portal/contract/words';

/** Why a close-out cannot be confirmed or evaluated. */
export const closeOutRefusals = translatable('researcher/close-out-refusals', {
  void: 'There is nothing to confirm: access under this request continues, or its renewal is being decided',
  confirmed: 'This has already been confirmed',
  own: 'Another administrator must accept a close-out that you confirmed yourself',
  notConfirmed: 'Only a submitted close-out can be accepted or returned',
  notObtained: 'This request does not include this type of material',
});
