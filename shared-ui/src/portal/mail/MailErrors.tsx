import { Alert } from '@chakra-ui/react';
import { MESSAGES } from '@portal/contract/messages';
import { useEffect, useRef } from 'react';
import { failureMessage, type ApiError } from '../data/index.ts';

/**
 * Why the email was not sent. It takes the focus, so that no one assumes that the email went out. Errors that the shell
 * already shows are not repeated.
 */
export function MailErrors({ error, words }: { error: ApiError; words?: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const message = failureMessage(error);
  useEffect(() => box.current?.focus(), [error]);
  if (message === undefined) return null;
  return (
    <Alert.Root status="error" role="alert" ref={box} tabIndex={-1} focusVisibleRing="outside">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{MESSAGES.emailError}</Alert.Title>
        <Alert.Description>{words ?? message}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
