import { remoteFor, type RemoteDeclaration } from '@portal/contract/remotes';
import type { Role } from '@portal/contract/roles';
import type { ReactElement } from 'react';
import type { RouteObject } from '../design/router/index.ts';

/**
 * The paths of an app that a role can open: the role is allowed for the address, and no `ForRoles` above the page
 * refuses it.
 */
export function openPaths(
  routes: readonly RouteObject[],
  remote: RemoteDeclaration,
  role: Role | null,
): string[] {
  return routes.flatMap(({ path, element, children }): string[] => {
    const { roles } = (element as ReactElement<{ roles?: readonly Role[] }> | undefined)?.props ?? {};
    if (roles && (role === null || !roles.includes(role))) return [];
    if (children) return openPaths(children, remote, role);
    return path !== undefined && remoteFor([remote], `/${path}`, role) ? [path] : [];
  });
}
