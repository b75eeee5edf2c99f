/** Words of common. */
export const common = {
  // ReadGate
} as const;
