/** Words of dashboard. */
export const dashboard = {
  // TissuePanel
  loadFailed: 'Could not get tissue requests.',
  panelTitle: 'Queues of tissue requests',
  agreementTile: 'MTA: {state}',
  // TissueDashboardPage
  title: 'Tissue Requests',
  listCaption: 'Tissue requests: {tab}',
  searchLabel: 'Search tissue requests',
  begin: 'Begin Review',
  window:
    'Reviews of the {quarter} tissue requests are due on {day}. Requests without a primary reviewer by then are reviewed in the next quarter.',
  changeDates: 'Change dates',
  columns: {
    reviewers: 'Reviewers',
    reviewer: '{name}: {state}',
    conflict: 'Conflict of interest',
    noOne: 'No one yet',
    progress: 'Reviews submitted',
    progressExported: 'Reviews submitted (%)',
    due: 'Reviews due',
    collection: 'Collection',
    noCollection: 'None',
    decided: 'Decided',
    order: 'Order',
    noOrder: 'Not ordered yet',
    nothingToOrder: 'No tissue requested',
  },
  moved: 'The requests were moved to Make Decision.',
  intro: 'Requests move between these queues as their status changes.',
} as const;
