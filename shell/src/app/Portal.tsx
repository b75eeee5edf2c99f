import { useCallback, useEffect, useMemo, useState } from 'react';
import { LoadingText } from '@portal/shared-ui';
import { RouterProvider, type createBrowserRouter } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { remoteLoader } from '../remotes/federation.ts';
import { RegistryContext } from '../remotes/registry-context.ts';
import { useRegistry } from '../remotes/use-registry.ts';
import { RestartContext } from './restart.ts';
import { createPortalRouter } from './router.tsx';

/**
 * Waits for session and registry, then runs the router. Which routes exist depends on the session role, so a change
 * of role, a sign-in and a sign-out each make a new router at the address where the person is.
 */
export function Portal() {
  const { status, role } = useSession();
  const registry = useRegistry();
  const [router, setRouter] = useState<ReturnType<typeof createBrowserRouter> | null>(null);
  const [restarts, setRestarts] = useState(0);
  const restart = useCallback(() => setRestarts((count) => count + 1), []);
  const isReady = status !== 'loading' && registry.status !== 'loading';
  const isSignedIn = status === 'signed-in';
  const { remotes } = registry;
  const hasApps = registry.status === 'ready';

  useEffect(() => {
    if (!isReady) return undefined;
    const created = createPortalRouter({ remotes, role, isSignedIn, hasApps, load: remoteLoader.load });
    setRouter(created);
    return () => created.dispose();
  }, [isReady, isSignedIn, role, remotes, hasApps, restarts]);

  const restartContext = useMemo(() => restart, [restart]);
  if (!router) return <LoadingText>Loading</LoadingText>;
  return (
    <RegistryContext value={registry}>
      <RestartContext value={restartContext}>
        <RouterProvider router={router} key={restarts} />
      </RestartContext>
    </RegistryContext>
  );
}
