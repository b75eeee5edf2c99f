/** Words of request-queue. */
export const requestQueue = {
  // QueueLinks
  queues: 'Queues',
  openRequests: '{count, plural, one {{shown} request} other {{shown} requests}}',
  // CommandStrip
  commandCentre: 'Command centre',
  tabs: {
    institutions: 'Institutions',
    rdas: 'RDAs',
    resource: 'Resource Requests',
    researchMatch: 'Research Match',
    tissue: 'Autism BrainNet',
  },
  waits: '{shown} waiting',
  yours: '{shown} yours',
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
  noReviewer: 'None yet',
  dateSubmitted: 'Date Submitted',
  status: 'Status',
  project: 'Project',
  inStatus: 'In this status',
  // over the numbers of an export
  exportHeading: 'Days in this status',
  waitsLong: 'More than two weeks',
  promised: 'Time used of the two weeks promised',
  // waiting
  today: 'Today',
  days: '{count, plural, one {# day} other {# days}}',
} as const;
