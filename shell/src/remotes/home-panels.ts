import type { RemoteEntry } from '@portal/contract/remotes';
import type { Role } from '@portal/contract/roles';
import type { HomePanel, RemoteModule } from '@portal/shared-ui/federation';

/** Whether an app has anything for the role, so that home does not load apps in vain. */
export function servesRole(entry: RemoteEntry, role: Role | null): boolean {
  if (role === null) return false;
  return (
    entry.routes.some(({ roles }) => !roles || roles.includes(role)) ||
    entry.navigation.some(({ roles }) => roles.includes(role))
  );
}

/** The panels of a role in ascending order. */
export function panelsFor(panels: readonly HomePanel[], role: Role | null): HomePanel[] {
  return panels
    .filter(({ roles }) => role !== null && roles.includes(role))
    .toSorted((one, other) => one.order - other.order);
}

interface Foretold {
  remotes: readonly RemoteEntry[];
  role: Role | null;
  load: (name: string) => Promise<RemoteModule>;
}

/** Begins to load the apps that have panels, beside the code of the home page. A failure is told by the panels. */
export function foretellPanels({ remotes, role, load }: Foretold): void {
  for (const entry of remotes) if (servesRole(entry, role)) load(entry.name).catch(() => undefined);
}

/** The app that the header offers first to a role: the one that its people open next, wherever they are. */
export function firstApp(remotes: readonly RemoteEntry[], role: Role | null): RemoteEntry | undefined {
  if (role === null) return undefined;
  const orders = remotes.map((remote) => ({
    remote,
    order: Math.min(
      ...remote.navigation.filter(({ roles }) => roles.includes(role)).map(({ order }) => order),
    ),
  }));
  return orders.filter(({ order }) => order < Infinity).sort((one, other) => one.order - other.order)[0]
    ?.remote;
}
