import type { ConfirmationKey } from '#texts/confirmation';

/** The data that the previous page passes in the navigation state. */
export interface Arrival {
  userEmail: string | null;
  lastLocation: string | null;
  token: string | null;
}

const readText = (state: object, name: string): string | null => {
  const value: unknown = Reflect.get(state, name);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Parses a navigation state of unknown shape. */
export function readArrival(state: unknown): Arrival {
  const given = typeof state === 'object' && state !== null ? state : {};
  return {
    userEmail: readText(given, 'userEmail'),
    lastLocation: readText(given, 'lastLocation'),
    token: readText(given, 'token'),
  };
}

const BY_REASON: Readonly<Record<string, ConfirmationKey>> = {
  pr_add_sbso: 'pr_add_sbso',
  sbso_said_no: 'sbso_said_no',
  expired: 'expired',
};
const BY_PAGE: Readonly<Record<string, ConfirmationKey>> = {
  '/register': 'registered',
  '/reset-password': 'forgotten',
  '/verify-user': 'accepted',
  '/institution-details': 'institution',
};

/** Which confirmation to show: by the reason in the address, else by the previous page (spec 1 section 2). */
export function chooseConfirmation(reason: string | null, { lastLocation }: Arrival): ConfirmationKey {
  return BY_REASON[reason ?? ''] ?? BY_PAGE[lastLocation ?? ''] ?? 'unknown';
}
