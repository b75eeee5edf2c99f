import type { Role } from '@portal/contract/roles';
import type { RouteObject } from '@portal/shared-ui/router';
import { ForbiddenPage } from '@portal/shared-ui/errors';
import { SignInFirst } from '../SignInFirst.tsx';

/** Whom the router is made for: a change of either makes a new one. */
export interface Audience {
  readonly isSignedIn: boolean;
  /** The session role, null for visitors and while none is chosen. */
  readonly role: string | null;
}

interface MemberRoute {
  /** Without a slash in front, as the router takes it. */
  readonly path: string;
  readonly lazy: () => Promise<{ Component: React.ComponentType }>;
  /** Everybody who is signed in unless told. What they may do there, the server says with the object. */
  readonly roles?: readonly Role[];
}

/** A page of the shell for people who are signed in: a visitor signs in first, another role is refused. */
export function memberRoute({ isSignedIn, role }: Audience, { path, lazy, roles }: MemberRoute): RouteObject {
  if (!isSignedIn) return { path, element: <SignInFirst /> };
  const isOpen = !roles || (role !== null && (roles as readonly string[]).includes(role));
  return isOpen ? { path, lazy } : { path, element: <ForbiddenPage /> };
}
