/** Words of dashboard. */
export const dashboard = {
  // DashboardTabs
  queues: 'Queues',
  requests: '{tab} requests',
  // TissuePanel
  couldNotGetTissueRequests: 'Could not get tissue requests.',
  queuesOfTissueRequests: 'Queues of tissue requests',
  // columns
  sfariId: 'SFARI ID',
  requestedResource: 'Requested Resource',
  principalInvestigator: 'Principal Investigator',
  institution: 'Institution',
  reviewers: 'Reviewers',
  nobodyYet: 'Nobody yet',
  dateSubmitted: 'Date Submitted',
  status: 'Status',
  // TissueDashboardPage
  tissueRequests: 'Tissue Requests',
  tissueRequests2: '{tab} tissue requests',
  searchTissueRequests: 'Search tissue requests',
  requestsMoveBetweenTheseQueues: 'Requests move between these queues as their status changes.',
} as const;
