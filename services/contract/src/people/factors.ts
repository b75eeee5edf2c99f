/** Second factors and the ways to prove who one is (decisions 540 and 541). */
import type { Role } from './roles.ts';
import { translatable } from '../words/words.ts';

export const FACTOR_KINDS = ['passkey', 'totp'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

export const FACTOR_LABELS: Readonly<Record<FactorKind, string>> = /*#__PURE__*/ translatable('factors', {
  passkey: 'Passkey',
  totp: 'Authenticator app',
});

/**
 * How people prove who they are. Only people without a second factor prove it by the password, or, if their organization
 * asked for a second factor, by logging in there again.
 */
export const PROOF_METHODS = [...FACTOR_KINDS, 'recovery', 'password', 'organization'] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** Roles that need a second factor unless `SECOND_FACTOR_ROLES` says otherwise: who administers, and who signs (decision 542). */
export const FACTOR_ROLES: readonly Role[] = [
  'superuser',
  'sfari_admin',
  'sfari_admin_lead',
  'rm_admin',
  'access_admin',
  'abn_proj_mgr',
  'sbso',
  'pi_sbso',
];

/** Number of recovery codes that an account gets together. */
export const RECOVERY_CODES = 10;
