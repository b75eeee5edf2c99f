/** Words of the histories of objects. */
export const history = {
  auditTrail: 'Audit trail',
  readFailed: 'Could not get history.',
  portal: 'the portal',
  yes: 'Yes',
  no: 'No',
  nothing: 'nothing',
  person: 'a person',
  dataset: 'a dataset',
  institution: 'number {id}',
  newStatus: 'Status: {after}',
  statusChange: 'Status: {before} → {after}',
} as const;
