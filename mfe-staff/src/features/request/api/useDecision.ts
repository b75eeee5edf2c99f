import type { RequestStatus } from '@portal/contract/statuses';
import type { BodyOf, Request } from '@portal/contract/types';
import { api, type ApiError, invalidate, toApiError } from '@portal/shared-ui/data';
import { useEffect, useRef, useState } from 'react';
import { findConflict, type DecisionConflict } from './decision-conflict.ts';

export interface DecisionDialogProps {
  readonly request: Request;
  /** Version on screen when the dialog opened. */
  readonly openedEtag: string | null;
  /** Version on screen now; the page behind the dialog reads on. */
  readonly etag: string | null;
  readonly status: RequestStatus;
  /** Called when the request has its new status. */
  readonly onDone: () => Promise<void>;
  /** Called when somebody else decided first. */
  readonly onConflict: (conflict: DecisionConflict) => Promise<void>;
  readonly onCancel: () => void;
}

/**
 * Sends a decision once. Of two who decide at once one wins; the other is told who decided what.
 * The page behind the dialog reads the request again and again, so the version that counts is the one that was on
 * screen when the dialog opened: whoever writes a mail for an hour decides on what they saw.
 */
export function useDecision({ request, openedEtag, etag, status, onDone, onConflict }: DecisionDialogProps) {
  const [seen, setSeen] = useState(openedEtag);
  const latest = useRef(etag);
  useEffect(() => {
    latest.current = etag;
  }, [etag]);
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
        ifMatch: seen,
        quiet: true,
      });
      onSuccess();
      await invalidate('history', 'datasetaccess', 'email', 'abn-request');
      await onDone();
    } catch (failure) {
      const conflict = findConflict(failure);
      setBusy(false);
      if (conflict) await onConflict(conflict);
      else {
        const refused = toApiError(failure);
        // Something else was changed, and the message says so: the next attempt stands on the newer version.
        if (refused.code === 'STALE') setSeen(latest.current);
        setError(refused);
      }
    }
  };

  return { decide, isBusy, error };
}
