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
    <ErrorBoundary fallback={renderPlaceholder(place)}>
      <Suspense fallback={place}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function renderPlaceholder(place: ReactNode) {
  return (error: unknown, retry: () => void) => (
    <RetriedPlaceholder error={error} onAvailable={retry}>
      {place}
    </RetriedPlaceholder>
  );
}

interface RetriedPlaceholderProps {
  error: unknown;
  onAvailable: () => void;
  children: ReactNode;
}

function RetriedPlaceholder({ error, onAvailable, children }: RetriedPlaceholderProps) {
  useScriptRetry(error, onAvailable);
  return children;
}
