import { useState } from 'react';
import { MACHINE_KEY_OVERLAP_HOURS } from '@portal/contract/machine-keys';
import { Button, fill, Flex } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { RouteButton } from '@portal/shared-ui/page';
import { useWrite } from '@portal/shared-ui/write';
import { machineKey as words } from '#texts/machine-key';
import { KEY_READS, KEYS, type MachineKey } from '../model/machine-key.ts';

interface KeyActionsProps {
  machineKey: MachineKey;
  read: { readonly etag: string | null; readonly reload: () => Promise<void> };
  onSecret: (secret: string | null) => void;
}

/** Edit, rotate the secret, revoke. */
export function KeyActions({ machineKey, read, onSecret }: KeyActionsProps) {
  const [asked, setAsked] = useState<'rotate' | 'revoke' | null>(null);
  const { id, abilities } = machineKey;
  return (
    <>
      <Flex gap="3" wrap="wrap">
        {abilities['edit'] ? (
          <RouteButton to={`${KEYS}/${id}/edit`} size="sm" variant="outline" colorPalette="gray">
            {words.edit}
          </RouteButton>
        ) : null}
        {abilities['rotate'] ? (
          <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setAsked('rotate')}>
            {words.rotate}
          </Button>
        ) : null}
        {abilities['revoke'] ? (
          <Button size="sm" variant="ghost" colorPalette="red" onClick={() => setAsked('revoke')}>
            {words.revoke}
          </Button>
        ) : null}
      </Flex>
      {asked ? (
        <KeyQuestion
          step={asked}
          machineKey={machineKey}
          read={read}
          onSecret={onSecret}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

interface KeyQuestionProps extends KeyActionsProps {
  step: 'rotate' | 'revoke';
  onClose: () => void;
}

/** Asks before a secret is replaced or the key is revoked. */
function KeyQuestion({ step, machineKey: { id, name }, read, onSecret, onClose }: KeyQuestionProps) {
  const asking = {
    opened: read,
    invalidates: KEY_READS,
    words: { STALE: words.stale },
  };
  const rotate = useWrite('POST /machine-key/{id}/rotate/', {
    ...asking,
    done: words.rotated,
    onDone: ({ data }) => {
      onSecret(data.secret);
      onClose();
    },
  });
  const revoke = useWrite('POST /machine-key/{id}/revoke/', {
    ...asking,
    done: words.revoked,
    onDone: () => {
      onSecret(null);
      onClose();
    },
  });
  const isRotation = step === 'rotate';
  const write = isRotation ? rotate : revoke;
  return (
    <ConfirmDialog
      isOpen
      isDestructive={!isRotation}
      isBusy={write.isBusy}
      error={write.failure}
      title={fill(isRotation ? words.rotateTitle : words.revokeTitle, { name })}
      consequence={
        isRotation ? fill(words.rotateText, { hours: MACHINE_KEY_OVERLAP_HOURS }) : words.revokeText
      }
      confirmLabel={isRotation ? words.rotate : words.revokeConfirm}
      onConfirm={() => void write.send({ params: { id } })}
      onCancel={onClose}
    />
  );
}
