/** Words of dashboard. */
export const dashboard = {
  // TissuePanel
  loadFailed: 'Could not get tissue requests.',
  panelTitle: 'Queues of tissue requests',
  agreementTile: 'MTA: {state}',
  // TissueDashboardPage
  title: 'Tissue Requests',
  listCaption: '{tab} tissue requests',
  searchLabel: 'Search tissue requests',
  begin: 'Begin Review',
  window:
    'Tissue reviews of {quarter} are due on {day}. Requests that get a primary reviewer until then join them.',
  changeDates: 'Change dates',
  columns: {
    reviewers: 'Reviewers',
    reviewer: '{name}: {state}',
    conflict: 'Conflict of interest',
    nobody: 'Nobody yet',
    progress: 'Reviews in',
    progressExported: 'Reviews in (%)',
    due: 'Reviews due',
    collection: 'Collection',
    noCollection: 'None',
    decided: 'Decided',
    order: 'Order',
    noOrder: 'Not ordered yet',
    nothingToOrder: 'No tissue asked for',
  },
  moved: 'The requests were moved to Make Decision.',
  intro: 'Requests move between these queues as their status changes.',
} as const;
