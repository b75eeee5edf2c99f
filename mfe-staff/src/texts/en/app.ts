/** Words of app. */
export const app = {
  // expose
  institutions: 'Institutions and RDAs',
  myReviews: 'My reviews',
  resourceRequests: 'Resource Requests',
  researchMatch: 'Research Match',
} as const;
