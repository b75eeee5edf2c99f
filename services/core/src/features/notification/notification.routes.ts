import type { BrandingWords } from '@portal/contract';
import { query, resourceRoutes, transact, handler, type Database, type Handler } from '@portal/kit';
import { errorReportRoute } from './error-report.ts';
import { errorReportResource } from './error-report.resource.ts';
import { notificationResource } from './notification.resource.ts';

/** The bell asks for news every few seconds (decision 042), so the answer is two numbers of one index. */
const news = query('GET /notification/news/', async ({ database, actor }) => {
  const [row] = await database.query<{ count: number; latest: number | null }>({
    text: 'select count(*)::int as count, max(id) as latest from core.notification where recipient_id = $1',
    values: [actor.userId],
    name: 'notification news',
  });
  return row ?? { count: 0, latest: null };
});

/** Clear All takes what the caller saw: one that arrives meanwhile has a higher id and stays. */
const clear = handler('DELETE /notification/', async (call) =>
  transact(call.database, call.author, async (trx) => {
    await call.database.query(
      {
        text: 'delete from core.notification where recipient_id = $1 and id <= $2',
        values: [call.actor.userId, call.query.through],
      },
      trx,
    );
    return { body: undefined };
  }),
);

export const notificationRoutes = (database: Database, branding: BrandingWords): Handler[] => [
  errorReportRoute(database, branding),
  ...resourceRoutes(errorReportResource),
  // Before the routes by id, which would take 'news' for one.
  news,
  clear,
  ...resourceRoutes(notificationResource, {
    remove: async ({ call, trx, loaded }) => {
      await call.database.query(
        { text: 'delete from core.notification where id = $1', values: [loaded.id] },
        trx,
      );
    },
  }),
];
