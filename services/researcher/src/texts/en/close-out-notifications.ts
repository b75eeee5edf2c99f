import { translatable } from '@portal/contract/words';

/** What is written to the researcher and to administrators about one. */
export const closeOutNotifications = translatable('researcher/close-out-notifications', {
  confirmed: '{code}: {person} submitted the close-out',
  accepted: 'The close-out of {code} was accepted',
  returned: 'The close-out of {code} was returned: please correct it',
  mail: {
    subject: 'Please correct the close-out of {code}',
    opening: 'The foundation reviewed your close-out of {code} and asks you to correct it:',
    link: 'Open the close-out of {code}',
  },
});
