import { Button, chakra, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { CheckIcon, CopyIcon } from '../icons/icons.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { Phrase } from '../layout/Phrase.tsx';
import { errors as words } from '#texts/errors';

/** The id by which support finds the failed request in the logs, with a copy button. */
export function CorrelationId({ id }: { id: string }) {
  const [message, setMessage] = useState('');
  const isCopied = message === words.correlation.copied;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setMessage(words.correlation.copied);
    } catch {
      setMessage(words.correlation.copyFailed);
    }
  };
  return (
    <HStack wrap="wrap" gap="3" textStyle="sm" color="fg.muted">
      <span>
        <Phrase
          text={words.correlation.label}
          values={{
            id: (
              <chakra.code fontFamily="mono" color="fg" userSelect="all" overflowWrap="anywhere">
                {id}
              </chakra.code>
            ),
          }}
        />
      </span>
      <Button size="xs" variant="outline" colorPalette="gray" onClick={() => void copy()}>
        {isCopied ? <CheckIcon /> : <CopyIcon />}
        {isCopied ? words.correlation.copied : words.correlation.copyButton}
      </Button>
      <LiveRegion message={message} />
    </HStack>
  );
}

/** The correlation id of an API error, in either spelling. */
export function readCorrelationId(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { correlationId, correlation_id: wireName } = error as {
    correlationId?: unknown;
    correlation_id?: unknown;
  };
  const id = correlationId ?? wireName;
  return typeof id === 'string' && id !== '' ? id : undefined;
}
