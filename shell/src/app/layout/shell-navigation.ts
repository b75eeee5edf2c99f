import type { RemoteNavigation } from '@portal/contract/remotes';
import type { Role } from '@portal/contract/roles';
import { layout as words } from '#texts/layout';

/** Session roles whose View menu is all that they have (spec 1 section 2); pi_sbso has one besides (decision 043). */
export const VIEW_MENU_ROLES: Role[] = [
  'sfari_admin',
  'sfari_admin_lead',
  'sfari_reviewer',
  'superuser',
  'access_admin',
  'internal_read_only',
];

/** Entries of the header for pages of the shell itself; those of the apps come with the registry. One row per page. */
export const SHELL_NAVIGATION: readonly RemoteNavigation[] = [
  { label: words.institutions, path: '/institution', roles: VIEW_MENU_ROLES, order: 40, menu: 'view' },
  { label: words.users, path: '/user', roles: [...VIEW_MENU_ROLES, 'pi_sbso'], order: 50, menu: 'view' },
  { label: words.users, path: '/user', roles: ['sbso', 'pi_sbso'], order: 5 },
];
