/** Stores the due date of a request's reviews in its summary (spec 3 section 4.4). */
import { RESEARCH_MATCH_TYPES, ReviewBegun } from '@portal/contract';
import { onEvent, sql, transact, type EventHandler, type ServiceParts } from '@portal/kit';
import { z } from 'zod';
import { findNoon } from './change-dates.ts';

export const reviewWindowEvents = ({ database }: Pick<ServiceParts, 'database'>): readonly EventHandler[] => [
  // Idempotent: it always writes the window's current due date, which may differ from the event's.
  onEvent(ReviewBegun, ({ request_id, window_id, due_date, actor_id }, { correlationId }) =>
    transact(database, { actorId: actor_id, correlationId }, async (work) => {
      const window = await work.row(
        z.object({ due_date: z.string() }),
        sql`select due_date::text from staff.review_window where id = ${window_id} for share`,
      );
      // Tissue requests have no summary; only their reviews store the date.
      await work.run(sql`insert into staff.rm_summary (request_id, due_date)
        select t.id, ${findNoon(window?.due_date ?? due_date)}::timestamptz from researcher_api.request t
        where t.id = ${request_id} and t.type = any(${RESEARCH_MATCH_TYPES}::smallint[])
        on conflict (request_id) do update set due_date = excluded.due_date`);
    }),
  ),
];
