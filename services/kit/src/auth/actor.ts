/** Who calls: an anonymous visitor, a person under one or all of their roles, or another service. */
import { effectiveRoles, isRole, type Role, type ServiceName } from '@portal/contract';

export interface Actor {
  readonly kind: 'anonymous' | 'person' | 'service';
  /** Which service calls. The portal's own jobs are of kind `service` too and have none. */
  readonly service?: ServiceName;
  /** 0 for the person who is no one, which no row has. */
  readonly userId: number;
  readonly displayName: string;
  /** Groups of the person. */
  readonly assignedRoles: readonly Role[];
  /** Rights of this call: one session role when `?role=` names it, else all of the person's. */
  readonly roles: readonly Role[];
  readonly institutionIds: readonly number[];
  readonly impersonatorId: number | null;
  readonly sessionId: string | null;
  /** What the person chose for their account; absent or null where they never did. */
  readonly language?: string | null;
  /** Seconds since 1970, the end of the token. */
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

/** The portal itself: jobs. A call of another service names that service. */
export const SYSTEM: Actor = { ...ANONYMOUS, kind: 'service', displayName: 'Portal' };

/** Rights of a person who has `held` and acts as `role`; without a role, as all of them. Null when the role is not among them. */
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
