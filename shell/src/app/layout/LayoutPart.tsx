import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary, useHealing } from '@portal/shared-ui/errors';

interface LayoutPartProps {
  children: ReactNode;
  /** What reserves the place of the part while it is fetched, and when it fails. */
  place?: ReactNode;
}

/**
 * A part of the layout whose code is fetched. One that fails is left out, so that it never takes the page away, and comes
 * back once its code can be fetched.
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
