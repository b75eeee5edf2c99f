import { translatable } from '@portal/contract/words';

/** Words of emails and bell lines about Researcher Distribution Agreements. */
export const agreementMails = translatable('core/agreement-mails', {
  toSign: {
    subject: 'Please sign the Researcher Distribution Agreement of {institution}',
    revised:
      'The Researcher Distribution Agreement (RDA) of {institution} was revised. Signatures on the earlier document no longer count.',
    ready:
      '{institution} is approved. Its Researcher Distribution Agreement (RDA) is ready for your signature.',
    how: 'Please read the document and sign it. You need the password of your account to do so. The foundation signs after you.',
    link: 'Read and sign the RDA',
    notification: 'The RDA of {institution} is waiting for your signature',
  },
  reminder: {
    subject: 'Reminder: please sign the Researcher Distribution Agreement of {institution}',
    person: '{person} is waiting for your signature and asked us to remind you.',
  },
  someResearcher: 'A researcher of your institution',
  noTemplate: {
    subject: '{institution} has no RDA: there is no template',
    missing:
      '{institution} needs its Researcher Distribution Agreement now, but no template has been uploaded yet.',
    next: 'Please upload the template as a PDF file, then add the RDA on the list of agreements.',
    link: 'Upload the RDA template',
  },
  infected: {
    subject: 'The RDA of {institution} did not pass the virus scan',
    file: 'The file “{file}” was uploaded as the Researcher Distribution Agreement (RDA) of {institution}. It did not pass the virus scan, so no one can open or sign it.',
    next: 'The Signing Official was not asked to sign. Please upload the agreement again from a clean computer.',
    link: 'Upload the RDA again',
  },
  signed: {
    subject: 'You signed the RDA of {institution}',
    confirmed: 'This confirms that you signed the Researcher Distribution Agreement (RDA) of {institution}.',
    where:
      'Your signature is on the last page of the document, which you can read and download in the portal.',
    link: 'Read the signed RDA',
  },
  toExecute: {
    subject: "The RDA of {institution} is signed and ready for the foundation's signature",
    signed: 'The Signing Official of {institution} has signed the Researcher Distribution Agreement (RDA).',
    next: 'Please read it and sign for the foundation. With your signature it is fully executed.',
    link: 'Read and sign the RDA',
  },
  executed: {
    subject: 'The RDA of {institution} is fully executed',
    signed:
      'The foundation has signed the Researcher Distribution Agreement (RDA) of {institution}. Both signatures are on the last page of the document.',
    next: 'Researchers of your institution can now agree to the joinder. No action is needed from you.',
    link: 'Read the executed RDA',
  },
  joinder: {
    subject: 'Please agree to the joinder to the RDA of {institution}',
    executed: 'The Researcher Distribution Agreement (RDA) of {institution} is fully executed.',
    next: 'Please read it and agree to the joinder. Approved requests are fulfilled once you and your team have agreed.',
    link: 'Read the RDA and agree',
  },
  paperRecorded: {
    subject: 'The RDA of {institution} was signed on paper: please confirm',
    recorded:
      'An administrator recorded that the Researcher Distribution Agreement (RDA) of {institution} was signed on paper, and uploaded the scan.',
    next: 'Please compare the names and dates with the scan, then confirm or refuse the record. It counts once a second administrator has confirmed it.',
    link: 'Compare and confirm',
    notification: 'The signed paper of {institution} needs confirmation',
  },
  paperRefused: {
    subject: 'The signed paper of {institution} was not confirmed',
    refused:
      'You recorded that the RDA of {institution} was signed on paper. Another administrator did not confirm it:',
    link: 'Open the RDA',
  },
});
