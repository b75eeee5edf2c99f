/** Words of request-queue. */
export const requestQueue = {
  // columns
  project: 'Project',
  waiting: 'Waiting',
  waitsLong: 'More than two weeks',
  // waiting
  today: 'Today',
  oneDay: '1 day',
  days: '{days} days',
} as const;
