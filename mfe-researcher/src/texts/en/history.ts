/** Words of history. */
export const history = {
  // HistoryView
  auditTrail: 'Audit trail',
  // history-words
  relatesToAutism: 'Relates to autism research',
  generalAudienceTitle: 'General-audience title',
  generalAudienceAbstract: 'General-audience abstract',
  canBeEdited: 'Can be edited',
  resourceDetails: 'Resource details',
  agreedToUsagePolicy: 'Agreed to usage policy',
  numberOfParticipants: 'Number of participants',
  timeNeededOfEachParticipant: 'Time needed of each participant',
  researchTeamMember: 'Research team member',
  personWithAccess: 'Person with access',
  datasetAccess: 'Dataset access',
} as const;
