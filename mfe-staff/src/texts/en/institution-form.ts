/** Words of the forms about institutions and their Signing Officials (spec 1 sections 2, 3 and 5). */
export const fields = {
  status: 'Status',
  investigator: 'Principal Investigator',
  investigatorHelp: 'The researcher linked to the new institution. Leave empty for none.',
  investigatorEmpty: 'No researcher found',
  officialTitle: 'Signing Official',
  institutionTitle: 'Institution',
} as const;

/** Words around the forms that add an institution. */
export const creating = {
  adminTitle: 'New institution',
  adminSubmit: 'Create institution',
  what: 'the new institution',
  cancel: 'Cancel',
  created: 'Institution created',
  domainsFailed: 'The institution was created, but its email domains were not saved',
} as const;
