/** Words of app. */
export const app = {
  // expose
  myReviews: 'My reviews',
  resourceRequests: 'Resource Requests',
  researchMatch: 'Research Match',
} as const;
