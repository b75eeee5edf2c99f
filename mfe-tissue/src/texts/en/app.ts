/** Words of app. */
export const app = {
  // expose
  homePanelTitle: 'Autism BrainNet',
} as const;
