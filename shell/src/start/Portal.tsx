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
 * Waits for session, branding and registry, then runs the router. Which routes exist depends on the session role, so a change
 * of person, of role, a sign-in and a sign-out each make a new router at the address where the person is.
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
  // Header and ribbons come with the first paint, not after it.
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
