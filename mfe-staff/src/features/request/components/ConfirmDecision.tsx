import { REQUEST_STATUS as S, REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract/statuses';
import { DECISION_LABELS, UNDOABLE_STATUSES } from '@portal/contract/transitions';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { DecisionPreview } from '../../decision-preview/components/DecisionPreview.tsx';
import { isEnding } from '../model/ending-decisions.ts';
import { DECIDED_READS, useDecision, type DecisionDialogProps } from '../api/use-decision.ts';
import { fill } from '@portal/shared-ui';
import { useUndo } from '@portal/shared-ui/write';
import { request as words } from '#texts/request';

const CONSEQUENCES: Readonly<Partial<Record<RequestStatus, string>>> = {
  [S.SUSPENDED]: words.decision.confirmSuspension,
  [S.ARCHIVED]: words.decision.confirmArchiving,
  [S.WITHDRAWN]: words.decision.confirmWithdrawal,
};

/** A decision without an email: says what happens and asks for confirmation once. */
export function ConfirmDecision(props: DecisionDialogProps) {
  const { request, status, onDone, onCancel } = props;
  const code = request.sfari_request_id;
  const { decide, isBusy, failure } = useDecision(props);
  const takeBack = useUndo('POST /request/{id}/decision/', {
    invalidates: DECIDED_READS,
    readAgain: onDone,
  });
  const undo = (ifMatch: string | null) =>
    takeBack(
      { params: { id: request.id }, body: { status: S.FULFILLED }, ifMatch },
      fill(words.mail.done, { sfariRequestId: code, status: REQUEST_STATUS_LABELS[S.FULFILLED] }),
    );
  return (
    <ConfirmDialog
      isOpen
      title={fill(words.decision.confirmTitle, {
        sfariRequestId: request.sfari_request_id,
        status: REQUEST_STATUS_LABELS[status],
      })}
      consequence={
        CONSEQUENCES[status] ?? fill(words.decision.confirmOther, { displayName: request.owner.display_name })
      }
      confirmLabel={DECISION_LABELS[status] ?? words.decision.continue}
      isDestructive={isEnding(status)}
      isBusy={isBusy}
      error={failure}
      onConfirm={() =>
        void decide(undefined, ({ etag }) => ({
          title: fill(words.mail.done, { sfariRequestId: code, status: REQUEST_STATUS_LABELS[status] }),
          ...(UNDOABLE_STATUSES.includes(status) ? { undo: undo(etag) } : {}),
        }))
      }
      onCancel={onCancel}
    >
      <DecisionPreview request={request} status={status} isOpen />
    </ConfirmDialog>
  );
}
