import type { RouteObject } from '@portal/shared-ui/router';
import { SignInFirst } from '../../app/SignInFirst.tsx';

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
}

/** A page of the shell for everyone who is signed in; a visitor signs in first. */
export function memberRoute({ isSignedIn }: Audience, { path, lazy }: MemberRoute): RouteObject {
  return isSignedIn ? { path, lazy } : { path, element: <SignInFirst /> };
}
