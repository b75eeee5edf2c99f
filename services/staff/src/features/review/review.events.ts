/** Reviewers hear of their reviews; reviews end with their request, and the list shows them no longer from the moment it is gone. */
import { RequestDeleted, ReviewAnnouncementDue } from '@portal/contract';
import { onEvent, transact, type EventHandler, type ServiceParts } from '@portal/kit';
import { ReviewModel } from '../../models/index.ts';
import type { Branding } from '../../branding.config.ts';
import { announceReview } from './assignment-notice.ts';

export const reviewEvents = (
  { database }: Pick<ServiceParts, 'database'>,
  branding: Branding,
): readonly EventHandler[] => [
  onEvent(ReviewAnnouncementDue, (due, { correlationId }) =>
    transact(database, { actorId: due.actor_id, correlationId }, (work) =>
      announceReview(work, branding, due),
    ),
  ),
  onEvent(RequestDeleted, ({ request_id: requestId, actor_id: actorId }, { correlationId }) =>
    transact(database, { actorId, correlationId }, async (work) => {
      await work.of(ReviewModel).matching({ request_id: requestId }).delete();
    }),
  ),
];
