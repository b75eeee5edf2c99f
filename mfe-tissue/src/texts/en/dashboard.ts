/** Words of dashboard. */
export const dashboard = {
  // TissuePanel
  couldNotGetTissueRequests: 'Could not get tissue requests.',
  queuesOfTissueRequests: 'Queues of tissue requests',
  // TissueDashboardPage
  tissueRequests: 'Tissue Requests',
  tissueRequests2: '{tab} tissue requests',
  searchTissueRequests: 'Search tissue requests',
  requestsMoveBetweenTheseQueues: 'Requests move between these queues as their status changes.',
} as const;
