import type { RequestStatus } from '@portal/contract/statuses';
import type { BodyOf, Request } from '@portal/contract/types';
import { LIMITS } from '@portal/contract/limits';
import { fill } from '@portal/shared-ui';
import type { ApiAnswer } from '@portal/shared-ui/data';
import { useNavigate, useSearchParams } from '@portal/shared-ui/router';
import type { Notice } from '@portal/shared-ui/toaster';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { FROM } from '../model/request-address.ts';
import { findConflict, findPresentDecision, type DecisionConflict } from '../model/decision-conflict.ts';
import { request as words } from '#texts/request';

/** Reads that become stale after a decision. */
export const DECIDED_READS = ['history', 'datasetaccess', 'email', 'abn-request'];

export interface DecisionDialogProps {
  readonly request: Request;
  /** Version on screen when the dialog opened. */
  readonly openedEtag: string | null;
  /** The current version; the page behind the dialog keeps refreshing. */
  readonly etag: string | null;
  readonly status: RequestStatus;
  /** The request's status when the dialog opened. */
  readonly openedStatus: RequestStatus;
  readonly reload: () => Promise<void>;
  /** Called when the request has its new status. */
  readonly onDone: () => Promise<void>;
  /** Called when someone else decided first. */
  readonly onConflict: (conflict: DecisionConflict) => Promise<void>;
  readonly onCancel: () => void;
}

/**
 * Sends a decision once. If two people decide, one wins and the other sees who decided what. The page behind the dialog
 * keeps refreshing, so the decision uses the version from when the dialog opened: a user who writes an email for an
 * hour decides on what they saw.
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
  // If the team changed, the dialog says so and the decision is the one named on its button.
  const status = findPresentDecision(request, chosen, openedStatus);
  // After a conflict with another change, whose message is shown, the next attempt uses the newer version.
  const [isSent, setSent] = useState(false);
  const { send, isBusy, error, failure } = useWrite('POST /request/{id}/decision/', {
    read: { etag: isSent || status !== chosen ? etag : openedEtag, reload: () => Promise.resolve() },
    invalidates: DECIDED_READS,
    onRefused: (refusal) => {
      const conflict = findConflict(refusal, openedStatus);
      if (conflict) return onConflict(conflict);
      setSent(refusal.code === 'STALE' || refusal.code === 'WRONG_STATE');
      // reloads, so that the dialog shows the decisions now possible
      if (refusal.code === 'WRONG_STATE') return reload();
    },
  });

  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  // In a queue the next request opens automatically; the notice moves along and links back.
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
    /** Ids of the draft points shown in the dialog; only these are sent with the decision. */
    points?: readonly number[],
  ): Promise<boolean> => {
    const body = { status, ...(email ? { email } : {}), ...(points ? { points: [...points] } : {}) };
    // The reload is not awaited: the dialog would stay open until the slowest read finishes.
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
