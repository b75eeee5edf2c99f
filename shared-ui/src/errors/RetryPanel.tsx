import { Button, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RetryIcon } from '../icons/icons.tsx';
import { correlationIdOf } from './CorrelationId.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';
import { errors as words } from '#texts/errors';

export interface RetryPanelProps {
  title: string;
  onRetry: () => void;
  /** Only its correlation id is shown; messages of exceptions are for logs. */
  error?: unknown;
  children?: ReactNode;
  isRetrying?: boolean;
}

/** Something could not be loaded; the rest of the portal still works. */
export function RetryPanel({ title, onRetry, error, children, isRetrying = false }: RetryPanelProps) {
  return (
    <ErrorPanel
      title={title}
      correlationId={correlationIdOf(error)}
      actions={
        <Button onClick={onRetry} loading={isRetrying} loadingText={words.tryingAgain}>
          <RetryIcon />
          {words.tryAgain}
        </Button>
      }
    >
      {children ?? <Text>{words.theRestOfThePortal}</Text>}
    </ErrorPanel>
  );
}
