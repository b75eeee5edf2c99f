import { RetryPanel } from '@portal/shared-ui/errors';
import { useRouteError } from '@portal/shared-ui/router';
import { useRestart } from '../app/restart.ts';
import { ApiErrorPage, isApiFailure } from './ApiErrorPage.tsx';

/** A page of the shell that failed. */
export function RouteFailure() {
  const error = useRouteError();
  const restart = useRestart();
  if (isApiFailure(error)) return <ApiErrorPage error={error} />;
  return <RetryPanel title="This page could not be shown" error={error} onRetry={restart} />;
}
