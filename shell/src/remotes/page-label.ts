import type { RemoteEntry } from '@portal/contract/remotes';
import { remotes as words } from '#texts/remotes';

/**
 * What a person calls the page at an address, in the words of the menu that leads there: the name of an app says nothing to
 * the person who asked for one of its pages.
 */
export function findPageLabel({ navigation }: RemoteEntry, pathname: string, role: string | null): string {
  const [nearest] = navigation
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .filter(({ menu, roles }) => (role === null ? menu === 'public' : roles.some((one) => one === role)))
    .toSorted((one, other) => other.path.length - one.path.length);
  return nearest?.label ?? words.thisPage;
}
