import type { RouteObject } from '@portal/shared-ui/router';
import { memberRoute, type Audience } from './member-route.tsx';

/** Pages that people manage themselves: the profile, and the confirmation of an address by link. */
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
