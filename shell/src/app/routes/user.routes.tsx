import { FEATURES } from '@portal/contract/administration';
import { STAFF_ROLES, type Role } from '@portal/contract/roles';
import type { RouteObject } from '@portal/shared-ui/router';
import { WhileFeature } from '@portal/shared-ui/errors';
import { NotFoundPage } from '../../pages/NotFoundPage.tsx';
import { memberRoute, type Audience } from './member-route.tsx';

/** Who has a list of people: staff everybody, Signing Officials those of their institution. */
const LISTING_ROLES: readonly Role[] = [...STAFF_ROLES, 'sbso', 'pi_sbso'];
const CREATING_ROLES: readonly Role[] = ['sfari_admin', 'sfari_admin_lead', 'access_admin', 'superuser'];

/** Pages of people (spec 1 section 2, spec 3 section 2.15). */
export function userRoutes(audience: Audience): RouteObject[] {
  return [
    memberRoute(audience, {
      path: 'user',
      lazy: () => import('../../pages/user/list/UserListPage.tsx'),
      roles: LISTING_ROLES,
    }),
    memberRoute(audience, {
      path: 'user/create',
      lazy: () => import('../../pages/user/create/UserCreatePage.tsx'),
      roles: CREATING_ROLES,
    }),
    memberRoute(audience, { path: 'user/:objectId', lazy: () => import('../../pages/user/UserPage.tsx') }),
    memberRoute(audience, {
      path: 'my-profile',
      lazy: () => import('../../pages/profile/MyProfilePage.tsx'),
    }),
    { path: 'confirm-email', lazy: () => import('../../pages/profile/ConfirmEmailPage.tsx') },
    {
      element: <WhileFeature code={FEATURES.publicProfiles} otherwise={<NotFoundPage />} />,
      children: [
        { path: 'public/user', lazy: () => import('../../pages/public-user/PublicUserListPage.tsx') },
        { path: 'public/user/:objectId', lazy: () => import('../../pages/public-user/PublicUserPage.tsx') },
      ],
    },
  ];
}
