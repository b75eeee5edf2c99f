import {
  RequestDecisionNewsDue,
  ReviewBegunNewsDue,
  ReviewerAssigned,
  ReviewerAssignmentUndone,
  ReviewWindowRedated,
} from '@portal/contract';
import { readBranding } from '@portal/common';
import { onEvent, transact, type EventHandler, type ServiceParts } from '@portal/kit';
import { notifyDecision } from './decision/announce-decision.ts';
import { beginReview, endReview } from './review-status.ts';
import { notifyWindowBegun } from './window/notify-window-begun.ts';
import { redateWindow } from './window/redate.ts';

export const requestDecidingEvents = (parts: ServiceParts): readonly EventHandler[] => [
  onEvent(ReviewerAssigned, ({ request_id: id, actor_id: actorId }, { correlationId }) =>
    transact(parts.database, { actorId, correlationId }, (work) => beginReview(work, id)),
  ),
  onEvent(ReviewBegunNewsDue, (due, { correlationId }) =>
    transact(parts.database, { actorId: null, correlationId }, (work) =>
      notifyWindowBegun(work, due, {
        supportEmail: readBranding(parts.environment.variables).support_email,
      }),
    ),
  ),
  onEvent(ReviewWindowRedated, (redated, { correlationId }) =>
    redateWindow(parts.database, redated, { actorId: redated.actor_id, correlationId }),
  ),
  // Handles events queued by the previous release (decision 183).
  onEvent(ReviewerAssignmentUndone, (undone, { correlationId }) => {
    const { request_id: id, actor_id: actorId, status_before: before } = undone;
    return transact(parts.database, { actorId, correlationId }, (work) => endReview(work, id, before));
  }),
  onEvent(RequestDecisionNewsDue, (due, { correlationId }) =>
    transact(parts.database, { actorId: null, correlationId }, (work) => notifyDecision(work, due)),
  ),
];
