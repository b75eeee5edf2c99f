import type { RemoteNavigation } from '@portal/contract/remotes';
import { VIEW_MENU_ROLES } from '@portal/contract/roles';
import { layout as words } from '#texts/layout';

/** Entries of the header for pages of the shell itself; those of the apps come with the registry. One row per page. */
export const SHELL_NAVIGATION: readonly RemoteNavigation[] = [
  { label: words.users, path: '/user', roles: [...VIEW_MENU_ROLES, 'pi_sbso'], order: 50, menu: 'view' },
  { label: words.users, path: '/user', roles: ['sbso', 'pi_sbso'], order: 5 },
];
