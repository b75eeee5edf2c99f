/** Machine keys: other systems call the API with them (decision 554). */
import type { Role } from '../people/roles.ts';

/** Roles that create keys. A key stops when its creator loses the role. */
export const MACHINE_KEY_ROLES: readonly Role[] = ['superuser'];

/** `stopped`: its creator is no longer an active superuser. */
export const MACHINE_KEY_STATES = ['active', 'expired', 'revoked', 'stopped'] as const;
export type MachineKeyState = (typeof MACHINE_KEY_STATES)[number];

/** Longest life of a key in days. */
export const MACHINE_KEY_DAYS = 365;
/** Hours for which the previous secret of a key is accepted after a new one was created. */
export const MACHINE_KEY_OVERLAP_HOURS = 24;
