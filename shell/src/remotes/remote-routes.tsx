import type { ReactNode } from 'react';
import { remoteFor, type RemoteEntry } from '@portal/contract/remotes';
import type { RemoteModule } from '@portal/shared-ui/federation';
import { Outlet, type RouteObject } from '@portal/shared-ui/router';
import { declaredPaths, ownedRoutes } from './owned-routes.ts';
import { RemoteFailure } from './RemoteFailure.tsx';
import { RemotePending } from './RemotePending.tsx';

export interface RemoteRoutesInput {
  remotes: readonly RemoteEntry[];
  /** The session role; null for visitors and while none is chosen. */
  role: string | null;
  load: (name: string) => Promise<RemoteModule>;
  /** Shown at an address that exists, but not for this role. */
  refused: ReactNode;
  /** Shown at an address of an app that the app does not know. */
  notFound: ReactNode;
}

interface Discovery {
  path: string;
  signal: AbortSignal;
  patch: (routeId: string | null, children: RouteObject[]) => void;
}

/**
 * Creates placeholder routes for the remotes, and the function that replaces a placeholder on the first visit.
 * Placeholders have no path: a route with a path would match by itself, and the router would not run its discovery.
 */
export function remoteRoutes({ remotes, role, load, refused, notFound }: RemoteRoutesInput) {
  const failures = new Map<string, unknown>();
  const filled = new Set<string>();
  const owner = (path: string) => remoteFor(remotes, path, role);
  const paths = declaredPaths(remotes);

  const places: RouteObject[] = remotes.map((remote) => ({
    id: remote.name,
    Component: Outlet,
    errorElement: <RemoteFailure remote={remote} role={role} />,
    children: paths
      .filter((path) => owner(path)?.name === remote.name)
      .map((path) => ({
        path: `${path.slice(1)}/*`,
        element: (
          <RemotePending
            remote={remote}
            role={role}
            readFailure={() => failures.get(remote.name)}
            load={() => load(remote.name)}
            notFound={notFound}
          />
        ),
      })),
  }));
  const closed: RouteObject[] = paths
    .filter((path) => !owner(path))
    .map((path) => ({ path: `${path.slice(1)}/*`, element: refused }));

  async function discover({ path, signal, patch }: Discovery): Promise<void> {
    const remote = owner(path);
    if (!remote || filled.has(remote.name)) return;
    try {
      const { routes } = await load(remote.name);
      // The person has navigated elsewhere; the router ignores patches of an aborted discovery.
      if (signal.aborted) return;
      patch(remote.name, ownedRoutes(routes, remote, remotes, role));
      filled.add(remote.name);
      failures.delete(remote.name);
    } catch (error) {
      // Not rethrown: the page at the remote's placeholder shows the error inside the layout.
      failures.set(remote.name, error);
    }
  }

  return { routes: [...places, ...closed], discover };
}
