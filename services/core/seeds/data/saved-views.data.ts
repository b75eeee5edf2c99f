/** Saved views: the demo person's key, the list, and the query string of the view. */
export const SAVED_VIEWS = [
  {
    of: 'admin',
    page: '/resource-request',
    name: 'Longest under review',
    search: {
      queue: 'under-review',
      columns: 'sfari_request_id,project,waiting,type,owner,reviewers,submission_date',
    },
    daysAgo: 9,
  },
  {
    of: 'admin',
    page: '/request',
    name: 'Fulfilled datasets by institution',
    search: {
      status: '7',
      type__in: '1',
      sort: 'institution',
      columns: 'sfari_request_id,project,institution,owner,submission_date',
    },
    daysAgo: 4,
  },
  {
    of: 'abnpm',
    page: '/abn-dashboard',
    name: 'Waiting for a decision',
    search: { tab: 'make_decision', columns: 'sfari_request_id,project,waiting,owner,institution,reviewers' },
    daysAgo: 6,
  },
] as const;
