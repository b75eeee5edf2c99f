/** Codes of logins that were refused although the password was correct; each opens a modal. */
export const LOGIN_MODAL_CODES = [
  'TERMS_SERVICES',
  'NO_PASSWORD',
  'ACCOUNT_UNVERIFIED',
  'Invalid institution',
] as const;
export type LoginModalCode = (typeof LOGIN_MODAL_CODES)[number];
