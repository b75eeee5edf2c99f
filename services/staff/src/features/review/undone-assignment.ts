/**
 * After Undo a request returns to its status by an event, so for a moment it still shows Under Review. Whoever assigns
 * again in that moment must not take that for the status from before, or a second Undo would leave it there (decision 168).
 */
import { REQUEST_STATUS, type RequestStatus } from '@portal/contract';
import { sql, type Work } from '@portal/kit';
import { z } from 'zod';

export const rememberUndone = (work: Work, requestId: number, statusBefore: RequestStatus): Promise<number> =>
  work.run(sql`insert into staff.undone_assignment (request_id, status_before) values (${requestId}, ${statusBefore})
    on conflict (request_id) do update set status_before = excluded.status_before, undone_at = now()`);

/** @returns the status that a request has, or will have once its undone assignment has arrived everywhere */
export async function statusAfterUndo(
  work: Work,
  requestId: number,
  shown: RequestStatus,
): Promise<RequestStatus> {
  // An event that takes longer than an hour belongs to a service that is down, and people have looked at the request since.
  const undone = await work.row(
    z.object({ status_before: z.custom<RequestStatus>(), is_recent: z.boolean() }),
    sql`delete from staff.undone_assignment where request_id = ${requestId}
      returning status_before, undone_at > now() - interval '1 hour' as is_recent`,
  );
  return undone?.is_recent && shown === REQUEST_STATUS.UNDER_REVIEW ? undone.status_before : shown;
}
