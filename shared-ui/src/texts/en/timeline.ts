/** Words of timeline. */
export const timeline = {
  // AuditChange
  showLess: 'Show less',
  showAll: 'Show all',
  showLessOf: 'Show less of {field}',
  showAllOf: 'Show all of {field}',
  // AuditTrail
  createdBy: 'Created by',
  modifiedBy: 'Modified by',
  deletedBy: 'Deleted by',
  noEntries: 'No Entries',
  byInTheirName: ' (by {impersonator} in their name)',
  savedTimes: ', saved {saves} times',
  // StatusTimeline
  notStarted: 'Not started',
  notNeeded: 'Not needed',
  done: 'Done',
  now: 'Now',
  stopped: 'Stopped',
  expectedBy: 'expected by {day}',
  history: 'History',
  theFoundation: 'the foundation',
} as const;
