import { NotificationRequested } from '@portal/contract';
import { onEvent, SMALL_EVENTS, sql, transact, type Database, type EventHandler } from '@portal/kit';

/**
 * Writes one notification per recipient and key, however often the job runs. Recipients who no longer exist are
 * skipped.
 */
export const deliverNotifications = (database: Database): EventHandler =>
  onEvent(
    NotificationRequested,
    async ({ key, recipient_ids: recipients, message, redirect }, job) => {
      await transact(database, { actorId: null, correlationId: job.correlationId }, (work) =>
        work.run(sql`insert into core.notification (key, recipient_id, message, redirect)
          select ${key}::text, a.id, ${message}::text, ${redirect}::text from core.account a where a.id = any(${recipients}::int[])
          on conflict (key, recipient_id) do nothing`),
      );
    },
    SMALL_EVENTS,
  );
