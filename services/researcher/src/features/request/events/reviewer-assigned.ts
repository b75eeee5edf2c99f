/** Assigning the primary reviewer begins the review, undoing that ends it; Research Match waits for Begin Review (decisions 005 and 145). */
import {
  REQUEST_STATUS as S,
  RESEARCH_MATCH_TYPES,
  REVIEWER_ROLE,
  type RequestStatus,
} from '@portal/contract';
import { sql, transact, type Reads, type ServiceParts } from '@portal/kit';
import { z } from 'zod';
import { RequestModel } from '../../../models/index.ts';
import { changeStatus } from '../request.status.ts';

export interface Assignment {
  readonly request_id: number;
  readonly reviewer_id: number;
  readonly reviewer_role: number;
  readonly actor_id: number;
}

/** A reviewer may have been taken off again before the event arrived, so the assignment is looked up. */
async function isToBegin(
  reads: Reads,
  { request_id: id, reviewer_id: reviewerId }: Assignment,
): Promise<boolean> {
  const request = await reads.row(
    z.object({ id: z.int() }),
    sql`select t.id from researcher.request t
      where t.id = ${id} and t.status = ${S.SUBMITTED} and not t.type = any(${RESEARCH_MATCH_TYPES}::int[])
        and exists (select 1 from staff_api.review review where review.request_id = t.id
          and review.reviewer_id = ${reviewerId} and review.reviewer_role = ${REVIEWER_ROLE.PRIMARY})`,
  );
  return request !== undefined;
}

/** Recorded as done by the person who assigned. Seeing the event again changes nothing. */
export async function beginReview(
  { database }: Pick<ServiceParts, 'database'>,
  assignment: Assignment,
  correlationId: string,
): Promise<void> {
  if (assignment.reviewer_role !== REVIEWER_ROLE.PRIMARY) return;
  const { request_id: id, actor_id: actorId } = assignment;
  await transact(database, { actorId, correlationId }, async (work) => {
    await work.lock(RequestModel, id);
    if (await isToBegin(work, assignment))
      await changeStatus(work, { id, from: S.SUBMITTED, to: S.UNDER_REVIEW });
  });
}

/** Nothing ends where the review had begun before, was decided meanwhile, or has another primary reviewer by now. */
async function isToEnd(reads: Reads, id: number): Promise<boolean> {
  const request = await reads.row(
    z.object({ id: z.int() }),
    sql`select t.id from researcher.request t
      where t.id = ${id} and t.status = ${S.UNDER_REVIEW}
        and not exists (select 1 from staff_api.review review where review.request_id = t.id
          and review.reviewer_role = ${REVIEWER_ROLE.PRIMARY})`,
  );
  return request !== undefined;
}

/** Puts the request back among the submitted ones, in the name of the person who undid the assignment (decision 145). */
export async function endReview(
  { database }: Pick<ServiceParts, 'database'>,
  undone: {
    readonly request_id: number;
    readonly status_before: RequestStatus;
    readonly actor_id: number;
  },
  correlationId: string,
): Promise<void> {
  if (undone.status_before !== S.SUBMITTED) return;
  const { request_id: id, actor_id: actorId } = undone;
  await transact(database, { actorId, correlationId }, async (work) => {
    await work.lock(RequestModel, id);
    if (await isToEnd(work, id))
      await changeStatus(work, { id, from: S.UNDER_REVIEW, to: S.SUBMITTED, isUndo: true });
  });
}
