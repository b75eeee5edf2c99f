/** Reviews end with their request; the list shows them no longer from the moment it is gone. */
import { RequestDeleted } from '@portal/contract';
import { onEvent, transact, type EventHandler, type ServiceParts } from '@portal/kit';

export const reviewEvents = ({ database }: Pick<ServiceParts, 'database'>): readonly EventHandler[] => [
  onEvent(RequestDeleted, ({ request_id: requestId, actor_id: actorId }, { jobId }) =>
    transact(database, { actorId, correlationId: jobId }, async (trx) => {
      await trx('staff.review').where({ request_id: requestId }).delete();
    }),
  ),
];
