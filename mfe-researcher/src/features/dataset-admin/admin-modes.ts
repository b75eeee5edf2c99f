export const ADMIN_MODES = ['edit-details', 'new-version', 'email'] as const;
export type AdminMode = (typeof ADMIN_MODES)[number];

/**
 * The mode named in the address, also in the specification's spelling with a space. `undefined` means the dataset page
 * itself.
 */
export const findMode = (value: string | null): AdminMode | undefined =>
  ADMIN_MODES.find((mode) => mode === value?.replace(' ', '-'));
