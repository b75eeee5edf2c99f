import { ATTENTION_HOME_ROLES, ADMINISTRATOR_ROLES } from '@portal/contract/roles';
import type { HomePanel, RemoteModule } from '@portal/shared-ui/federation';
import remote from '../remote.json' with { type: 'json' };
import { administrationRoutes } from './administration.routes.tsx';
import { agreementRoutes } from './features/agreement/agreement.routes.tsx';
import { institutionRoutes } from './features/institution/institution.routes.tsx';
import { peopleRoutes } from './features/people/people.routes.tsx';
import { releaseNotesRoutes } from './features/release-notes/release-notes.routes.tsx';
import { researchMatchRoutes } from './features/research-match/research-match.routes.tsx';
import { workloadRoutes } from './features/workload/workload.routes.tsx';
import { attention } from '#texts/attention';
import { administration } from '#texts/administration';
import type * as panels from './home-panels.ts';
import { app as words } from '#texts/app';
import { closeOut } from '#texts/close-out';
import { ready } from '#texts/ready';

/** Roles with a command center (spec 3 section 2.1). */
const COMMAND_ROLES: HomePanel['roles'] = [
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'access_admin',
  'internal_read_only',
];
/** Roles that decide or give access: their home starts with the requests that wait for them. */
const NEXT_ROLES: HomePanel['roles'] = [
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'access_admin',
  'rm_admin',
  'abn_proj_mgr',
];
const STRIP_ROLES: HomePanel['roles'] = [...COMMAND_ROLES, 'sfari_reviewer', 'rm_admin', 'abn_proj_mgr'];

/** All home panels share one chunk because home shows several of them together. */
const loadPanel =
  (name: keyof typeof panels): HomePanel['lazy'] =>
  async () => ({ default: (await import('./home-panels.ts'))[name] });

/** The module that the staff app exposes to the shell. */
const app: RemoteModule = {
  name: remote.name,
  routes: [
    { path: 'resource-request', lazy: () => import('./features/queue/pages/ResourceRequestsPage.tsx') },
    { path: 'request', lazy: () => import('./features/queue/pages/AllRequestsPage.tsx') },
    { path: 'request/:objectId', lazy: () => import('./features/triage/pages/StaffRequestPage.tsx') },
    {
      path: 'request/:objectId/review-meeting',
      lazy: () => import('./features/request-meeting/pages/ReviewMeetingPage.tsx'),
    },
    {
      path: 'review-meeting/:kind',
      lazy: () => import('./features/request-meeting/pages/MeetingDecisionsPage.tsx'),
    },
    { path: 'review/:requestId', lazy: () => import('./features/scoring/pages/ScoringPage.tsx') },
    { path: 'abn-review/:requestId', lazy: () => import('./features/scoring/pages/ScoringPage.tsx') },
    {
      path: 'restricted_resources',
      lazy: () => import('./features/restriction/pages/RestrictedResourcesPage.tsx'),
    },
    { path: 'dataaccess', lazy: () => import('./features/data-access/pages/DataAccessPage.tsx') },
    { path: 'compliance', lazy: () => import('./features/compliance/pages/CompliancePage.tsx') },
    { path: 'email', lazy: () => import('./features/email/pages/EmailPage.tsx') },
    ...institutionRoutes,
    ...agreementRoutes,
    ...peopleRoutes,
    ...administrationRoutes,
    ...workloadRoutes,
    ...researchMatchRoutes,
    ...releaseNotesRoutes,
  ],
  navigation: remote.navigation as RemoteModule['navigation'],
  homePanels: [
    {
      id: 'ready-work',
      title: ready.title,
      roles: ADMINISTRATOR_ROLES,
      order: -1,
      lazy: loadPanel('ReadyPanel'),
    },
    {
      id: 'needs-hand',
      title: attention.panel,
      roles: ATTENTION_HOME_ROLES,
      order: 1.5,
      lazy: loadPanel('AttentionPanel'),
    },
    {
      id: 'command-centre',
      title: words.commandCentre,
      roles: STRIP_ROLES,
      order: 0,
      lazy: loadPanel('CommandPanel'),
    },
    {
      id: 'next-requests',
      title: words.next,
      roles: NEXT_ROLES,
      order: 1,
      lazy: loadPanel('NextPanel'),
    },
    {
      id: 'waiting-longest',
      title: words.waitingLongest,
      roles: ['internal_read_only'],
      order: 1,
      lazy: loadPanel('NextPanel'),
    },
    {
      id: 'request-flow',
      title: words.flow,
      roles: [...NEXT_ROLES, 'internal_read_only'],
      order: 6,
      lazy: loadPanel('FlowPanel'),
    },
    {
      id: 'institutions',
      title: words.institutions,
      roles: COMMAND_ROLES,
      order: 15,
      lazy: loadPanel('InstitutionsPanel'),
    },
    {
      id: 'end-of-access',
      title: closeOut.home.title,
      roles: ['sfari_admin', 'sfari_admin_lead', 'superuser'],
      order: 16,
      lazy: loadPanel('EndOfAccessPanel'),
    },
    {
      id: 'data-access',
      title: words.dataAccess,
      roles: ['access_admin', 'internal_read_only'],
      order: 0.5,
      lazy: loadPanel('DataAccessPanel'),
    },
    {
      id: 'my-reviews',
      title: words.myReviews,
      roles: ['sfari_reviewer', 'internal_reviewer', 'external_reviewer', 'abn_reviewer'],
      order: 5,
      lazy: loadPanel('MyReviewsPanel'),
    },
    {
      id: 'staff-queues',
      title: words.resourceRequests,
      // other roles see the same counts in the command center and by status
      roles: ['sfari_reviewer'],
      order: 10,
      lazy: loadPanel('QueuesPanel'),
    },
    {
      id: 'research-match',
      title: words.researchMatch,
      roles: [...COMMAND_ROLES, 'rm_admin'],
      order: 20,
      lazy: loadPanel('ResearchMatchPanel'),
    },
    {
      id: 'administration',
      title: administration.panel,
      roles: ['sfari_admin', 'sfari_admin_lead', 'superuser'],
      order: 5,
      lazy: loadPanel('AdministrationPanel'),
    },
  ],
};

export default app;
