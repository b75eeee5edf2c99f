import type { RequestStatus } from '@portal/contract/statuses';
import type { BodyOf, Request } from '@portal/contract/types';
import { LIMITS } from '@portal/contract/limits';
import { fill } from '@portal/shared-ui';
import type { ApiAnswer } from '@portal/shared-ui/data';
import { useNavigate, useSearchParams } from '@portal/shared-ui/router';
import type { Notice } from '@portal/shared-ui/toaster';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { FROM } from '../../queue/model/request-address.ts';
import { findConflict, findPresentDecision, type DecisionConflict } from '../model/decision-conflict.ts';
import { request as words } from '#texts/request';

/** What is old once a request was decided. */
export const DECIDED_READS = ['history', 'datasetaccess', 'email', 'abn-request'];

export interface DecisionDialogProps {
  readonly request: Request;
  /** Version on screen when the dialog opened. */
  readonly openedEtag: string | null;
  /** Version on screen now; the page behind the dialog reads on. */
  readonly etag: string | null;
  readonly status: RequestStatus;
  /** Of the request, when the dialog opened. */
  readonly openedStatus: RequestStatus;
  /** Reads the request again. */
  readonly reload: () => Promise<void>;
  /** Called when the request has its new status. */
  readonly onDone: () => Promise<void>;
  /** Called when someone else decided first. */
  readonly onConflict: (conflict: DecisionConflict) => Promise<void>;
  readonly onCancel: () => void;
}

/**
 * Sends a decision once. Of two who decide at the same time one wins; the other learns who decided what.
 * The page behind the dialog reads the request again and again, so the version that counts is the one that was on
 * screen when the dialog opened: whoever writes a mail for an hour decides on what they saw.
 */
export function useDecision({
  request,
  openedEtag,
  etag,
  status: chosen,
  openedStatus,
  reload,
  onDone,
  onConflict,
}: DecisionDialogProps) {
  // The dialog says that the team changed; the decision is then the one that its button names.
  const status = findPresentDecision(request, chosen, openedStatus);
  // Something else was changed, and the message says so: the next attempt uses the newer version.
  const [isSent, setSent] = useState(false);
  const { send, isBusy, error, failure } = useWrite('POST /request/{id}/decision/', {
    read: { etag: isSent || status !== chosen ? etag : openedEtag, reload: () => Promise.resolve() },
    invalidates: DECIDED_READS,
    onRefused: (refusal) => {
      const conflict = findConflict(refusal, openedStatus);
      if (conflict) return onConflict(conflict);
      setSent(refusal.code === 'STALE' || refusal.code === 'WRONG_STATE');
      // what is possible now shows in the dialog
      if (refusal.code === 'WRONG_STATE') return reload();
    },
  });

  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  // In a queue the next request opens by itself: the notice goes along and leads back.
  const wayBack = parameters.has(FROM)
    ? {
        action: {
          label: fill(words.mail.back, { sfariRequestId: request.sfari_request_id }),
          onClick: () => void navigate(`/request/${request.id}?${parameters.toString()}`),
        },
        seconds: LIMITS.undoSeconds,
      }
    : {};

  const decide = async (
    email: BodyOf<'POST /request/{id}/decision/'>['email'],
    done: Notice | ((answer: ApiAnswer<Request>) => Notice),
    /** Drafts of points that the dialog shows: no others go with the decision. */
    points?: readonly number[],
  ): Promise<boolean> => {
    const body = { status, ...(email ? { email } : {}), ...(points ? { points: [...points] } : {}) };
    // Not after what is read again: the dialog would stay as long as the slowest of those reads takes.
    return send(
      { params: { id: request.id }, body },
      {
        done: (answer) => ({ ...wayBack, ...(typeof done === 'function' ? done(answer) : done) }),
        onDone: () => void onDone(),
      },
    );
  };

  return { status, decide, isBusy, error, failure };
}
