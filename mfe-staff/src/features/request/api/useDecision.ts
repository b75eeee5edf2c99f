import { MESSAGES } from '@portal/contract/messages';
import type { RequestStatus } from '@portal/contract/statuses';
import type { BodyOf, Request } from '@portal/contract/types';
import { ApiError, api, invalidate } from '@portal/shared-ui/data';
import { useState } from 'react';
import { conflictOf, type DecisionConflict } from './decision-conflict.ts';

export interface DecisionDialogProps {
  readonly request: Request;
  readonly etag: string | null;
  readonly status: RequestStatus;
  /** Called when the request has its new status. */
  readonly onDone: () => Promise<void>;
  /** Called when somebody else decided first. */
  readonly onConflict: (conflict: DecisionConflict) => Promise<void>;
  readonly onCancel: () => void;
}

/** Sends a decision once. Of two who decide at once one wins; the other is told who decided what. */
export function useDecision({ request, etag, status, onDone, onConflict }: DecisionDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  const decide = async (
    email: BodyOf<'POST /request/{id}/decision/'>['email'],
    onSuccess: () => void,
  ): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await api('POST /request/{id}/decision/', {
        params: { id: request.id },
        body: email ? { status, email } : { status },
        ifMatch: etag,
        quiet: true,
      });
      onSuccess();
      await invalidate('history', 'datasetaccess', 'email', 'abn-request');
      await onDone();
    } catch (failure) {
      const conflict = conflictOf(failure);
      setBusy(false);
      if (conflict) await onConflict(conflict);
      else setError(asApiError(failure));
    }
  };

  return { decide, isBusy, error };
}

const asApiError = (failure: unknown): ApiError =>
  failure instanceof ApiError ? failure : new ApiError({ status: 0, detail: MESSAGES.unexpectedError });
