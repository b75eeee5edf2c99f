import type { RemoteModule } from '@portal/shared-ui/federation';
import remote from '../remote.json' with { type: 'json' };

const app: RemoteModule = {
  name: remote.name,
  routes: [{ path: 'abn-dashboard', lazy: () => import('./pages/TissueDashboardPage.tsx') }],
  navigation: remote.navigation as RemoteModule['navigation'],
  homePanels: [],
};

export default app;
