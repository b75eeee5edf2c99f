/** Words of app. */
export const app = {
  // expose
  institutionPanel: 'Your institution',
  onboardingPanel: 'Your next steps',
  requestsPanel: 'Recent Requests',
  updatesPanel: 'Project updates',
  projectsPanel: 'Projects',
  datasetsPanel: 'Datasets',
} as const;
