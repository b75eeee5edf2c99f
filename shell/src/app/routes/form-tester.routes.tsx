import { FEATURES } from '@portal/contract/administration';
import type { RouteObject } from '@portal/shared-ui/router';
import { WhileFeature } from '../WhileFeature.tsx';
import { memberRoute, type Audience } from './member-route.tsx';

/** The generic form page (spec 3 section 2.21). */
export const formTesterRoutes = (audience: Audience): RouteObject[] => [
  {
    element: <WhileFeature code={FEATURES.formTester} />,
    children: [
      memberRoute(audience, {
        path: 'form_tester',
        lazy: () => import('../../pages/form-tester/FormListPage.tsx'),
      }),
      memberRoute(audience, {
        path: 'form_tester/:objectId',
        lazy: () => import('../../pages/form-tester/FormPage.tsx'),
      }),
    ],
  },
];
