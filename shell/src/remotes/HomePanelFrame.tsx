import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { Box, Heading, LoadingText } from '@portal/shared-ui';
import { ErrorBoundary, RetryPanel } from '@portal/shared-ui/errors';
import type { HomePanel } from '@portal/shared-ui/federation';

/** One panel of an app under its title; when it fails, it fails alone. */
export function HomePanelFrame({ panel }: { panel: HomePanel }) {
  const headingId = useId();
  const [attempt, setAttempt] = useState(0);
  // React keeps a rejected lazy component for ever, so each attempt gets a new one.
  const Panel = useMemo(() => lazy(panel.lazy), [panel.lazy, attempt]);
  return (
    <Box as="section" aria-labelledby={headingId}>
      <Heading as="h2" id={headingId} size="xl" mb="4">
        {panel.title}
      </Heading>
      <ErrorBoundary
        key={attempt}
        fallback={(error) => (
          <RetryPanel
            title={`${panel.title} could not be shown`}
            error={error}
            onRetry={() => setAttempt((count) => count + 1)}
          />
        )}
      >
        <Suspense fallback={<LoadingText />}>
          <Panel />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}
