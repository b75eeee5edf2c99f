/** Words of an institution's audit trail (spec 3 sections 2.18 and 4.14). */
export const history = {
  label: 'Audit trail of {institution}',
  readFailed: 'Could not get history.',
  portal: 'the portal',
  submitted: 'Submitted',
  resubmitted: 'Revised-request submitted',
  approved: 'Approved',
  rejected: 'Rejected',
  revisions: 'Revisions requested',
  newOfficialNeeded: 'New Signing Official needed',
  newOfficialNamed: 'New Signing Official named',
  rdaSigned: 'RDA signed',
  rdaExecuted: 'RDA executed',
  rdaAdded: 'RDA added',
  rdaCleared: 'RDA cleared',
  comment: 'Comment',
  domainAdded: 'Email domain added: {value}',
  domainRemoved: 'Email domain removed: {value}',
  nameAdded: 'Associated name added: {value}',
  nameRemoved: 'Associated name removed: {value}',
  invited: 'Signing Official invited: {value}',
  invitationChanged: 'Invitation changed',
  yes: 'Yes',
  no: 'No',
  person: 'person {id}',
} as const;

/** Fields of the stored row, as people call them. */
export const historyFields: Readonly<Record<string, string>> = {
  name: 'Common name',
  official_name: 'Official name',
  ein: 'EIN',
  nonprofit: 'Nonprofit',
  phone_number: 'Phone number',
  is_unresponsive: 'Does not answer',
  current_io_id: 'Current Signing Official',
};
