import type { Request } from '@portal/contract';
import { Button, fill } from '@portal/shared-ui';
import { ConfirmDialog, ReasonField, useReason } from '@portal/shared-ui/dialog';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import type { RequestPart } from '../api/use-request.ts';
import { request as words } from '#texts/request';

/** Withdraws the request permanently, with a reason for staff and reviewers. */
export function WithdrawButton(props: RequestPart) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" colorPalette="red" onClick={() => setAsking(true)}>
        {words.withdraw.button}
      </Button>
      {isAsking ? <WithdrawDialog {...props} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function WithdrawDialog({ request, read, onClose }: RequestPart & { onClose: () => void }) {
  const { reason, isGiven, field } = useReason(words.withdraw.reasonMissing);
  const code = request.sfari_request_id;
  const { send, isBusy, failure } = useWrite<'POST /request/{id}/withdraw/', Request>(
    'POST /request/{id}/withdraw/',
    {
      isSilent: true,
      opened: read,
      invalidates: ['request', 'history'],
      words: { STALE: words.withdraw.stale },
      done: fill(words.withdraw.done, { sfariRequestId: code }),
      onDone: onClose,
    },
  );
  const withdraw = () => {
    if (isGiven()) void send({ params: { id: request.id }, body: { reason } });
  };
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isBusy={isBusy}
      title={fill(words.withdraw.title, { sfariRequestId: code })}
      consequence={words.withdraw.consequence}
      confirmLabel={words.withdraw.confirm}
      cancelLabel={words.withdraw.keep}
      error={failure}
      onConfirm={withdraw}
      onCancel={onClose}
    >
      <ReasonField label={words.withdraw.reason} help={words.withdraw.reasonHelp} field={field} />
    </ConfirmDialog>
  );
}
