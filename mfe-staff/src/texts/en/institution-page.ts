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
  noAgreement: 'No agreement yet. It is created when the institution is approved.',
  currentAgreement: 'Current',
  saved: 'Institution saved',
  theirs: 'Someone else changed this institution since you opened it',
  listedCountry:
    "People who register can't choose it, and its requests can't be submitted or fulfilled. An administrator can make an exception, with a reason, by editing the institution.",
  country: 'Country',
  countryHelp: 'Suggested from its email domain until you choose one.',
  exemption: 'Reason for an exception to the country restriction',
  exemptionHelp: 'Leave empty unless the foundation approved an exception. The history records it.',
  save: 'Save institution',
  editTitle: 'Edit {institution}',
  what: 'the institution',
  cancel: 'Cancel',
} as const;

/** Words of staff comments. */
export const comments = {
  title: 'Comments',
  none: 'No comments yet. Only staff can read comments.',
  new: 'New comment',
  add: 'Add comment',
  list: 'Comments',
  formerStaff: 'former staff member',
} as const;
