import { translatable } from '@portal/contract/words';

/** Words of the page of signatures behind an agreement. What was signed is there as it was. */
export const agreementDocument = translatable('core/agreement-document', {
  documentTitle: 'Signatures of {name}',
  title: 'Signatures',
  agreementOf: { rda: 'Researcher Distribution Agreement of', mta: 'Material Transfer Agreement with' },
  sides: { official: 'For the institution', foundation: 'For the foundation' },
  signedBy: 'Signed by',
  account: 'Account',
  accountNumber: 'Number {id} in the portal',
  time: 'Time (UTC)',
  meaning: 'Meaning',
  how: 'How',
  signedInPortal: 'Signed in the portal with the password of the account',
  signedOnPaper: 'Signed on paper; two administrators of the foundation compared it with the scan',
  date: 'Date',
  recorded: 'Recorded',
  confirmed: 'Confirmed',
  personWithAccount: '{name}, account number {id}',
  scan: 'Scan',
  document: 'Document',
  hash: 'The hash is that of the document without this page, as it was signed.',
});
