import { MESSAGES } from '@portal/contract/messages';
import { Alert } from '@portal/shared-ui';
import type { ApiError } from '@portal/shared-ui/data';
import { useEffect, useRef } from 'react';

/** Why the mail was not sent; takes focus, so that nobody waits for a mail that never went. */
export function EmailErrors({ error }: { error: ApiError }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  return (
    <Alert.Root status="error" role="alert" ref={box} tabIndex={-1} focusVisibleRing="outside">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{MESSAGES.emailError}</Alert.Title>
        <Alert.Description>
          {error.code === 'STALE'
            ? 'Somebody changed this request a moment ago. Your text is kept: look at the request, then send again.'
            : error.detail}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
