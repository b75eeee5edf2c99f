import { Suspense, useId, useState } from 'react';
import { Box, chakra, fill, Flex, formatTime, Heading, lazyPart, LoadingText, Text } from '@portal/shared-ui';
import { BackgroundPart, useFailingReads, useLoadingPanel } from '@portal/shared-ui/data';
import { ErrorBoundary, RetryPanel } from '@portal/shared-ui/errors';
import type { HomePanel } from '@portal/shared-ui/federation';
import { remotes as words } from '#texts/remotes';

/** One panel of an app under its title; its failure does not affect other panels. */
export function HomePanelFrame({ panel }: { panel: HomePanel }) {
  const headingId = useId();
  return (
    <Box as="section" aria-labelledby={headingId} {...(panel.width ? {} : { gridColumn: '1 / -1' })}>
      <Flex wrap="wrap" columnGap="4" align="baseline" justify="space-between" mb="3">
        <Heading as="h2" id={headingId} size="xl">
          {panel.title}
        </Heading>
        <PanelAge part={panel.id} />
      </Flex>
      <PanelContent panel={panel} />
    </Box>
  );
}

/** A panel that is read only once its reader opens it. */
export function FoldedPanel({ panel }: { panel: HomePanel }) {
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box as="section" aria-labelledby={headingId} {...(isOpen ? { gridColumn: '1 / -1' } : {})}>
      <chakra.details onToggle={({ currentTarget: { open } }) => setOpen(open)}>
        <chakra.summary cursor="pointer" minH="target.sm" py="1">
          <Heading as="h2" id={headingId} size="md" display="inline">
            {panel.title}
          </Heading>
        </chakra.summary>
        {isOpen ? (
          <Box mt="2" mb="4">
            <PanelContent panel={panel} />
          </Box>
        ) : null}
      </chakra.details>
    </Box>
  );
}

function PanelContent({ panel }: { panel: HomePanel }) {
  const [Panel] = useState(() => lazyPart(panel.lazy));
  return (
    <ErrorBoundary fallback={renderFailure(panel.title)}>
      <Suspense fallback={<LoadingPanel />}>
        <BackgroundPart value={panel.id}>
          <Panel />
        </BackgroundPart>
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadingPanel() {
  useLoadingPanel();
  return <LoadingText />;
}

function renderFailure(title: string) {
  return (error: unknown, retry: () => void) => (
    <RetryPanel title={fill(words.panelFailed, { title })} error={error} onRetry={retry} />
  );
}

/** A panel whose last refresh failed shows its old data, with the time of that data. */
function PanelAge({ part }: { part: string }) {
  const times = useFailingReads()
    .filter((read) => read.part === part)
    .flatMap(({ readAt }) => (readAt ? [readAt.getTime()] : []));
  if (times.length === 0) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      {fill(words.panelAsOf, { time: formatTime(new Date(Math.min(...times))) })}
    </Text>
  );
}
