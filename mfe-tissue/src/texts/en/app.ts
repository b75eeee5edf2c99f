/** Words of app. */
export const app = {
  // expose
  autismBrainnet: 'Autism BrainNet',
} as const;
