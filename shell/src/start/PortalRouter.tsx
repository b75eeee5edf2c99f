import { useEffect, useState } from 'react';
import { remoteFor } from '@portal/contract/remotes';
import { RouterProvider } from '@portal/shared-ui/router';
import { showApp } from '../beacon/watch-page.ts';
import { remoteLoader } from '../remotes/federation.ts';
import { firstApp } from '../remotes/home-panels.ts';
import { createPortalRouter, type RouterInput } from './router.tsx';

/** In milliseconds: long enough for the first page to load everything. */
const UNTIL_IDLE = 1500;

/** Creates one router for its lifetime; the owner gives it a `key` of everything that the routes depend on. */
export function PortalRouter(input: Omit<RouterInput, 'load'>) {
  const [router] = useState(() => createPortalRouter({ ...input, load: remoteLoader.load }));
  useEffect(() => () => router.dispose(), [router]);
  const { remotes, role } = input;
  useEffect(() => {
    const showCurrentApp = () => showApp(remoteFor(remotes, router.state.location.pathname, role));
    showCurrentApp();
    return router.subscribe(showCurrentApp);
  }, [router, remotes, role]);
  const next = firstApp(input.remotes, input)?.name;
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => {
      // Home loads the apps of its panels. A failure is shown when the app is opened.
      if (router.state.location.pathname !== '/') remoteLoader.load(next).catch(() => undefined);
    }, UNTIL_IDLE);
    return () => clearTimeout(timer);
  }, [next, router]);
  return <RouterProvider router={router} />;
}
