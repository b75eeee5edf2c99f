/** Words of app. */
export const app = {
  // expose
  homePanelTitle: 'Autism BrainNet',
  collectionsPanelTitle: 'Tissue Collections',
} as const;
