/** Event handlers that notify reviewers of their reviews. */
import { ReviewAnnouncementDue, ReviewRemovalDue } from '@portal/contract';
import { readBranding } from '@portal/common';
import { onEvent, transact, type EventHandler, type ServiceParts } from '@portal/kit';
import { announceReview } from './assignment-notice.ts';
import { announceReviewerRemoval } from './removal.ts';

export function reviewEvents({
  database,
  environment,
}: Pick<ServiceParts, 'database' | 'environment'>): readonly EventHandler[] {
  const words = {
    supportEmail: readBranding(environment.variables).support_email,
  };
  return [
    onEvent(ReviewAnnouncementDue, (due, { correlationId }) =>
      transact(database, { actorId: due.actor_id, correlationId }, (work) =>
        announceReview(work, words, due),
      ),
    ),
    onEvent(ReviewRemovalDue, (due, { correlationId }) =>
      transact(database, { actorId: null, correlationId }, (work) => announceReviewerRemoval(work, due)),
    ),
  ];
}
