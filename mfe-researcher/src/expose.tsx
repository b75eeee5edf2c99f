import { INVESTIGATOR_ROLES, STARTER_ROLES } from '@portal/contract/roles';
import type { HomePanel, RemoteModule } from '@portal/shared-ui/federation';
import { ForRoles } from '@portal/shared-ui/session';
import remote from '../remote.json' with { type: 'json' };
import { agreementRoutes } from './features/agreement/agreement.routes.tsx';
import { institutionRoutes } from './features/institution/institution.routes.tsx';
import { peopleRoutes } from './features/people/people.routes.tsx';
import type * as panels from './home-panels.ts';
import { app as words } from '#texts/app';

const RESEARCHERS: HomePanel['roles'] = ['primary_researcher', 'pi_sbso'];

/** All home panels share one chunk because home shows several of them together. */
const loadPanel =
  (name: keyof typeof panels): HomePanel['lazy'] =>
  async () => ({ default: (await import('./home-panels.ts'))[name] });

/** Every page and panel is a separate chunk: exposing the app costs the shell next to nothing. */
const app: RemoteModule = {
  name: remote.name,
  routes: [
    { path: 'project', lazy: () => import('./features/project/pages/ProjectListPage.tsx') },
    {
      element: <ForRoles roles={[...INVESTIGATOR_ROLES, ...STARTER_ROLES]} />,
      children: [
        { path: 'project/create', lazy: () => import('./features/project/pages/ProjectCreatePage.tsx') },
      ],
    },
    { path: 'project/:objectId', lazy: () => import('./features/project/pages/ProjectPage.tsx') },
    { path: 'request', lazy: () => import('./features/request/pages/RequestListPage.tsx') },
    { path: 'request/create', lazy: () => import('./features/wizard/pages/RequestCreatePage.tsx') },
    {
      path: 'research-match/create',
      lazy: () => import('./features/wizard/pages/ResearchMatchCreatePage.tsx'),
    },
    { path: 'request/:objectId', lazy: () => import('./features/request/pages/RequestPage.tsx') },
    {
      path: 'request/:objectId/submitted',
      lazy: () => import('./features/request/pages/RequestSubmittedPage.tsx'),
    },
    {
      path: 'compliance_researcher',
      lazy: () => import('./features/project-updates/pages/ProjectUpdatesPage.tsx'),
    },
    {
      path: 'request/:objectId/renewal',
      lazy: () => import('./features/renewal/pages/RenewalPage.tsx'),
    },
    {
      path: 'request/:objectId/rm-renewal',
      lazy: () => import('./features/renewal/pages/RenewalPage.tsx'),
    },
    { path: 'dataset', lazy: () => import('./features/dataset/pages/DatasetListPage.tsx') },
    { path: 'public-resources', lazy: () => import('./features/dataset/pages/PublicResourcesPage.tsx') },
    { path: 'statistics', lazy: () => import('./features/statistics/pages/StatisticsPage.tsx') },
    ...institutionRoutes,
    ...agreementRoutes,
    ...peopleRoutes,
    { path: 'dataset/create', lazy: () => import('./features/dataset-admin/pages/DatasetCreatePage.tsx') },
    { path: 'dataset/:objectId', lazy: () => import('./features/dataset/pages/DatasetPage.tsx') },
  ],
  navigation: remote.navigation as RemoteModule['navigation'],
  homePanels: [
    {
      id: 'official',
      title: words.institutionPanel,
      roles: ['sbso', 'pi_sbso'],
      order: 5,
      lazy: loadPanel('OfficialPanels'),
    },
    {
      id: 'researcher-tasks',
      title: words.onboardingPanel,
      roles: RESEARCHERS,
      order: 10,
      lazy: loadPanel('OnboardingPanel'),
    },
    {
      id: 'recent-requests',
      width: 'side',
      title: words.requestsPanel,
      roles: RESEARCHERS,
      order: 20,
      lazy: loadPanel('RecentRequestsPanel'),
    },
    {
      id: 'project-updates',
      isFolded: true,
      title: words.updatesPanel,
      roles: RESEARCHERS,
      order: 25,
      lazy: loadPanel('ProjectUpdatesPanel'),
    },
    {
      id: 'projects',
      isFolded: true,
      title: words.projectsPanel,
      roles: RESEARCHERS,
      order: 30,
      lazy: loadPanel('ProjectsPanel'),
    },
    {
      id: 'datasets',
      isFolded: true,
      title: words.datasetsPanel,
      roles: RESEARCHERS,
      order: 40,
      lazy: loadPanel('DatasetsPanel'),
    },
  ],
};

export default app;
