import { ApiError } from '@portal/shared-ui/data';
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { request as words } from '#texts/request';

/** What the server says when someone else decided first. */
export interface DecisionConflict {
  readonly statusLabel: string;
  readonly decidedBy: string;
  readonly decidedAt: string | null;
  /** No one decided: the last member of the team became ready, and the request went on automatically. */
  readonly isTeamReady: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Who decided what, when `error` is a 409 that says so; null for any other error, and where the request is still at
 * `openedStatus`, at which the dialog was opened: then no one decided, and something else blocks it.
 */
export function findConflict(error: unknown, openedStatus: RequestStatus): DecisionConflict | null {
  if (!(error instanceof ApiError) || error.status !== 409 || !isRecord(error.current)) return null;
  const { status, status_label: label, decided_by: by, decided_at: at } = error.current;
  if (typeof label !== 'string' || status === openedStatus) return null;
  return {
    statusLabel: label,
    decidedBy:
      isRecord(by) && typeof by['display_name'] === 'string' ? by['display_name'] : words.conflict.somebody,
    decidedAt: typeof at === 'string' ? at : null,
    isTeamReady: openedStatus === S.APPROVED_PENDING_TEAM && status === S.APPROVED,
  };
}

/** Which of the two an approval is depends on the team, which may change while the mail is written. */
const APPROVALS: Readonly<Partial<Record<RequestStatus, RequestStatus>>> = {
  [S.APPROVED]: S.APPROVED_PENDING_TEAM,
  [S.APPROVED_PENDING_TEAM]: S.APPROVED,
};

/** What the chosen decision is by now: an approval of a request that no one has decided yet follows the team. */
export function findPresentDecision(
  { status, decisions }: Pick<Request, 'status' | 'decisions'>,
  chosen: RequestStatus,
  openedStatus: RequestStatus,
): RequestStatus {
  const other = APPROVALS[chosen];
  const isOther = status === openedStatus && other !== undefined && decisions.includes(other);
  return isOther && !decisions.includes(chosen) ? other : chosen;
}
