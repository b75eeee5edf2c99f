import { lazy, Suspense, useId, useState } from 'react';
import { Box, Heading, LoadingText, fill } from '@portal/shared-ui';
import { ErrorBoundary, RetryPanel } from '@portal/shared-ui/errors';
import type { HomePanel } from '@portal/shared-ui/federation';
import { remotes as words } from '#texts/remotes';

/** One panel of an app under its title; when it fails, it fails alone. */
export function HomePanelFrame({ panel }: { panel: HomePanel }) {
  const headingId = useId();
  const [Panel, setPanel] = useState(() => lazy(panel.lazy));
  // React keeps a rejected lazy component for ever, so each attempt gets a new one.
  const renew = () => setPanel(() => lazy(panel.lazy));
  return (
    <Box as="section" aria-labelledby={headingId}>
      <Heading as="h2" id={headingId} size="xl" mb="4">
        {panel.title}
      </Heading>
      <ErrorBoundary fallback={renderFailure(panel.title, renew)}>
        <Suspense fallback={<LoadingText />}>
          <Panel />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function renderFailure(title: string, renew: () => void) {
  return (error: unknown, reset: () => void) => (
    <RetryPanel
      title={fill(words.panelFailed, { title })}
      error={error}
      onRetry={() => {
        renew();
        reset();
      }}
    />
  );
}
