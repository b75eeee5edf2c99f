import { invitation as words } from '#texts/register';
import type { LinkLook } from '../use-link.ts';

/** The institution that the invitation is about. */
export const readInstitution = ({ userData }: LinkLook): string =>
  userData.institution_data?.name ?? words.yourInstitution;

/** The same link, with the answer no. */
export const declineAddress = (token: string): string =>
  `/verify-user?${new URLSearchParams({ token, rejected: 'true' }).toString()}`;

export const acceptAddress = (token: string): string =>
  `/verify-user?${new URLSearchParams({ token }).toString()}`;
