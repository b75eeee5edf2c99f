import { Alert } from '@chakra-ui/react';
import { MESSAGES } from '@portal/contract/messages';
import { useEffect, useRef } from 'react';
import type { ApiError } from '../data/index.ts';

/** Why the mail was not sent; takes focus, so that nobody waits for a mail that never went. */
export function MailErrors({ error, words }: { error: ApiError; words?: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  return (
    <Alert.Root status="error" role="alert" ref={box} tabIndex={-1} focusVisibleRing="outside">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{MESSAGES.emailError}</Alert.Title>
        <Alert.Description>{words ?? error.detail}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
