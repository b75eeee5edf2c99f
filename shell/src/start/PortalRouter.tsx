import { useEffect, useState } from 'react';
import { RouterProvider } from '@portal/shared-ui/router';
import { remoteLoader } from '../remotes/federation.ts';
import { firstApp } from '../remotes/home-panels.ts';
import { createPortalRouter, type RouterInput } from './router.tsx';

/** Long enough for the first page to have all that it asks for. */
const UNTIL_IDLE = 1500;

/** One router for as long as this is mounted; its owner gives it a key of everything that the routes depend on. */
export function PortalRouter(input: Omit<RouterInput, 'load'>) {
  const [router] = useState(() => createPortalRouter({ ...input, load: remoteLoader.load }));
  useEffect(() => () => router.dispose(), [router]);
  const next = firstApp(input.remotes, input)?.name;
  useEffect(() => {
    if (next === undefined) return undefined;
    // A failure is told where the app is opened.
    const timer = setTimeout(() => void remoteLoader.load(next).catch(() => undefined), UNTIL_IDLE);
    return () => clearTimeout(timer);
  }, [next]);
  return <RouterProvider router={router} />;
}
