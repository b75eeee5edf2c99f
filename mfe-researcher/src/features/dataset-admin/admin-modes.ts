export const ADMIN_MODES = ['edit-details', 'new-version', 'email'] as const;
export type AdminMode = (typeof ADMIN_MODES)[number];

/** The mode that an address asks for, also as the specification spells it; undefined for the page itself. */
export const findMode = (value: string | null): AdminMode | undefined =>
  ADMIN_MODES.find((mode) => mode === value?.replace(' ', '-'));
