import { Alert, Button, fill, formatDateTime } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import type { DecisionConflict } from '../model/decision-conflict.ts';
import { request as words } from '#texts/request';

const chooseText = ({ isTeamReady, decidedAt }: DecisionConflict) =>
  isTeamReady ? words.conflict.teamReady : decidedAt ? words.conflict.textWithTime : words.conflict.text;

/** Tells the loser of a race who decided what. It takes focus because the dialog that had it is closed. */
export function ConflictNotice({ conflict, onClose }: { conflict: DecisionConflict; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [conflict]);
  return (
    <Alert.Root status="warning" role="alert" mb="4" ref={box} tabIndex={-1} focusVisibleRing="outside">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{words.conflict.title}</Alert.Title>
        <Alert.Description>
          {fill(chooseText(conflict), {
            decidedBy: conflict.decidedBy,
            status: conflict.statusLabel,
            decidedAt: formatDateTime(conflict.decidedAt),
          })}
        </Alert.Description>
        <Button size="sm" variant="outline" alignSelf="start" mt="2" onClick={onClose}>
          {words.conflict.close}
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}
