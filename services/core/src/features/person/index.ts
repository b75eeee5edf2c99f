import { handler, readList, type Handler, type ListQuery } from '@portal/kit';
import { personResource } from './person.resource.ts';

export const personRoutes = (): Handler[] => [
  handler('GET /person/', async (call) => {
    const url = new URL(call.context.originalUrl, 'http://portal');
    const path = { pathname: `/api${url.pathname}`, search: url.searchParams };
    return {
      body: await readList(
        call.database,
        personResource,
        call.actor,
        call.query as unknown as ListQuery,
        path,
      ),
    };
  }),
];
