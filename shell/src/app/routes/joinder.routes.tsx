import type { RouteObject } from '@portal/shared-ui/router';
import { INVESTIGATOR_ROLES } from '@portal/contract/roles';
import { memberRoute, type Audience } from './member-route.tsx';

/** Researchers join the agreement that their Signing Official signed (spec 1 section 4, "Joinder"). */
export const joinderRoutes = (audience: Audience): RouteObject[] => [
  memberRoute(audience, {
    path: 'joinder',
    lazy: () => import('../../pages/joinder/JoinderPage.tsx'),
    roles: INVESTIGATOR_ROLES,
  }),
];
