import { REQUEST_STATUS as S, REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract/statuses';
import { DECISION_LABELS } from '@portal/contract/transitions';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { isEnding } from '../api/ending-decisions.ts';
import { useDecision, type DecisionDialogProps } from '../api/use-decision.ts';
import { fill } from '@portal/shared-ui';
import { request as words } from '#texts/request';

const CONSEQUENCES: Readonly<Partial<Record<RequestStatus, string>>> = {
  [S.FULFILLED]: words.decision.confirmFulfillment,
  [S.SUSPENDED]: words.decision.confirmSuspension,
  [S.ARCHIVED]: words.decision.confirmArchiving,
  [S.WITHDRAWN]: words.decision.confirmWithdrawal,
};

/** A decision that sends no mail: says what happens, and asks once. */
export function ConfirmDecision(props: DecisionDialogProps) {
  const { request, status, onCancel } = props;
  const { decide, isBusy, failure } = useDecision(props);
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
        void decide(
          undefined,
          fill(words.mail.done, {
            sfariRequestId: request.sfari_request_id,
            status: REQUEST_STATUS_LABELS[status],
          }),
        )
      }
      onCancel={onCancel}
    />
  );
}
