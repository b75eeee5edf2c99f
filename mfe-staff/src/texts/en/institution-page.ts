/** Words of an institution's page (spec 3 section 2.14). */
export const page = {
  tabs: 'Parts of the institution',
  details: 'Details',
  officials: 'Signing Officials',
  researchers: 'Researchers',
  agreements: 'Agreements',
  audit: 'Audit Trail',
  auditTitle: 'Audit trail of {institution}',
  emails: 'Emails',
  admin: 'ADMIN',
  rda: 'RDA',
  noAgreement: 'There is no agreement yet. It is made when the institution is approved.',
  currentAgreement: 'Current',
  saved: 'Institution saved',
  theirs: 'Somebody else changed this institution since you opened it',
  listedCountry:
    'It is not offered to people who register, and its requests can be neither submitted nor fulfilled. An administrator can except it, with a reason, where the institution is edited.',
  country: 'Country',
  countryHelp: 'Proposed from its email domain where nothing is chosen yet.',
  exemption: 'Reason to give resources although the country is listed',
  exemptionHelp: 'Leave it empty unless the foundation decided so. The history keeps it.',
  save: 'Save institution',
  editTitle: 'Edit {institution}',
  what: 'the institution',
  cancel: 'Cancel',
} as const;

/** Words of staff comments. */
export const comments = {
  title: 'Comments',
  none: 'No comment yet. Only staff can read comments.',
  new: 'New comment',
  add: 'Add comment',
  list: 'Comments',
  formerStaff: 'somebody who left',
} as const;
