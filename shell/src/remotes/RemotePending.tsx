import type { ReactNode } from 'react';
import type { RemoteEntry } from '@portal/contract/remotes';
import { fill } from '@portal/shared-ui';
import { RetryPanel, useRepeatedAttempt } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useLocation, useNavigate, useNavigation } from '@portal/shared-ui/router';
import { findPageLabel } from './page-label.ts';
import { remotes as words } from '#texts/remotes';

interface RemotePendingProps {
  remote: RemoteEntry;
  role: string | null;
  readFailure: () => unknown;
  load: () => Promise<unknown>;
  notFound: ReactNode;
}

/**
 * Shown at a remote's addresses until its routes are loaded. If loading failed, it shows a panel with Try again, which
 * the page replaces once loaded. If the remote is loaded but has no such address, it shows the 404 page.
 */
export function RemotePending({ remote, role, readFailure, load, notFound }: RemotePendingProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const failure = readFailure();
  const retry = () => void navigate(location, { replace: true, preventScrollReset: true });
  useRepeatedAttempt({ isNeeded: failure !== undefined && isIdle, attempt: load, onSuccess: retry });
  if (failure === undefined) return notFound;
  const label = findPageLabel(remote, location.pathname, role);
  return (
    <Page title={label} width="narrow">
      <RetryPanel
        title={fill(words.pageNotLoaded, { label })}
        error={failure}
        isRetrying={!isIdle}
        onRetry={retry}
      />
    </Page>
  );
}
