import type { CloseOut } from '@portal/contract/types';
import { Button, fill, HStack } from '@portal/shared-ui';
import { ConfirmDialog, ReasonField, useReason } from '@portal/shared-ui/dialog';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { closeOut } from '#texts/close-out';

const words = closeOut.review;

type Verdict = 'accept' | 'return';

interface ReviewCloseOutProps {
  readonly closeOut: CloseOut;
  readonly reload: () => Promise<unknown>;
}

/** An administrator accepts the researcher's confirmation, or returns it with a reason. */
export function ReviewCloseOut(props: ReviewCloseOutProps) {
  const [asking, setAsking] = useState<Verdict | null>(null);
  if (!props.closeOut.abilities['review']) return null;
  return (
    <HStack gap="3" wrap="wrap" mt="5">
      <Button onClick={() => setAsking('accept')}>{words.accept}</Button>
      <Button variant="outline" onClick={() => setAsking('return')}>
        {words.return}
      </Button>
      {asking ? <ReviewDialog {...props} verdict={asking} onClose={() => setAsking(null)} /> : null}
    </HStack>
  );
}

function ReviewDialog({
  closeOut: { id, version, request },
  reload,
  verdict,
  onClose,
}: ReviewCloseOutProps & { verdict: Verdict; onClose: () => void }) {
  const isReturn = verdict === 'return';
  const code = request.sfari_request_id;
  const { reason, isGiven, field } = useReason(words.reasonMissing);
  const rules = {
    opened: { etag: version, reload },
    invalidates: ['close-out', 'history'],
    words: { STALE: words.stale },
    onDone: onClose,
  };
  const accept = useWrite('POST /close-out/{id}/accept/', { ...rules, done: fill(words.accepted, { code }) });
  const sendBack = useWrite('POST /close-out/{id}/return/', {
    ...rules,
    done: fill(words.returned, { code }),
  });
  const { isBusy, failure } = isReturn ? sendBack : accept;
  const confirm = () => {
    if (!isReturn) void accept.send({ params: { id } });
    else if (isGiven()) void sendBack.send({ params: { id }, body: { reason } });
  };
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={fill(isReturn ? words.returnTitle : words.acceptTitle, { code })}
      consequence={isReturn ? words.returnText : words.acceptText}
      confirmLabel={isReturn ? words.return : words.accept}
      cancelLabel={words.cancel}
      error={failure}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {isReturn ? <ReasonField label={words.reason} field={field} /> : null}
    </ConfirmDialog>
  );
}
