import { useEffect } from 'react';
import type { RemoteEntry } from '@portal/contract/remotes';
import { fill } from '@portal/shared-ui';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useLocation, useRouteError } from '@portal/shared-ui/router';
import { reportFailure } from '../beacon/watch-page.ts';
import { useRestart } from '../session/restart.ts';
import { ApiErrorPage, isApiFailure } from '../errors/ApiErrorPage.tsx';
import { findPageLabel } from './page-label.ts';
import { remotes as words } from '#texts/remotes';

interface RemoteFailureProps {
  remote: RemoteEntry;
  role: string | null;
}

/** Catches the errors of a remote, in a loader, while its page loads or renders; the layout continues to work. */
export function RemoteFailure({ remote, role }: RemoteFailureProps) {
  const error = useRouteError();
  const restart = useRestart();
  const { pathname } = useLocation();
  useEffect(() => reportFailure('errors', error), [error]);
  if (isApiFailure(error)) return <ApiErrorPage error={error} />;
  const label = findPageLabel(remote, pathname, role);
  return (
    <Page title={label} width="narrow">
      <RetryPanel title={fill(words.pageNotShown, { label })} error={error} onRetry={restart} />
    </Page>
  );
}
