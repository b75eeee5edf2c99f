import { createRoot } from 'react-dom/client';
import { PortalProvider } from '@portal/shared-ui';
import { ErrorBoundary } from '@portal/shared-ui/errors';
import { setSiteName } from '@portal/shared-ui/page';
import { SessionProvider } from '@portal/shared-ui/session';
import '../remotes/provided.ts';
import { branding } from './branding.ts';
import { CrashPage } from '../pages/CrashPage.tsx';
import { Portal } from './Portal.tsx';

setSiteName(branding.product);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <PortalProvider>
    <ErrorBoundary fallback={(error) => <CrashPage error={error} />}>
      <SessionProvider>
        <Portal />
      </SessionProvider>
    </ErrorBoundary>
  </PortalProvider>,
);
