import { translatable } from '@portal/contract/words';

/** Why a close-out cannot be confirmed or judged. */
export const closeOutRefusals = translatable('researcher/close-out-refusals', {
  void: 'Access under this request goes on, so there is nothing to confirm',
  confirmed: 'This was confirmed already',
  own: 'What you confirmed yourself is accepted by another administrator',
  notConfirmed: 'Only what was confirmed can be accepted or returned',
  notObtained: 'This request does not give such things',
});

/** What is written to the researcher and to administrators about one. */
export const closeOutNews = translatable('researcher/close-out-news', {
  confirmed: '{code}: {person} confirmed what became of what was given',
  accepted: 'The close-out of {code} was accepted',
  returned: 'The close-out of {code} was returned: please correct it',
  mail: {
    subject: 'Please correct the close-out of {code}',
    opening:
      'The foundation looked at what you confirmed about the data and materials of {code}, and asks you to correct it:',
    link: 'Open the close-out of {code}',
  },
});
