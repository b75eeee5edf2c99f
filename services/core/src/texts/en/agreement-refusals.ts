import { translatable } from '@portal/contract/words';

/** What is refused about agreements and their signatures. */
export const agreementRefusals = translatable('core/agreement-refusals', {
  sign: {
    currentOnce: 'Only the current agreement of an approved institution can be signed, and only once',
    foundationAfter:
      'The foundation signs the current agreement of an approved institution, after its official has, by another person',
    notWhileActing: 'Nobody signs while acting as another person',
    replacedMeanwhile: 'The document was replaced just now. Please open it again',
    passwordMissing: 'Please enter your password',
    passwordAlone: 'A password comes with one signature',
  },
  document: {
    unreadable: 'The document cannot be read. Please ask the foundation to upload it again',
    damaged: 'The document is damaged. Please ask the foundation to upload it again',
    scanDamaged: 'The document or its scan is damaged. Please ask for it to be uploaded again',
    slow: 'The document takes too long to open. Please try again',
    waitsForScan: 'This file waits for the virus scan. Please try again in a few minutes',
    paperWaitsForScan: 'The scan waits for the virus check. Please try again in a few minutes',
  },
  paper: {
    secondPerson:
      'Another administrator than the one who recorded the signed paper confirms it, once, and none to whom they gave that role',
    noneWaits: 'No signed paper waits for confirmation',
    waitsAlready: 'A signed paper waits for confirmation already',
    notWhileActing: 'Nobody records a signed paper while acting as another person',
    signedAlready: 'The signatures of this agreement are on record already',
    scanAgain: 'Please upload the scan again',
  },
  edit: {
    newerOne: 'A newer agreement took its place',
    scanWithStatus: 'A scan comes with Awaiting Execution or Fully Executed',
    scanMissing: 'Please add a scan of the signed agreement',
    ended: 'This agreement was ended. Upload a revised PDF or add a new RDA to go on',
    notBackToSignature:
      'Signature Needed cannot be chosen any more. Upload a revised PDF to ask for signatures anew',
    notBackToExecution: 'A fully executed agreement does not go back to Awaiting Execution',
    signatureKept: 'The signature cannot be changed once the status is not Signature Needed',
    foundationKept: 'The foundation signed in the portal, and that signature cannot be changed',
    confirmedKept: 'The signatures were confirmed from a scan and cannot be changed',
    commentTooLong: 'The comment is too long',
  },
  create: {
    noTemplate: 'There is no RDA template yet. Please upload one first',
    copyWaits: 'A copy of the template waits for its signature already',
    unknownInstitution: 'There is no such institution',
    notApproved: 'An institution gets an agreement once it is approved',
  },
});
