/**
 * After Undo a request returns to its status by an event, so for a moment it still shows Under Review. Whoever assigns
 * again in that moment must not take that for the status from before, or a second Undo would leave it there (decision 168).
 */
import { REQUEST_STATUS, type RequestStatus } from '@portal/contract';
import type { Knex } from 'knex';

/** An event that takes longer than this belongs to a service that is down, and people have looked at the request since. */
const REMEMBERED = '1 hour';

export async function rememberUndone(
  trx: Knex.Transaction,
  requestId: number,
  statusBefore: RequestStatus,
): Promise<void> {
  await trx('staff.undone_assignment')
    .insert({ request_id: requestId, status_before: statusBefore })
    .onConflict('request_id')
    .merge({ status_before: statusBefore, undone_at: trx.fn.now() });
}

/** @returns the status that a request has, or will have once its undone assignment has arrived everywhere */
export async function statusAfterUndo(
  trx: Knex.Transaction,
  requestId: number,
  shown: RequestStatus,
): Promise<RequestStatus> {
  const [undone] = await trx('staff.undone_assignment')
    .where({ request_id: requestId })
    .delete()
    .returning<{ status_before: RequestStatus; is_recent: boolean }[]>([
      'status_before',
      trx.raw('undone_at > now() - ?::interval as is_recent', [REMEMBERED]),
    ]);
  return undone?.is_recent && shown === REQUEST_STATUS.UNDER_REVIEW ? undone.status_before : shown;
}
