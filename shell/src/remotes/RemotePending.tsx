import type { ReactNode } from 'react';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useLocation, useNavigate, useNavigation } from '@portal/shared-ui/router';
import { fill } from '@portal/shared-ui';
import { remotes as words } from '#texts/remotes';

interface RemotePendingProps {
  label: string;
  readFailure: () => unknown;
  notFound: ReactNode;
}

/**
 * Stands at a remote's addresses until its routes are there: a panel with Try again when the remote did not load, and
 * the 404 page when it did and knows no such address.
 */
export function RemotePending({ label, readFailure, notFound }: RemotePendingProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const { state } = useNavigation();
  const failure = readFailure();
  if (failure === undefined) return notFound;
  return (
    <Page title={label} width="narrow">
      <RetryPanel
        title={fill(words.panelsNotLoaded, { label })}
        error={failure}
        isRetrying={state !== 'idle'}
        onRetry={() => void navigate(location, { replace: true, preventScrollReset: true })}
      />
    </Page>
  );
}
