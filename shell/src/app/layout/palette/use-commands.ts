import {
  INVESTIGATOR_ROLES,
  ROLE_LABELS,
  STAFF_ROLES,
  STARTER_ROLES,
  type Role,
} from '@portal/contract/roles';
import { fill } from '@portal/shared-ui';
import { getOpenedObject } from '@portal/shared-ui/commands';
import { useList } from '@portal/shared-ui/data';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { useState } from 'react';
import { palette as words } from '#texts/palette';
import { useAccountActions } from '../account-actions-context.ts';
import { everyPage, type HeaderNavigation } from '../navigation.ts';
import type { OptionGroup } from '../search/OptionList.tsx';
import { readRecent, recentKey } from './recent-objects.ts';

/** The maximum number of saved views (`saved-view`). */
const VIEWS = 50;
const RECENT = 5;

const includes = (roles: readonly Role[], role: Role | null): boolean =>
  role !== null && roles.includes(role);

/**
 * Commands of the session role: the pages of its menus, its saved views, other roles, logout.
 * @param go opens a path
 * @param run closes the palette, then acts
 */
export function useCommands(
  navigation: HeaderNavigation,
  go: (path: string) => void,
  run: (act: () => Promise<void>) => void,
): OptionGroup[] {
  const { role, roles } = useSession();
  const { chooseRole, logOut } = useAccountActions();
  const views = useList(
    'GET /saved-view/',
    { limit: VIEWS },
    { silent: true, enabled: includes(STAFF_ROLES, role) },
  );

  const pages = [
    { label: words.home, path: '/' },
    ...everyPage(navigation),
    ...(navigation.hasProfile ? [{ label: words.profile, path: '/my-profile' }] : []),
  ];
  const toPage = ({ label: text, path }: { label: string; path: string }) => ({
    key: path,
    text,
    choose: () => go(path),
  });
  return [
    { key: 'pages', label: words.pages, options: pages.map(toPage) },
    {
      key: 'actions',
      label: words.actions,
      options: [
        ...(includes([...INVESTIGATOR_ROLES, ...STARTER_ROLES], role)
          ? [toPage({ label: words.newRequest, path: '/request/create' })]
          : []),
        ...roles
          .filter((one) => one !== role)
          .map((one) => ({
            key: one,
            text: fill(words.viewAs, { role: ROLE_LABELS[one] }),
            choose: () => run(() => chooseRole(one)),
          })),
        { key: 'log out', text: words.logout, choose: () => run(logOut) },
      ],
    },
    // last, because saved views arrive later than the others
    {
      key: 'views',
      label: words.views,
      options: views.rows.map(({ id, name: text, page, search }) => ({
        key: String(id),
        text,
        detail: pages.find(({ path }) => path === page)?.label ?? null,
        choose: () => go(`${page}?${search}`),
      })),
    },
  ];
}

/** The objects that this person recently opened in this tab, without the present one. */
export function useRecentGroup(go: (path: string) => void): OptionGroup {
  const { id } = useSessionUser();
  const { role } = useSession();
  const [recent] = useState(() =>
    role
      ? readRecent(recentKey(id, role))
          .filter(({ path }) => path !== getOpenedObject()?.path)
          .slice(0, RECENT)
      : [],
  );
  return {
    key: 'recent',
    label: words.recent,
    options: recent.map(({ path, label: text, detail }) => ({
      key: path,
      text,
      detail: detail ?? null,
      choose: () => go(path),
    })),
  };
}
