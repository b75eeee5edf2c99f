import type { RouteObject } from '@portal/shared-ui/router';
import { memberRoute, type Audience } from './member-route.tsx';

/** What people look after themselves: the profile, and an address that they confirm by a link. */
export const profileRoutes = (audience: Audience): RouteObject[] => [
  memberRoute(audience, {
    path: 'my-profile',
    lazy: () => import('../../pages/profile/MyProfilePage.tsx'),
  }),
  ...(audience.isSignedIn && audience.role === null
    ? [{ path: 'user/:objectId', lazy: () => import('../../pages/profile/OwnPage.tsx') }]
    : []),
  { path: 'confirm-email', lazy: () => import('../../pages/profile/ConfirmEmailPage.tsx') },
];
