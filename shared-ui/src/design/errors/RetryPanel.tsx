import { Box, Button, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RetryIcon } from '../icons/icons.tsx';
import { readCorrelationId } from './CorrelationId.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';
import { useSignedIn } from './signed-in.ts';
import { useScriptRetry } from './use-script-retry.ts';
import { useWasShown } from './use-was-shown.ts';
import { errors as words } from '#texts/errors';

export interface RetryPanelProps {
  title: string;
  onRetry: () => void;
  /** Only its correlation id is shown; messages of exceptions are for logs. */
  error?: unknown;
  children?: ReactNode;
  isRetrying?: boolean;
  headingLevel?: 1 | 2;
}

/**
 * Something could not be loaded; the rest of the portal still works. If a modal or an alert of the shell already shows
 * the failure, the panel says only what is missing and how to try again. A missing script is retried without a click.
 * `data-tried-again` lets the shell avoid moving the content below when the retry succeeds.
 */
export function RetryPanel({
  title,
  onRetry,
  error,
  children,
  isRetrying = false,
  headingLevel = 2,
}: RetryPanelProps) {
  const wasShown = useWasShown(error);
  const reassurance = useSignedIn() ? words.retry.reassurance : words.retry.visitorReassurance;
  useScriptRetry(error, onRetry);
  return (
    <Box display="contents" data-tried-again="">
      <ErrorPanel
        title={title}
        correlationId={wasShown ? undefined : readCorrelationId(error)}
        headingLevel={headingLevel}
        isQuiet={wasShown}
        actions={
          <Button onClick={onRetry} loading={isRetrying} loadingText={words.retry.waiting}>
            <RetryIcon />
            {words.retry.button}
          </Button>
        }
      >
        {wasShown ? null : (children ?? <Text>{reassurance}</Text>)}
      </ErrorPanel>
    </Box>
  );
}
