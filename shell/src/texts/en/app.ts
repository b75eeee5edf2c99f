/** Words of app. */
export const app = {
  // Portal
  loading: 'Loading',
} as const;
