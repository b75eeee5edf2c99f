import type { Role, SessionRole } from '@portal/contract/roles';

/** Staff whose home is the command centre (spec 3 section 2.1). Reviewers have their reviews instead. */
const COMMAND_ROLES: readonly Role[] = [
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'access_admin',
  'internal_read_only',
];

/** Whether the home of this session role begins with institutions and RDAs. */
export const hasCommandCentre = (role: SessionRole | null): boolean =>
  role !== null && (COMMAND_ROLES as readonly string[]).includes(role);
