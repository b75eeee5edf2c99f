import { INVESTIGATOR_ROLES } from '@portal/contract/roles';
import type { HomePanel, RemoteModule } from '@portal/shared-ui/federation';
import remote from '../remote.json' with { type: 'json' };
import type * as panels from './home-panels.ts';
import { app as words } from '#texts/app';

/** All panels share one chunk, because the home page shows several of them together. */
const loadPanel =
  (name: keyof typeof panels): HomePanel['lazy'] =>
  async () => ({ default: (await import('./home-panels.ts'))[name] });

/** The entry of the brain-bank app: what the shell loads from it. */
const app: RemoteModule = {
  name: remote.name,
  routes: [
    { path: 'abn-dashboard', lazy: () => import('./features/dashboard/pages/TissueDashboardPage.tsx') },
    { path: 'tissue-catalogue', lazy: () => import('./features/catalogue/pages/CataloguePage.tsx') },
    { path: 'tissue-catalogue/compare', lazy: () => import('./features/donor/pages/ComparePage.tsx') },
    {
      path: 'tissue-catalogue/:objectId',
      lazy: () => import('./features/collection/pages/CollectionPage.tsx'),
    },
    { path: 'abn_donor', lazy: () => import('./features/donor/pages/DonorPage.tsx') },
    { path: 'donor-sync', lazy: () => import('./features/donor-sync/pages/DonorSyncPage.tsx') },
  ],
  navigation: remote.navigation as RemoteModule['navigation'],
  homePanels: [
    {
      id: 'tissue-requests',
      title: words.homePanelTitle,
      roles: ['abn_proj_mgr', 'abn_reviewer', 'sfari_admin', 'sfari_admin_lead', 'internal_read_only'],
      order: 30,
      lazy: loadPanel('TissuePanel'),
    },
    {
      id: 'tissue-collections',
      isFolded: true,
      title: words.collectionsPanelTitle,
      roles: INVESTIGATOR_ROLES,
      onlyIf: 'abn_approved',
      order: 35,
      lazy: loadPanel('CollectionsPanel'),
    },
    {
      id: 'staff-tissue-collections',
      title: words.collectionsPanelTitle,
      roles: ['abn_proj_mgr'],
      order: 35,
      lazy: loadPanel('CollectionsPanel'),
    },
  ],
};

export default app;
