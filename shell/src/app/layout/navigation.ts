import type { FeatureCode } from '@portal/contract/administration';
import type { RemoteEntry, RemoteNavigation } from '@portal/contract/remotes';
import { GLOBAL_SEARCH_ROLES, type Role } from '@portal/contract/roles';
import { readLabel } from '../../remotes/page-label.ts';
import { meetsCondition, type Conditions } from '../../session/meets-condition.ts';

/** Roles whose header has the notification bell (spec 1 section 2, "Navigation by session role"). */
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

/** Roles whose user menu has only Logout; for all others it also has My Profile. */
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
  hasProfile: boolean;
}

/** Apps provide their own translated labels, so that each can be deployed separately. */
const localize = (entry: RemoteNavigation): RemoteNavigation => ({
  ...entry,
  label: readLabel(entry),
});

/**
 * The header entries of a session, from the apps' declarations: main entries in their order, the View menu sorted by
 * name.
 */
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

/** Both menus in one list, without duplicates. */
export function everyPage({ main, view }: HeaderNavigation): HeaderNavigation['main'] {
  return [...main, ...view.filter((entry) => !main.some(({ path }) => path === entry.path))];
}

/** The header entries for visitors: the public pages declared by apps, if their feature is on. */
export function publicNavigation(
  remotes: readonly RemoteEntry[],
  features: readonly (FeatureCode | false)[],
): readonly RemoteNavigation[] {
  return remotes
    .flatMap((remote) => remote.navigation.map(localize))
    .filter(({ menu, feature }) => menu === 'public' && (!feature || features.includes(feature)))
    .sort((one, other) => one.order - other.order);
}
