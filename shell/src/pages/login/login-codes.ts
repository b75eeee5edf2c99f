/** Refusals of a login whose password was right; each opens a modal. */
export const LOGIN_MODAL_CODES = [
  'TERMS_SERVICES',
  'NO_PASSWORD',
  'ACCOUNT_UNVERIFIED',
  'Invalid institution',
] as const;
export type LoginModalCode = (typeof LOGIN_MODAL_CODES)[number];
