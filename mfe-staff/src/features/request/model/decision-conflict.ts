import { ApiError } from '@portal/shared-ui/data';
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { request as words } from '#texts/request';

/** The server's details when someone else decided first. */
export interface DecisionConflict {
  readonly statusLabel: string;
  readonly decidedBy: string;
  readonly decidedAt: string | null;
  /** True if no one decided: the last team member became ready, and the request moved on automatically. */
  readonly isTeamReady: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The other decision, if `error` is a 409 that describes one. Null for any other error, and if the request is still at
 * `openedStatus`, the status when the dialog opened: then no one decided and something else blocks it.
 */
export function findConflict(error: unknown, openedStatus: RequestStatus): DecisionConflict | null {
  if (!(error instanceof ApiError) || error.status !== 409 || !isRecord(error.current)) return null;
  const { status, status_label: label, decided_by: by, decided_at: at } = error.current;
  if (typeof label !== 'string' || status === openedStatus) return null;
  return {
    statusLabel: label,
    decidedBy:
      isRecord(by) && typeof by['display_name'] === 'string' ? by['display_name'] : words.conflict.someone,
    decidedAt: typeof at === 'string' ? at : null,
    isTeamReady: openedStatus === S.APPROVED_PENDING_TEAM && status === S.APPROVED,
  };
}

/**
 * The two kinds of approval. The team's state decides which one applies, and it may change while the email is written.
 */
const APPROVALS: Readonly<Partial<Record<RequestStatus, RequestStatus>>> = {
  [S.APPROVED]: S.APPROVED_PENDING_TEAM,
  [S.APPROVED_PENDING_TEAM]: S.APPROVED,
};

/** The current form of the chosen decision: an approval of a still undecided request follows the team's state. */
export function findPresentDecision(
  { status, decisions }: Pick<Request, 'status' | 'decisions'>,
  chosen: RequestStatus,
  openedStatus: RequestStatus,
): RequestStatus {
  const other = APPROVALS[chosen];
  const isOther = status === openedStatus && other !== undefined && decisions.includes(other);
  return isOther && !decisions.includes(chosen) ? other : chosen;
}
