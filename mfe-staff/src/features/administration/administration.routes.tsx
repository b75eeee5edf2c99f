import { FEATURES } from '@portal/contract/administration';
import type { RouteObject } from '@portal/shared-ui/router';
import { WhileFeature } from '@portal/shared-ui/errors';

/** Pages of administrators and superusers (spec 3 section 2.16), mail templates (2.17) and the form tester (2.21). */
export const administrationRoutes: RouteObject[] = [
  { path: 'administration', lazy: () => import('./pages/AdministrationPage.tsx') },
  { path: 'administration/alerts', lazy: () => import('./pages/AlertsPage.tsx') },
  { path: 'administration/feature-toggles', lazy: () => import('./pages/FeatureTogglesPage.tsx') },
  { path: 'administration/versions', lazy: () => import('./pages/VersionsPage.tsx') },
  { path: 'administration/cohorts', lazy: () => import('./pages/CohortsPage.tsx') },
  { path: 'administration/error-reports', lazy: () => import('./pages/ErrorReportsPage.tsx') },
  {
    path: 'administration/email-templates',
    lazy: () => import('../mail-template/pages/TemplateListPage.tsx'),
  },
  {
    path: 'administration/email-templates/:id',
    lazy: () => import('../mail-template/pages/TemplatePage.tsx'),
  },
  { path: 'nightly-runs', lazy: () => import('../nightly-runs/pages/NightlyRunsPage.tsx') },
  { path: 'close-outs', lazy: () => import('../close-out/pages/CloseOutsPage.tsx') },
  { path: 'incidents', lazy: () => import('../incident/pages/IncidentsPage.tsx') },
  { path: 'superuser', lazy: () => import('../superuser/pages/SuperuserPage.tsx') },
  { path: 'superuser/webhooks', lazy: () => import('../webhook/pages/WebhookListPage.tsx') },
  { path: 'superuser/webhooks/create', lazy: () => import('../webhook/pages/WebhookCreatePage.tsx') },
  { path: 'superuser/webhooks/:id', lazy: () => import('../webhook/pages/WebhookPage.tsx') },
  { path: 'superuser/webhooks/:id/edit', lazy: () => import('../webhook/pages/WebhookEditPage.tsx') },
  {
    element: <WhileFeature code={FEATURES.formTester} />,
    children: [
      { path: 'form_tester', lazy: () => import('../form-tester/pages/FormListPage.tsx') },
      { path: 'form_tester/:objectId', lazy: () => import('../form-tester/pages/FormPage.tsx') },
    ],
  },
];
