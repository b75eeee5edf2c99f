import { NotificationRequested } from '@portal/contract';
import { onEvent, type Database, type EventHandler } from '@portal/kit';

/** One line per recipient and key, however often the job runs. Recipients who are gone are left out. */
export const deliverNotifications = (database: Database): EventHandler =>
  onEvent(NotificationRequested, async ({ key, recipient_ids: recipients, message, redirect }) => {
    await database.query({
      text: `insert into core.notification (key, recipient_id, message, redirect)
        select $1, a.id, $3, $4 from core.account a where a.id = any($2::int[])
        on conflict (key, recipient_id) do nothing`,
      values: [key, recipients, message, redirect],
    });
  });
