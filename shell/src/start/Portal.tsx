import { Suspense, use, useState } from 'react';
import { LoadingText } from '@portal/shared-ui';
import { useSession } from '@portal/shared-ui/session';
import { RegistryContext } from '../remotes/registry-context.ts';
import { useRegistry } from '../remotes/use-registry.ts';
import { BrandingContext } from '@portal/shared-ui/branding';
import { waitForMemberParts } from '../app/layout/fetch-member-parts.ts';
import { useAccountLanguage } from '../language/use-account-language.ts';
import { PortalRouter } from './PortalRouter.tsx';
import { useAccountDensity } from '../session/use-account-density.ts';
import { RestartContext } from '../session/restart.ts';
import { app as words } from '#texts/app';

/**
 * Waits for session, branding and registry, then runs the router. Routes depend on the session role. A change of person
 * or role, a login or a logout therefore creates a new router at the present address.
 */
export function Portal() {
  return (
    <Suspense fallback={<LoadingText>{words.loading}</LoadingText>}>
      <ReadyPortal />
    </Suspense>
  );
}

function ReadyPortal() {
  const { status, user, role } = useSession();
  const branding = use(BrandingContext);
  useAccountLanguage();
  useAccountDensity();
  const registry = useRegistry();
  const [restarts, setRestarts] = useState(0);
  const [restart] = useState(() => () => setRestarts((count) => count + 1));
  if (status === 'loading' || branding.isLoading || registry.status === 'loading')
    return <LoadingText>{words.loading}</LoadingText>;
  // Waits, so that header and ribbons are in the first paint.
  if (status === 'signed-in') use(waitForMemberParts());
  return (
    <RegistryContext value={registry}>
      <RestartContext value={restart}>
        <PortalRouter
          key={[status, user?.id, role, registry.status, restarts].join()}
          remotes={registry.remotes}
          hasApps={registry.status === 'ready'}
          isSignedIn={status === 'signed-in'}
          role={role}
          person={user}
        />
      </RestartContext>
    </RegistryContext>
  );
}
