/** Words of common. */
export const common = {
  // ReadGate
  fetchingInformation: 'Fetching Information',
} as const;
