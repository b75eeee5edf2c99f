import { handler, resourceRoutes, wrongState, type Handler } from '@portal/kit';
import { endOtherSessionsOf, endSession } from '../account/index.ts';
import { userSessionResource } from './user-session.resource.ts';

export { userSessionResource } from './user-session.resource.ts';

export const userSessionRoutes = (): Handler[] => [
  ...resourceRoutes(userSessionResource, {
    remove: async ({ call, trx, loaded }) => endSession(call.database, String(loaded.id), trx),
  }),
  handler('DELETE /user-session/', async ({ actor, database }) => {
    if (actor.impersonatorId !== null)
      throw wrongState('Sessions are not ended while acting as somebody else');
    await endOtherSessionsOf(database, actor);
    return { body: undefined };
  }),
];
