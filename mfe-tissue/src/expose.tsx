import type { RemoteModule } from '@portal/shared-ui/federation';
import remote from '../remote.json' with { type: 'json' };
import { app as words } from '#texts/app';

/** What the brain-bank app gives to the shell. */
const app: RemoteModule = {
  name: remote.name,
  routes: [
    { path: 'abn-dashboard', lazy: () => import('./features/dashboard/pages/TissueDashboardPage.tsx') },
  ],
  navigation: remote.navigation,
  homePanels: [
    {
      id: 'tissue-requests',
      title: words.homePanelTitle,
      roles: ['abn_proj_mgr', 'abn_reviewer', 'sfari_admin', 'sfari_admin_lead', 'internal_read_only'],
      order: 30,
      lazy: async () => ({
        default: (await import('./features/dashboard/components/TissuePanel.tsx')).TissuePanel,
      }),
    },
  ],
};

export default app;
