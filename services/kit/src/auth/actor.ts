/** The caller: an anonymous visitor, a person with one or all of their roles, or another service. */
import { effectiveRoles, isRole, type Role, type ServiceName } from '@portal/contract';

export interface Actor {
  readonly kind: 'anonymous' | 'person' | 'service';
  /** The calling service. The portal's own jobs are of kind `service` too but have no name. */
  readonly service?: ServiceName;
  /** 0 for an anonymous visitor; no row has this id. */
  readonly userId: number;
  readonly displayName: string;
  /** All roles of the person. */
  readonly assignedRoles: readonly Role[];
  /** The roles of this call: the session role if `?role=` names one, else all roles of the person. */
  readonly roles: readonly Role[];
  readonly institutionIds: readonly number[];
  readonly impersonatorId: number | null;
  /** Null for a machine key. */
  readonly sessionId: string | null;
  /** The key that calls with the rights of the person who created it; absent if the person calls. */
  readonly machineKey?: { readonly id: number; readonly scopes: readonly string[] };
  /** The language that the person chose for their account; absent or null if they chose none. */
  readonly language?: string | null;
  /** End of the token in seconds since 1970. */
  readonly expires: number | null;
}

export const ANONYMOUS: Actor = {
  kind: 'anonymous',
  userId: 0,
  displayName: '',
  assignedRoles: [],
  roles: [],
  institutionIds: [],
  impersonatorId: null,
  sessionId: null,
  expires: null,
};

/** The portal itself, for jobs. A call of another service has an actor that names the service. */
export const SYSTEM: Actor = { ...ANONYMOUS, kind: 'service', displayName: 'Portal' };

/** Rights of a person who acts as `role`, or with all `assignedRoles`. Null if the person does not have the role. */
export function chooseRights(
  assignedRoles: readonly Role[],
  role: string | undefined,
): readonly Role[] | null {
  if (role === undefined || role === '') return [...new Set(assignedRoles.flatMap(effectiveRoles))];
  if (!isRole(role) || !assignedRoles.includes(role)) return null;
  return effectiveRoles(role);
}

export const actsAs = (actor: Actor, ...roles: readonly Role[]): boolean =>
  roles.some((role) => actor.roles.includes(role));
