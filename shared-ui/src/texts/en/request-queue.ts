/** Words of request-queue. */
export const requestQueue = {
  // QueueLinks
  queues: 'Queues',
  openRequests: '{count, plural, one {{shown} request} other {{shown} requests}}',
  // match-details
  study: 'The study',
  scientificTitle: 'Scientific title',
  scientificAbstract: 'Scientific abstract',
  publicTitle: 'Title for a general audience',
  publicAbstract: 'Abstract for a general audience',
  // columns
  sfariId: 'SFARI ID',
  requestedResource: 'Requested Resource',
  owner: 'Principal Investigator',
  institution: 'Institution',
  reviewers: 'Reviewers',
  noReviewer: 'Nobody yet',
  dateSubmitted: 'Date Submitted',
  status: 'Status',
  project: 'Project',
  waiting: 'Waiting',
  waitsLong: 'More than two weeks',
  // waiting
  today: 'Today',
  days: '{count, plural, one {# day} other {# days}}',
} as const;
