import type { RemoteModule } from '@portal/shared-ui/federation';
import remote from '../remote.json' with { type: 'json' };

/** What this app gives to the shell. */
const app: RemoteModule = {
  name: remote.name,
  routes: [{ path: 'example-part', lazy: () => import('./features/example-part/pages/ExamplePartPage.tsx') }],
  navigation: remote.navigation as RemoteModule['navigation'],
  homePanels: [],
};

export default app;
