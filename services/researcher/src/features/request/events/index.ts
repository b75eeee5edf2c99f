import {
  InstitutionDeleted,
  ReadinessChanged,
  RequestDecisionNewsDue,
  RequestReadinessAfterUndo,
  RequestReadinessDue,
  ReviewBegunNewsDue,
  ReviewerAssigned,
  ReviewerAssignmentUndone,
  ReviewWindowRedated,
} from '@portal/contract';
import { readBranding } from '@portal/common';
import { onEvent, transact, type EventHandler, type ServiceParts } from '@portal/kit';
import { beginReview, endReview } from '../review-status.ts';
import { notifyDecision } from '../decision-news.ts';
import { settleAccess } from './access.ts';
import { removePeopleWork } from './institution-deleted.ts';
import { redateWindow, notifyWindowBegun } from '../window/index.ts';
import { followReadiness, followRequests } from './readiness.ts';

export const requestEvents = (parts: ServiceParts): readonly EventHandler[] => [
  onEvent(ReviewerAssigned, ({ request_id: id, actor_id: actorId }, { correlationId }) =>
    transact(parts.database, { actorId, correlationId }, (work) => beginReview(work, id)),
  ),
  onEvent(ReviewBegunNewsDue, (due, { correlationId }) =>
    transact(parts.database, { actorId: null, correlationId }, (work) =>
      notifyWindowBegun(work, due, {
        portalUrl: parts.environment.publicUrl,
        supportEmail: readBranding(parts.environment.variables).support_email,
      }),
    ),
  ),
  onEvent(ReviewWindowRedated, (redated, { correlationId }) =>
    redateWindow(parts.database, redated, { actorId: redated.actor_id, correlationId }),
  ),
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
    transact(parts.database, { actorId: null, correlationId }, (work) => notifyDecision(work, due)),
  ),
  onEvent(InstitutionDeleted, (deleted, job) => removePeopleWork(parts, deleted, job.correlationId)),
];
