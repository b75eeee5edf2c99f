/** Words of a close-out, as both sides see it on the page of a request. */
export const closeOut = {
  tab: 'Close-out',
  ended: 'Access ended',
  daysAgo: '{day} ({days, plural, =0 {today} =1 {1 day ago} other {# days ago}})',
  state: 'Status',
  overdue: 'Overdue',
  outcome: 'Outcome',
  day: 'Date completed',
  description: 'Description',
  confirmed: 'Submitted',
  confirmedBy: '{date} by {person}',
  reviewed: 'Reviewed by the foundation',
  reason: 'What to correct',
  earlierReview: 'Earlier review',
  returnedOn: 'Returned on {date}: {reason}',
  loadFailed: 'Could not get the close-out.',
  voidText:
    'Access under this request is still active, or a renewal is being decided, so there is nothing to confirm.',
} as const;
