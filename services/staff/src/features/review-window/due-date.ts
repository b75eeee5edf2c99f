/** The summary of a request carries the day by which its reviews are due (spec 3 section 4.4). */
import { ReviewBegun } from '@portal/contract';
import { onEvent, sql, transact, type EventHandler, type ServiceParts } from '@portal/kit';

export const reviewWindowEvents = ({ database }: Pick<ServiceParts, 'database'>): readonly EventHandler[] => [
  // Seen again it writes the same day.
  onEvent(ReviewBegun, ({ request_id, due_date, actor_id }, { correlationId }) =>
    transact(database, { actorId: actor_id, correlationId }, async (work) => {
      await work.run(sql`insert into staff.rm_summary (request_id, due_date)
        values (${request_id}, ${`${due_date}T12:00:00Z`}::timestamptz)
        on conflict (request_id) do update set due_date = excluded.due_date`);
    }),
  ),
];
