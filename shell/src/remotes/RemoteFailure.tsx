import { useEffect } from 'react';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useRouteError } from '@portal/shared-ui/router';
import { tellFailure } from '../beacon/watch-page.ts';
import { useRestart } from '../session/restart.ts';
import { ApiErrorPage, isApiFailure } from '../errors/ApiErrorPage.tsx';
import { fill } from '@portal/shared-ui';
import { remotes as words } from '#texts/remotes';

/** A remote that throws, in a loader, while its page loads or while it renders, ends here; the layout lives on. */
export function RemoteFailure({ label }: { label: string }) {
  const error = useRouteError();
  const restart = useRestart();
  useEffect(() => tellFailure('errors', error), [error]);
  if (isApiFailure(error)) return <ApiErrorPage error={error} />;
  return (
    <Page title={label} width="narrow">
      <RetryPanel title={fill(words.appFailed, { label })} error={error} onRetry={restart} />
    </Page>
  );
}
