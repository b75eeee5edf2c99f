import type { CloseOut } from '@portal/contract/types';
import { Button, fill, HStack } from '@portal/shared-ui';
import { ConfirmDialog, ReasonField, useReason } from '@portal/shared-ui/dialog';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { closeOut } from '#texts/close-out';

const words = closeOut.judge;

interface Judged {
  readonly closeOut: CloseOut;
  readonly reload: () => Promise<unknown>;
}

/** An administrator accepts what was confirmed, or sends it back with a reason. */
export function JudgeCloseOut(judged: Judged) {
  const [asking, setAsking] = useState<'accept' | 'return' | null>(null);
  const close = () => setAsking(null);
  if (!judged.closeOut.abilities['judge']) return null;
  return (
    <HStack gap="3" wrap="wrap" mt="5">
      <Button onClick={() => setAsking('accept')}>{words.accept}</Button>
      <Button variant="outline" onClick={() => setAsking('return')}>
        {words.return}
      </Button>
      {asking === 'accept' ? <AcceptDialog {...judged} onClose={close} /> : null}
      {asking === 'return' ? <ReturnDialog {...judged} onClose={close} /> : null}
    </HStack>
  );
}

const useJudging = <K extends 'POST /close-out/{id}/accept/' | 'POST /close-out/{id}/return/'>(
  key: K,
  { closeOut: { version, request }, reload }: Judged,
  { done, onClose }: { done: string; onClose: () => void },
) =>
  useWrite(key, {
    opened: { etag: version, reload },
    invalidates: ['close-out', 'history'],
    words: { STALE: words.stale },
    done: fill(done, { code: request.sfari_request_id }),
    onDone: onClose,
  });

function AcceptDialog({ onClose, ...judged }: Judged & { onClose: () => void }) {
  const { id, request } = judged.closeOut;
  const { send, isBusy, failure } = useJudging('POST /close-out/{id}/accept/', judged, {
    done: words.accepted,
    onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={fill(words.acceptTitle, { code: request.sfari_request_id })}
      consequence={words.acceptText}
      confirmLabel={words.accept}
      cancelLabel={words.cancel}
      error={failure}
      onConfirm={() => void send({ params: { id } })}
      onCancel={onClose}
    />
  );
}

function ReturnDialog({ onClose, ...judged }: Judged & { onClose: () => void }) {
  const { id, request } = judged.closeOut;
  const { reason, isGiven, field } = useReason(words.reasonMissing);
  const { send, isBusy, failure } = useJudging('POST /close-out/{id}/return/', judged, {
    done: words.returned,
    onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={fill(words.returnTitle, { code: request.sfari_request_id })}
      consequence={words.returnText}
      confirmLabel={words.return}
      cancelLabel={words.cancel}
      error={failure}
      onConfirm={() => {
        if (isGiven()) void send({ params: { id }, body: { reason } });
      }}
      onCancel={onClose}
    >
      <ReasonField label={words.reason} field={field} />
    </ConfirmDialog>
  );
}
