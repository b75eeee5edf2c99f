import { ApiError } from '@portal/shared-ui/data';
import { request as words } from '#texts/request';

/** What the server says when somebody else decided first. */
export interface DecisionConflict {
  readonly statusLabel: string;
  readonly decidedBy: string;
  readonly decidedAt: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Who decided what, when `error` is a 409 that says so; null for any other error. */
export function findConflict(error: unknown): DecisionConflict | null {
  if (!(error instanceof ApiError) || error.status !== 409 || !isRecord(error.current)) return null;
  const { status_label: label, decided_by: by, decided_at: at } = error.current;
  if (typeof label !== 'string') return null;
  return {
    statusLabel: label,
    decidedBy:
      isRecord(by) && typeof by['display_name'] === 'string' ? by['display_name'] : words.conflict.somebody,
    decidedAt: typeof at === 'string' ? at : null,
  };
}
