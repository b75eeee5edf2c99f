import { invitation as words } from '#texts/register';
import type { LinkStatus } from '../use-link.ts';

/** The name of the institution in the invitation. */
export const readInstitution = ({ userData }: LinkStatus): string =>
  userData.institution_data?.name ?? words.yourInstitution;

/** The address that declines the invitation of the same link. */
export const declineAddress = (token: string): string =>
  `/verify-user?${new URLSearchParams({ token, rejected: 'true' }).toString()}`;

export const acceptAddress = (token: string): string =>
  `/verify-user?${new URLSearchParams({ token }).toString()}`;
