import { resourceRoutes, type Handler } from '@portal/kit';
import { notificationResource } from './notification.resource.ts';

export { deliverNotifications } from './notification.jobs.ts';

export const notificationRoutes = (): Handler[] =>
  resourceRoutes(notificationResource, {
    remove: async ({ call, trx, loaded }) => {
      await call.database.query(
        { text: 'delete from core.notification where id = $1', values: [loaded.id] },
        trx,
      );
    },
  });
