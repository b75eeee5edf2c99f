import { remoteFor, type RemoteEntry, type RemoteNavigation } from '@portal/contract/remotes';
import { remotes as words } from '#texts/remotes';

/** In the language of the page; English where an app has none. */
export const readLabel = ({ label, labels }: RemoteNavigation): string =>
  labels?.[document.documentElement.lang] ?? label;

/**
 * The label of the page at an address, taken from the menu entry that leads there, because app names mean nothing to
 * users.
 */
export const findPageLabel = (remote: RemoteEntry, pathname: string, role: string | null): string =>
  findMenuLabel(remote, pathname, role) ?? words.thisPage;

/** The same while its app is on its way; undefined where no menu leads there. */
export const findPendingLabel = (
  { remotes, role }: { readonly remotes: readonly RemoteEntry[]; readonly role: string | null },
  pathname: string,
): string | undefined => {
  const remote = remoteFor(remotes, pathname, role);
  return remote && findMenuLabel(remote, pathname, role);
};

function findMenuLabel(
  { navigation }: RemoteEntry,
  pathname: string,
  role: string | null,
): string | undefined {
  const [nearest] = navigation
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .filter(({ menu, roles }) => (role === null ? menu === 'public' : roles.some((one) => one === role)))
    .toSorted((one, other) => other.path.length - one.path.length);
  return nearest && readLabel(nearest);
}
