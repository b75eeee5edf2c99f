/** Words of app. */
export const app = {
  // expose
  yourInstitution: 'Your institution',
  yourWayToTheData: 'Your way to the data',
  recentRequests: 'Recent Requests',
  projects: 'Projects',
  datasets: 'Datasets',
} as const;
