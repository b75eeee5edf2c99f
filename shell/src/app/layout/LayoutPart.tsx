import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary, useHealing } from '@portal/shared-ui/errors';

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
    <LeftOut error={error} onHealed={retry}>
      {place}
    </LeftOut>
  );
}

interface LeftOutProps {
  error: unknown;
  onHealed: () => void;
  children: ReactNode;
}

function LeftOut({ error, onHealed, children }: LeftOutProps) {
  useHealing(error, onHealed);
  return children;
}
