import { REQUEST_STATUS as S, REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract/statuses';
import { DECISION_LABELS } from '@portal/contract/transitions';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { notify } from '@portal/shared-ui/toaster';
import { useDecision, type DecisionDialogProps } from '../api/useDecision.ts';

const CONSEQUENCES: Readonly<Partial<Record<RequestStatus, string>>> = {
  [S.FULFILLED]: 'Access is granted to the research team now and lasts for three years.',
  [S.SUSPENDED]:
    'Access of the whole research team is revoked at once, and the owner cannot start new requests.',
  [S.ARCHIVED]: 'Access of the whole research team is revoked, and the request leaves the queues.',
  [S.WITHDRAWN]: 'The request ends here. This cannot be undone.',
};
const DESTRUCTIVE: readonly RequestStatus[] = [S.SUSPENDED, S.WITHDRAWN, S.ARCHIVED];

/** A decision that sends no mail: says what happens, and asks once. */
export function ConfirmDecision(props: DecisionDialogProps) {
  const { request, status, onCancel } = props;
  const { decide, isBusy, error } = useDecision(props);
  return (
    <ConfirmDialog
      isOpen
      title={`Set ${request.sfari_request_id} to ${REQUEST_STATUS_LABELS[status]}?`}
      consequence={
        CONSEQUENCES[status] ?? `The request of ${request.owner.display_name} changes its status now.`
      }
      confirmLabel={DECISION_LABELS[status] ?? 'Continue'}
      isDestructive={DESTRUCTIVE.includes(status)}
      isBusy={isBusy}
      error={error?.detail}
      onConfirm={() =>
        void decide(undefined, () =>
          notify.success(`${request.sfari_request_id} is now ${REQUEST_STATUS_LABELS[status]}`),
        )
      }
      onCancel={onCancel}
    />
  );
}
