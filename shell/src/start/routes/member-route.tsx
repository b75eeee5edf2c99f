import type { RouteObject } from '@portal/shared-ui/router';
import { SignInFirst } from '../../app/SignInFirst.tsx';

/** The audience of a router; a change of either field creates a new router. */
export interface Audience {
  readonly isSignedIn: boolean;
  /** The session role; null for visitors and while none is chosen. */
  readonly role: string | null;
}

interface MemberRoute {
  /** Without a leading slash, as the router expects. */
  readonly path: string;
  readonly lazy: () => Promise<{ Component: React.ComponentType }>;
}

/** A shell page for everyone signed in; visitors are sent to the login page. */
export function memberRoute({ isSignedIn }: Audience, { path, lazy }: MemberRoute): RouteObject {
  return isSignedIn ? { path, lazy } : { path, element: <SignInFirst /> };
}
