import { useEffect, useState } from 'react';
import { remoteFor } from '@portal/contract/remotes';
import { RouterProvider } from '@portal/shared-ui/router';
import { showApp } from '../beacon/watch-page.ts';
import { remoteLoader } from '../remotes/federation.ts';
import { firstApp } from '../remotes/home-panels.ts';
import { createPortalRouter, type RouterInput } from './router.tsx';

/** Long enough for the first page to have all that it asks for. */
const UNTIL_IDLE = 1500;

/** One router for as long as this is mounted; its owner gives it a key of everything that the routes depend on. */
export function PortalRouter(input: Omit<RouterInput, 'load'>) {
  const [router] = useState(() => createPortalRouter({ ...input, load: remoteLoader.load }));
  useEffect(() => () => router.dispose(), [router]);
  const { remotes, role } = input;
  useEffect(() => {
    const look = () => showApp(remoteFor(remotes, router.state.location.pathname, role));
    look();
    return router.subscribe(look);
  }, [router, remotes, role]);
  const next = firstApp(input.remotes, input)?.name;
  useEffect(() => {
    if (next === undefined) return undefined;
    // A failure is shown where the app is opened.
    const timer = setTimeout(() => void remoteLoader.load(next).catch(() => undefined), UNTIL_IDLE);
    return () => clearTimeout(timer);
  }, [next]);
  return <RouterProvider router={router} />;
}
