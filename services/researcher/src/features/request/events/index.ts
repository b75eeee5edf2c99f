import {
  InstitutionDeleted,
  ReadinessChanged,
  RequestDecisionNewsDue,
  RequestReadinessAfterUndo,
  RequestReadinessDue,
  ReviewerAssigned,
  ReviewerAssignmentUndone,
  REVIEWER_ROLE,
} from '@portal/contract';
import { onEvent, transact, type EventHandler, type ServiceParts } from '@portal/kit';
import { beginReview, endReview } from '../review-status.ts';
import { tellDecision } from '../decision-news.ts';
import { settleAccess } from './access.ts';
import { removePeopleWork } from './institution-deleted.ts';
import { followReadiness, followRequests } from './readiness.ts';

export const requestEvents = (parts: ServiceParts): readonly EventHandler[] => [
  onEvent(ReviewerAssigned, async (assigned, { correlationId }) => {
    if (assigned.reviewer_role !== REVIEWER_ROLE.PRIMARY) return;
    const { request_id: id, actor_id: actorId } = assigned;
    await transact(parts.database, { actorId, correlationId }, (work) => beginReview(work, id));
  }),
  // What the release before had queued when it was stopped (decision 183).
  onEvent(ReviewerAssignmentUndone, (undone, { correlationId }) => {
    const { request_id: id, actor_id: actorId, status_before: before } = undone;
    return transact(parts.database, { actorId, correlationId }, (work) => endReview(work, id, before));
  }),
  onEvent(ReadinessChanged, async (people, job) => {
    await settleAccess(parts, people.user_ids, job.correlationId);
    await followReadiness(parts, people, job.correlationId);
  }),
  onEvent(RequestReadinessDue, ({ request_ids: ids }, job) => followRequests(parts, ids, job.correlationId)),
  onEvent(RequestReadinessAfterUndo, ({ request_ids: ids }, job) =>
    followRequests(parts, ids, job.correlationId),
  ),
  onEvent(RequestDecisionNewsDue, (due, { correlationId }) =>
    transact(parts.database, { actorId: null, correlationId }, (work) => tellDecision(work, due)),
  ),
  onEvent(InstitutionDeleted, (deleted, job) => removePeopleWork(parts, deleted, job.correlationId)),
];
