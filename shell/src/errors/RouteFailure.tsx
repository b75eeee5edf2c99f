import { useEffect } from 'react';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useRouteError } from '@portal/shared-ui/router';
import { reportFailure } from '../beacon/watch-page.ts';
import { useRestart } from '../session/restart.ts';
import { ApiErrorPage, isApiFailure } from './ApiErrorPage.tsx';
import { pages as words } from '#texts/pages';

/** Replaces a page of the shell that failed. */
export function RouteFailure() {
  const error = useRouteError();
  const restart = useRestart();
  useEffect(() => reportFailure('errors', error), [error]);
  if (isApiFailure(error)) return <ApiErrorPage error={error} />;
  return (
    <Page title={words.routeFailure.title} width="slim">
      <RetryPanel title={words.routeFailure.heading} error={error} onRetry={restart} />
    </Page>
  );
}
