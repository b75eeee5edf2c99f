/** Words of dashboard. */
export const dashboard = {
  // TissuePanel
  loadFailed: 'Could not get tissue requests.',
  panelTitle: 'Queues of tissue requests',
  // TissueDashboardPage
  title: 'Tissue Requests',
  listCaption: '{tab} tissue requests',
  searchLabel: 'Search tissue requests',
  moved: 'The requests were moved to Make Decision.',
  intro: 'Requests move between these queues as their status changes.',
} as const;
