import type { BrandingWords } from '@portal/contract';
import { query, resourceRoutes, sql, transact, handler, type Database, type Handler } from '@portal/kit';
import { z } from 'zod';
import { NotificationModel } from '../../models/index.ts';
import { errorReportRoute } from './error-report.ts';
import { errorReportResource } from './error-report.resource.ts';
import { notificationResource } from './notification.resource.ts';

/** The page polls this every few seconds (decision 042), so the answer is just two numbers read from one index. */
const news = query('GET /notification/news/', async ({ database, actor }) => {
  const row = await database.row(
    z.object({ count: z.int(), latest: z.int().nullable() }),
    sql`select count(*)::int as count, max(id) as latest from core.notification where recipient_id = ${actor.userId}`,
  );
  return row ?? { count: 0, latest: null };
});

/** Clear All removes what the caller saw. A notification that arrives in between has a higher id and stays. */
const clear = handler('DELETE /notification/', async (call) =>
  transact(call.database, call.author, async (work) => {
    await work.run(
      sql`delete from core.notification where recipient_id = ${call.actor.userId} and id <= ${call.query.through}`,
    );
    return { body: undefined };
  }),
);

export const notificationRoutes = (database: Database, branding: BrandingWords): Handler[] => [
  errorReportRoute(database, branding),
  ...resourceRoutes(errorReportResource),
  // Before the routes by id, which would match 'news' as an id.
  news,
  clear,
  ...resourceRoutes(notificationResource, {
    remove: async ({ work, loaded }) => {
      await work.of(NotificationModel).deleteById(loaded.id);
    },
  }),
];
