/** The one place that changes a request's status. */
import { REQUEST_STATUS as S, ACCESS_DAYS, type RequestStatus } from '@portal/contract';
import { sql, trustedSql, type Work } from '@portal/kit';
import { z } from 'zod';
import { settleDatasetAccess } from '../dataset/index.ts';

/** Answers to the application. What follows an approval (fulfilled, suspended, archived) does not date it anew. */
const ANSWERS: readonly RequestStatus[] = [
  S.APPROVED,
  S.REJECTED,
  S.REVISIONS_REQUESTED,
  S.DEFERRED,
  S.CONDITIONALLY_APPROVED,
  S.WITHDRAWN,
  S.APPROVED_PENDING_TEAM,
];

const APPROVALS: readonly RequestStatus[] = [S.APPROVED, S.APPROVED_PENDING_TEAM];

export interface StatusChange {
  readonly id: number;
  readonly from: RequestStatus;
  readonly to: RequestStatus;
  /** Who decided; undefined leaves the last decision as it stands. */
  readonly decidedBy?: number;
  /** Back to what it was: the day of the submission stays. */
  readonly isUndo?: boolean;
}

/**
 * Writes the status, its dates and what it means for the access to datasets. The row must be locked.
 * @returns number of this change: unique, so it names the change in keys of mails
 */
export async function changeStatus(
  work: Work,
  { id, from, to, decidedBy, isUndo = false }: StatusChange,
): Promise<number> {
  const isAnswer = decidedBy !== undefined && ANSWERS.includes(to);
  // Access that is given back keeps its dates: a suspension does not make it last longer.
  const isFirstFulfilment = to === S.FULFILLED && from === S.APPROVED;
  const isSubmission = to === S.SUBMITTED && !isUndo;
  await work.run(sql`update researcher.request set status = ${to}, has_new_irb = false,
      submission_date = case when ${isSubmission}::boolean then now() else submission_date end,
      decision_date = case when ${isAnswer}::boolean then now() else decision_date end,
      decided_by = coalesce(${decidedBy ?? null}::int, decided_by),
      fulfillment_date = case when ${isFirstFulfilment}::boolean then now() else fulfillment_date end,
      expiration_date = case when ${isFirstFulfilment}::boolean
        then now() + ${trustedSql(`interval '${ACCESS_DAYS} days'`)} else expiration_date end
    where id = ${id}`);
  if (APPROVALS.includes(to)) await lockProject(work, id);
  if (to === S.FULFILLED || from === S.FULFILLED) await settleDatasetAccess(work, [id]);
  const change = await work.row(
    z.object({ id: z.int().nullable() }),
    sql`select max(id) as id from researcher.request_status_change where request_id = ${id}`,
  );
  return change?.id ?? 0;
}

/**
 * What was approved stays as it was reviewed: the first approval locks the project. Later ones leave it alone, so that a
 * project which an administrator opened again stays open.
 */
async function lockProject(work: Work, id: number): Promise<void> {
  await work.run(sql`update researcher.project project set is_editable = false
    from researcher.request approved
    where approved.id = ${id} and project.id = approved.project_id and project.is_editable
      and (select count(*) from researcher.request other
        join researcher.request_status_change change on change.request_id = other.id
        where other.project_id = project.id and change.to_status = any(${APPROVALS}::smallint[])) = 1`);
}
