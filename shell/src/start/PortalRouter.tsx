import { useEffect, useState } from 'react';
import { RouterProvider } from '@portal/shared-ui/router';
import { remoteLoader } from '../remotes/federation.ts';
import { createPortalRouter, type RouterInput } from './router.tsx';

/** One router for as long as this is mounted; its owner gives it a key of everything that the routes depend on. */
export function PortalRouter(input: Omit<RouterInput, 'load'>) {
  const [router] = useState(() => createPortalRouter({ ...input, load: remoteLoader.load }));
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}
