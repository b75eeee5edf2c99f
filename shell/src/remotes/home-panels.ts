import type { RemoteEntry } from '@portal/contract/remotes';
import type { Role } from '@portal/contract/roles';
import type { HomePanel, RemoteModule } from '@portal/shared-ui/federation';
import { meetsCondition, type Conditions } from '../session/meets-condition.ts';

/** The viewer of the home page: role, and the session facts that conditions use. */
export interface Viewer {
  readonly role: Role | null;
  readonly person: Conditions | null;
}

/**
 * Whether an app may have home panels for the person, so that home does not load apps needlessly. The roles that it
 * declares decide, and its header entries with their conditions.
 */
export function servesPerson(entry: RemoteEntry, { role, person }: Viewer): boolean {
  if (role === null || entry.homeRoles?.includes(role) === false) return false;
  const offered = entry.navigation.filter(({ roles }) => roles.includes(role));
  if (offered.length > 0) return offered.some((one) => meetsCondition(one, person));
  return entry.routes.some(({ roles }) => !roles || roles.includes(role));
}

/** The panels for a person, in ascending order. */
export function panelsFor(panels: readonly HomePanel[], { role, person }: Viewer): HomePanel[] {
  return panels
    .filter((panel) => role !== null && panel.roles.includes(role) && meetsCondition(panel, person))
    .toSorted((one, other) => one.order - other.order);
}

interface PanelPrefetch extends Viewer {
  remotes: readonly RemoteEntry[];
  load: (name: string) => Promise<RemoteModule>;
}

/** Starts loading the apps that have panels, in parallel with the home page. The panels report failures. */
export function prefetchPanels({ remotes, role, person, load }: PanelPrefetch): void {
  for (const entry of remotes)
    if (servesPerson(entry, { role, person })) load(entry.name).catch(() => undefined);
}

/** The app of the person's first header entry, which is the one they are most likely to open next. */
export function firstApp(remotes: readonly RemoteEntry[], { role, person }: Viewer): RemoteEntry | undefined {
  if (role === null) return undefined;
  const orders = remotes.map((remote) => ({
    remote,
    order: Math.min(
      ...remote.navigation
        .filter((entry) => entry.roles.includes(role) && meetsCondition(entry, person))
        .map(({ order }) => order),
    ),
  }));
  return orders.filter(({ order }) => order < Infinity).sort((one, other) => one.order - other.order)[0]
    ?.remote;
}
