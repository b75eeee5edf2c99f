import type { FeatureCode } from '@portal/contract/administration';
import type { RemoteEntry, RemoteNavigation } from '@portal/contract/remotes';
import { GLOBAL_SEARCH_ROLES, type Role } from '@portal/contract/roles';
import { readLabel } from '../../remotes/page-label.ts';
import { meetsCondition, type Conditions } from '../../session/meets-condition.ts';

/** Roles whose header has a bell (spec 1 section 2, "Navigation by session role"). */
const NOTIFIED_ROLES: readonly Role[] = [
  'primary_researcher',
  'sbso',
  'pi_sbso',
  'sfari_admin',
  'sfari_admin_lead',
  'sfari_reviewer',
  'superuser',
  'access_admin',
];

/** Roles whose user menu contains Logout alone; all others have My Profile too. */
const LOGOUT_ONLY_ROLES: readonly Role[] = [
  'sfari_admin',
  'sfari_admin_lead',
  'sfari_reviewer',
  'superuser',
  'access_admin',
  'internal_read_only',
  'abn_proj_mgr',
];

export interface HeaderNavigation {
  main: readonly RemoteNavigation[];
  view: readonly RemoteNavigation[];
  hasSearch: boolean;
  hasNotifications: boolean;
  /** Whether the user menu has My Profile. */
  hasProfile: boolean;
}

/** Apps bring their own labels, so each can be deployed alone. */
const localize = (entry: RemoteNavigation): RemoteNavigation => ({
  ...entry,
  label: readLabel(entry),
});

/** The header of a session, made of what the apps declare, in ascending order; the View menu by alphabet. */
export function headerNavigation(
  remotes: readonly RemoteEntry[],
  role: Role | null,
  person: Conditions | null = null,
): HeaderNavigation {
  const entries = remotes
    .flatMap((remote) => remote.navigation.map(localize))
    .filter((entry) => role !== null && entry.roles.includes(role) && meetsCondition(entry, person));
  return {
    main: entries.filter((entry) => entry.menu !== 'view').sort((one, other) => one.order - other.order),
    view: entries
      .filter((entry) => entry.menu === 'view')
      .sort((one, other) => one.label.localeCompare(other.label, 'en')),
    hasSearch: (GLOBAL_SEARCH_ROLES as readonly (Role | null)[]).includes(role),
    hasNotifications: role !== null && NOTIFIED_ROLES.includes(role),
    hasProfile: role !== null && !LOGOUT_ONLY_ROLES.includes(role),
  };
}

/** Both menus in one line: a page that is in either is named once. */
export function everyPage({ main, view }: HeaderNavigation): HeaderNavigation['main'] {
  return [...main, ...view.filter((entry) => !main.some(({ path }) => path === entry.path))];
}

/** What visitors find in the header: the public pages that the apps declare, as far as their feature is on. */
export function publicNavigation(
  remotes: readonly RemoteEntry[],
  features: readonly (FeatureCode | false)[],
): readonly RemoteNavigation[] {
  return remotes
    .flatMap((remote) => remote.navigation.map(localize))
    .filter(({ menu, feature }) => menu === 'public' && (!feature || features.includes(feature)))
    .sort((one, other) => one.order - other.order);
}
