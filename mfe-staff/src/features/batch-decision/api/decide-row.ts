import { DECISIONS_WITH_EMAIL } from '@portal/contract/transitions';
import { api, ApiError, failureMessage } from '@portal/shared-ui/data';
import { fill } from '@portal/shared-ui';
import { findConflict } from '../../request/model/decision-conflict.ts';
import type { BatchRow } from '../model/batch-row.ts';
import { batch as words } from '#texts/batch';

/** Why the row was not decided; null if it was. `isOver`: sending must stop. */
export interface Refusal {
  readonly reason: string;
  readonly isOver: boolean;
}

/**
 * Sends the decision like the request's page, against the version that was read. The server applies its usual checks.
 */
export async function decideRow({
  request,
  etag,
  decision,
  letter,
  points,
}: BatchRow): Promise<Refusal | null> {
  if (letter === null && DECISIONS_WITH_EMAIL.includes(decision))
    return { reason: words.obstacles.notOffered, isOver: false };
  try {
    await api('POST /request/{id}/decision/', {
      params: { id: request.id },
      body: {
        status: decision,
        ...(letter ? { email: letter } : {}),
        ...(points ? { points: points.map(({ id }) => id) } : {}),
      },
      ifMatch: etag,
      silent: true,
    });
    return null;
  } catch (error) {
    const conflict = findConflict(error, request.status);
    return {
      reason: conflict
        ? fill(words.decided, { decidedBy: conflict.decidedBy, status: conflict.statusLabel })
        : (failureMessage(error, { STALE: words.changed }) ?? words.noReason),
      isOver: error instanceof ApiError && error.status === 401,
    };
  }
}
