/** Assigning the primary reviewer begins the review; Research Match waits for Begin Review (decision 005). */
import { REQUEST_STATUS as S, RESEARCH_MATCH_TYPES, REVIEWER_ROLE } from '@portal/contract';
import { transact, type ServiceParts } from '@portal/kit';
import { changeStatus } from '../request.status.ts';

export interface Assignment {
  readonly request_id: number;
  readonly reviewer_id: number;
  readonly reviewer_role: number;
  readonly actor_id: number;
}

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
  await transact(database, { actorId, correlationId }, async (trx) => {
    const locked = { text: 'select 1 from researcher.request where id = $1 for no key update', values: [id] };
    await database.query(locked, trx);
    const [begins] = await database.query({ text: BEGINS, values: [id, reviewerId] }, trx);
    if (begins) await changeStatus(database, trx, { id, from: S.SUBMITTED, to: S.UNDER_REVIEW });
  });
}
