import type { RemoteEntry } from '@portal/contract/remotes';
import type { Role } from '@portal/contract/roles';
import type { HomePanel } from '@portal/shared-ui/federation';

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
