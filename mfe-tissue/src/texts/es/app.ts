/** Words of app. */
export const app = {
  // expose
  homePanelTitle: 'Autism BrainNet',
  collectionsPanelTitle: 'Colecciones de tejido',
} as const;
