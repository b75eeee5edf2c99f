import { Alert, Button, formatDateTime } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import type { DecisionConflict } from '../api/decision-conflict.ts';

/** The loser of a race reads who decided what. Takes focus, since the dialog that had it is gone. */
export function ConflictNotice({ conflict, onClose }: { conflict: DecisionConflict; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [conflict]);
  return (
    <Alert.Root status="warning" role="alert" mb="4" ref={box} tabIndex={-1} focusVisibleRing="outside">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>Your decision was not made</Alert.Title>
        <Alert.Description>
          {conflict.decidedBy} set this request to {conflict.statusLabel}
          {conflict.decidedAt ? ` on ${formatDateTime(conflict.decidedAt)}` : ''}. You see the request as it
          is now.
        </Alert.Description>
        <Button size="sm" variant="outline" alignSelf="start" mt="2" onClick={onClose}>
          Close this notice
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}
