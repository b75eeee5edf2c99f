import type { Role } from '@portal/contract/roles';

/** Who adds institutions: administrators, and an investigator who has none. What they may do to one comes with it. */
export const INSTITUTION_ADMIN_ROLES: readonly Role[] = ['sfari_admin', 'sfari_admin_lead'];
/** Who says which researchers belong to an institution. */
export const VERIFYING_ROLES: readonly Role[] = ['sbso', 'pi_sbso', ...INSTITUTION_ADMIN_ROLES];
export const INVESTIGATOR_ROLES: readonly Role[] = ['primary_researcher', 'pi_sbso'];
