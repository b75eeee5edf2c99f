/** Words of app. */
export const app = {
  // expose
  commandCentre: 'Command centre',
  next: 'Waiting longest',
  waitingLongest: 'Waiting longest',
  flow: 'Requests by status and age',
  institutions: 'Institutions and RDAs',
  dataAccess: 'Data access',
  myReviews: 'My reviews',
  resourceRequests: 'Resource Requests',
  researchMatch: 'Research Match',
} as const;
