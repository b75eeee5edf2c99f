import { remoteFor, type RemoteEntry } from '@portal/contract/remotes';
import type { RouteObject } from '@portal/shared-ui/router';

/** All path prefixes that apps serve, without duplicates. */
export function declaredPaths(remotes: readonly RemoteEntry[]): string[] {
  return [...new Set(remotes.flatMap((remote) => remote.routes.map((route) => route.path)))];
}

/**
 * The routes of `remote` that it serves for `role`. Two apps may serve the same address for different roles
 * (`/request`), and both may be loaded.
 */
export function ownedRoutes(
  routes: readonly RouteObject[],
  remote: RemoteEntry,
  remotes: readonly RemoteEntry[],
  role: string | null,
): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    if (route.path !== undefined) {
      const path = `/${route.path.replace(/^\//, '')}`;
      return remoteFor(remotes, path, role)?.name === remote.name ? [route] : [];
    }
    if (route.index || !route.children) return [];
    const children = ownedRoutes(route.children, remote, remotes, role);
    return children.length > 0 ? [{ ...route, children }] : [];
  });
}
