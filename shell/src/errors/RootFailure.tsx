import { useEffect } from 'react';
import { useRouteError } from '@portal/shared-ui/router';
import { reportFailure } from '../beacon/watch-page.ts';
import { CrashPage } from './CrashPage.tsx';

/** Replaces the whole page when the layout itself failed. */
export function RootFailure() {
  const error = useRouteError();
  useEffect(() => reportFailure('errors', error), [error]);
  return <CrashPage error={error} />;
}
