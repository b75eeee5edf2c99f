import type { RemoteModule } from '@portal/shared-ui/federation';
import remote from '../remote.json' with { type: 'json' };

/** What the staff app gives to the shell. */
const app: RemoteModule = {
  name: remote.name,
  routes: [
    { path: 'resource-request', lazy: () => import('./features/queue/pages/ResourceRequestsPage.tsx') },
    { path: 'request', lazy: () => import('./features/queue/pages/AllRequestsPage.tsx') },
    { path: 'request/:objectId', lazy: () => import('./features/request/pages/StaffRequestPage.tsx') },
  ],
  navigation: remote.navigation as RemoteModule['navigation'],
  homePanels: [
    {
      id: 'staff-queues',
      title: 'Resource requests',
      roles: [
        'sfari_admin',
        'sfari_admin_lead',
        'sfari_reviewer',
        'superuser',
        'access_admin',
        'internal_read_only',
      ],
      order: 10,
      lazy: async () => ({
        default: (await import('./features/queue/components/QueuesPanel.tsx')).QueuesPanel,
      }),
    },
  ],
};

export default app;
