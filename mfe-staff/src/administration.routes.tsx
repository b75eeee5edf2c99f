import { FEATURES } from '@portal/contract/administration';
import type { RouteObject } from '@portal/shared-ui/router';
import { WhileFeature } from '@portal/shared-ui/errors';

/** Pages of administrators and superusers (spec 3 section 2.16), mail templates (2.17) and the form tester (2.21). */
export const administrationRoutes: RouteObject[] = [
  { path: 'administration', lazy: () => import('./features/administration/pages/AdministrationPage.tsx') },
  { path: 'administration/alerts', lazy: () => import('./features/administration/pages/AlertsPage.tsx') },
  {
    path: 'administration/feature-toggles',
    lazy: () => import('./features/administration/pages/FeatureTogglesPage.tsx'),
  },
  { path: 'administration/versions', lazy: () => import('./features/administration/pages/VersionsPage.tsx') },
  { path: 'administration/cohorts', lazy: () => import('./features/administration/pages/CohortsPage.tsx') },
  {
    path: 'administration/error-reports',
    lazy: () => import('./features/administration/pages/ErrorReportsPage.tsx'),
  },
  {
    path: 'administration/email-templates',
    lazy: () => import('./features/mail-template/pages/TemplateListPage.tsx'),
  },
  {
    path: 'administration/email-templates/:id',
    lazy: () => import('./features/mail-template/pages/TemplatePage.tsx'),
  },
  { path: 'nightly-runs', lazy: () => import('./features/nightly-runs/pages/NightlyRunsPage.tsx') },
  { path: 'close-outs', lazy: () => import('./features/close-out/pages/CloseOutsPage.tsx') },
  { path: 'incidents', lazy: () => import('./features/incident/pages/IncidentsPage.tsx') },
  { path: 'superuser', lazy: () => import('./features/superuser/pages/SuperuserPage.tsx') },
  { path: 'superuser/keys', lazy: () => import('./features/machine-key/pages/KeyListPage.tsx') },
  { path: 'superuser/keys/create', lazy: () => import('./features/machine-key/pages/KeyCreatePage.tsx') },
  { path: 'superuser/keys/:id', lazy: () => import('./features/machine-key/pages/KeyPage.tsx') },
  { path: 'superuser/keys/:id/edit', lazy: () => import('./features/machine-key/pages/KeyEditPage.tsx') },
  {
    path: 'superuser/organizations',
    lazy: () => import('./features/organization-login/pages/OrganizationLoginsPage.tsx'),
  },
  { path: 'superuser/webhooks', lazy: () => import('./features/webhook/pages/WebhookListPage.tsx') },
  { path: 'superuser/webhooks/create', lazy: () => import('./features/webhook/pages/WebhookCreatePage.tsx') },
  { path: 'superuser/webhooks/:id', lazy: () => import('./features/webhook/pages/WebhookPage.tsx') },
  { path: 'superuser/webhooks/:id/edit', lazy: () => import('./features/webhook/pages/WebhookEditPage.tsx') },
  {
    element: <WhileFeature code={FEATURES.formTester} />,
    children: [
      { path: 'form_tester', lazy: () => import('./features/form-tester/pages/FormListPage.tsx') },
      { path: 'form_tester/:objectId', lazy: () => import('./features/form-tester/pages/FormPage.tsx') },
    ],
  },
];
