import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary, useScriptRetry } from '@portal/shared-ui/errors';

interface LayoutPartProps {
  children: ReactNode;
  /** Placeholder that reserves the space while the part is loading, and when it fails. */
  place?: ReactNode;
}

/**
 * A lazily loaded part of the layout. If it fails it is left out, so that it never breaks the page, and it returns once
 * its code can be loaded.
 */
export function LayoutPart({ children, place = null }: LayoutPartProps) {
  return (
    <ErrorBoundary fallback={renderLeftOut(place)}>
      <Suspense fallback={place}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function renderLeftOut(place: ReactNode) {
  return (error: unknown, retry: () => void) => (
    <LeftOut error={error} onAvailable={retry}>
      {place}
    </LeftOut>
  );
}

interface LeftOutProps {
  error: unknown;
  onAvailable: () => void;
  children: ReactNode;
}

function LeftOut({ error, onAvailable, children }: LeftOutProps) {
  useScriptRetry(error, onAvailable);
  return children;
}
