/** Assigning the primary reviewer begins the review, undoing that ends it; Research Match waits for Begin Review (decisions 005 and 145). */
import {
  REQUEST_STATUS as S,
  RESEARCH_MATCH_TYPES,
  REVIEWER_ROLE,
  type RequestStatus,
} from '@portal/contract';
import { transact, type ServiceParts } from '@portal/kit';
import { changeStatus } from '../request.status.ts';

export interface Assignment {
  readonly request_id: number;
  readonly reviewer_id: number;
  readonly reviewer_role: number;
  readonly actor_id: number;
}

const LOCK = 'select 1 from researcher.request where id = $1 for no key update';

/** A reviewer may have been taken off again before the event arrived, so the assignment is looked up. */
const BEGINS = `select 1 from researcher.request t
  where t.id = $1 and t.status = ${S.SUBMITTED} and t.type not in (${RESEARCH_MATCH_TYPES.join(', ')})
    and exists (select 1 from staff_api.review review where review.request_id = t.id
      and review.reviewer_id = $2 and review.reviewer_role = ${REVIEWER_ROLE.PRIMARY})`;

/** Recorded as done by the person who assigned. Seeing the event again changes nothing. */
export async function beginReview(
  { database }: Pick<ServiceParts, 'database'>,
  assignment: Assignment,
  correlationId: string,
): Promise<void> {
  if (assignment.reviewer_role !== REVIEWER_ROLE.PRIMARY) return;
  const { request_id: id, reviewer_id: reviewerId, actor_id: actorId } = assignment;
  await transact(database, { actorId, correlationId }, async ({ trx }) => {
    await database.query({ text: LOCK, values: [id] }, trx);
    const [begins] = await database.query({ text: BEGINS, values: [id, reviewerId] }, trx);
    if (begins) await changeStatus(database, trx, { id, from: S.SUBMITTED, to: S.UNDER_REVIEW });
  });
}

/** Nothing ends where the review had begun before, was decided meanwhile, or has another primary reviewer by now. */
const ENDS = `select 1 from researcher.request t
  where t.id = $1 and t.status = ${S.UNDER_REVIEW}
    and not exists (select 1 from staff_api.review review where review.request_id = t.id
      and review.reviewer_role = ${REVIEWER_ROLE.PRIMARY})`;

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
  await transact(database, { actorId, correlationId }, async ({ trx }) => {
    await database.query({ text: LOCK, values: [id] }, trx);
    const [ends] = await database.query({ text: ENDS, values: [id] }, trx);
    if (ends) await changeStatus(database, trx, { id, from: S.UNDER_REVIEW, to: S.SUBMITTED, isUndo: true });
  });
}
