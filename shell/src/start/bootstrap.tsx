import { createRoot } from 'react-dom/client';
import { PortalProvider } from '@portal/shared-ui';
import { ErrorBoundary } from '@portal/shared-ui/errors';
import { SessionProvider } from '@portal/shared-ui/session';
import { reportFailure, watchPage } from '../beacon/watch-page.ts';
import { BrandingProvider } from '../app/BrandingProvider.tsx';
import { CrashPage } from '../errors/CrashPage.tsx';
import { prefetchMember } from '../app/layout/fetch-member-parts.ts';
import { PrefetchMemberContext } from '../session/prefetch-member.ts';
import { prefetchApps } from '../remotes/federation.ts';
import { Portal } from './Portal.tsx';

watchPage();

function prefetch(): void {
  prefetchMember();
  prefetchApps();
}

// The role cookie means that the person is most likely signed in; the session itself is still loading.
if (document.cookie.includes('portal_role=')) prefetch();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root, {
  // Errors caught by a boundary do not reach the window's error listener.
  onCaughtError(error) {
    console.error(error);
    reportFailure('errors', error);
  },
}).render(
  <PortalProvider>
    <BrandingProvider>
      <ErrorBoundary fallback={(error) => <CrashPage error={error} />}>
        <SessionProvider>
          <PrefetchMemberContext value={prefetch}>
            <Portal />
          </PrefetchMemberContext>
        </SessionProvider>
      </ErrorBoundary>
    </BrandingProvider>
  </PortalProvider>,
);
