import { MESSAGES } from '@portal/contract/messages';
import { REQUEST_STATUS as S, REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract/statuses';
import { DECISION_LABELS } from '@portal/contract/transitions';
import type { Request } from '@portal/contract/types';
import { ApiError, api, invalidate } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { notify } from '@portal/shared-ui/toaster';
import { useState } from 'react';
import { conflictOf, type DecisionConflict } from '../api/decision-conflict.ts';

export interface DecisionDialogProps {
  readonly request: Request;
  readonly etag: string | null;
  readonly status: RequestStatus;
  readonly onDone: () => Promise<void>;
  readonly onConflict: (conflict: DecisionConflict) => Promise<void>;
  readonly onCancel: () => void;
}

const CONSEQUENCES: Readonly<Partial<Record<RequestStatus, string>>> = {
  [S.FULFILLED]: 'Access is granted to the research team now and lasts for three years.',
  [S.SUSPENDED]:
    'Access of the whole research team is revoked at once, and the owner cannot start new requests.',
  [S.ARCHIVED]: 'Access of the whole research team is revoked, and the request leaves the queues.',
  [S.WITHDRAWN]: 'The request ends here. This cannot be undone.',
};

/** A decision that sends no mail: says what happens, and asks once. */
export function ConfirmDecision({
  request,
  etag,
  status,
  onDone,
  onConflict,
  onCancel,
}: DecisionDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const decide = async () => {
    setBusy(true);
    setError('');
    try {
      await api('POST /request/{id}/decision/', {
        params: { id: request.id },
        body: { status },
        ifMatch: etag,
        quiet: true,
      });
      notify.success(`${request.sfari_request_id} is now ${REQUEST_STATUS_LABELS[status]}`);
      await invalidate('history', 'datasetaccess');
      await onDone();
    } catch (failure) {
      const conflict = conflictOf(failure);
      if (conflict) await onConflict(conflict);
      else setError(failure instanceof ApiError ? failure.detail : MESSAGES.unexpectedError);
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      isOpen
      title={`Set ${request.sfari_request_id} to ${REQUEST_STATUS_LABELS[status]}?`}
      consequence={
        CONSEQUENCES[status] ?? `The request of ${request.owner.display_name} changes its status now.`
      }
      confirmLabel={DECISION_LABELS[status] ?? 'Continue'}
      isDestructive={status === S.SUSPENDED || status === S.WITHDRAWN || status === S.ARCHIVED}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void decide()}
      onCancel={onCancel}
    />
  );
}
