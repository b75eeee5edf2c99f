/** Words of timeline. */
export const timeline = {
  collapse: 'Show less',
  expand: 'Show all',
  collapseField: 'Show less of {field}',
  expandField: 'Show all of {field}',
  createdBy: 'Created by',
  modifiedBy: 'Modified by',
  deletedBy: 'Deleted by',
  empty: 'No Entries',
  impersonatedBy: ' (by {impersonator} in their name)',
  saveCount: ', saved {count, plural, one {once} other {# times}}',
  steps: {
    ahead: 'Not started',
    skipped: 'Not needed',
    done: 'Done',
    current: 'Now',
    stopped: 'Stopped',
    expectedBy: 'expected by {day}',
  },
  history: 'History',
  foundation: 'the foundation',
} as const;
