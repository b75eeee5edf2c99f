import { translatable } from '@portal/contract/words';

/** Words of emails and bell lines about Material Transfer Agreements. */
export const transferMails = translatable('core/transfer-mails', {
  toSign: {
    subject: 'Please sign the Material Transfer Agreement for {code}',
    paragraphs: [
      'Tissue request {code} from {institution} has been approved. Tissue is sent once its Material Transfer Agreement (MTA) is fully executed.',
      "Please read the agreement and sign it for your institution. You need the password of your account to do so. The foundation executes it after you. If you can't sign it, you can decline it and give a reason.",
    ],
    link: 'Read and sign the MTA',
  },
  reminder: {
    subject: 'Reminder: please sign the Material Transfer Agreement for {code}',
    person: '{person} is waiting for your signature and asked us to remind you.',
    link: 'Read and sign the MTA',
  },
  someResearcher: 'A researcher of your institution',
  toExecute: {
    subject: 'The Material Transfer Agreement for {code} is signed and ready for the foundation',
    paragraphs: [
      'The Signing Official of {institution} has signed the Material Transfer Agreement (MTA) for {code}.',
      'Please read it and execute it for the foundation. Tissue can be ordered from then on.',
    ],
    link: 'Read and execute the MTA',
  },
  executed: {
    subject: 'The Material Transfer Agreement for {code} is fully executed',
    paragraphs: [
      'The Material Transfer Agreement (MTA) for {code} with {institution} is signed by both sides. Both signatures are on the last page of the document.',
      'The brain bank can now order the tissue. No action is needed from you.',
    ],
    link: 'Read the executed MTA',
  },
  declined: {
    subject: 'The Material Transfer Agreement for {code} was declined',
    paragraphs: [
      'The Signing Official of {institution} declined the Material Transfer Agreement (MTA) for {code}. No tissue can be ordered for it. You can issue it again once this is resolved. The reason:',
    ],
    link: 'Open the MTA',
  },
  declinedToOwner: {
    subject: 'The Material Transfer Agreement for {code} was declined',
    paragraphs: [
      'The Signing Official of your institution declined the Material Transfer Agreement (MTA) for {code}. No tissue is sent before it is signed. Please contact your Signing Official and the brain bank. The reason:',
    ],
    link: 'Open the MTA',
  },
});
