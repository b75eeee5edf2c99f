import { translatable } from '@portal/contract/words';

/** What is refused about agreements and their signatures. */
export const agreementRefusals = translatable('core/agreement-refusals', {
  sign: {
    currentOnce: 'Only the current agreement of an approved institution can be signed, and only once',
    foundationAfter: 'The foundation signs after the Signing Official, and by a different person',
    notWhileActing: "You can't sign while impersonating someone",
    replacedSince: 'The document was replaced. Please open it again',
    passwordMissing: 'Please enter your password',
    passwordAlone: 'Enter your password for each signature',
  },
  document: {
    unreadable: "The document can't be read. Please ask the foundation to upload it again",
    damaged: 'The document is damaged. Please ask the foundation to upload it again',
    scanDamaged: 'The document or its scan is damaged. Please ask the person who uploaded it to do so again',
    slow: 'The document takes too long to open. Please try again',
    waitsForScan: 'This file is waiting for its virus scan. Please try again in a few minutes',
    paperWaitsForScan: 'The scan is waiting for its virus check. Please try again in a few minutes',
  },
  paper: {
    secondPerson:
      'The signed paper must be confirmed once, by an administrator other than the one who recorded it and anyone they made an administrator',
    noneWaits: 'No signed paper is waiting for confirmation',
    waitsAlready: 'A signed paper is already waiting for confirmation',
    notWhileActing: "You can't record a signed paper while impersonating someone",
    signedAlready: 'The signatures of this agreement are already on record',
    scanAgain: 'Please upload the scan again',
  },
  edit: {
    newerOne: 'This agreement has been replaced by a newer one',
    scanWithStatus: 'A scan is only needed for Awaiting Execution or Fully Executed',
    scanMissing: 'Please add a scan of the signed agreement',
    ended: 'This agreement was ended. Upload a revised PDF or add a new RDA to continue',
    notBackToSignature:
      'Signature Needed can no longer be chosen. Upload a revised PDF to ask for new signatures',
    notBackToExecution: "A fully executed agreement can't go back to Awaiting Execution",
    signatureLocked: 'The signature can only be changed while the status is Signature Needed',
    foundationLocked: "The foundation's signature was made in the portal and can't be changed",
    confirmedLocked: "The signatures were confirmed from a scan and can't be changed",
    commentTooLong: 'The comment is too long',
  },
  create: {
    noTemplate: 'There is no RDA template yet. Please upload one first',
    copyWaits: 'A copy of the template is already waiting for signature',
    unknownInstitution: 'This institution does not exist',
    notApproved: 'Only an approved institution can have an agreement',
  },
});
