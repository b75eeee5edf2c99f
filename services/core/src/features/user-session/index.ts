import { handler, resourceRoutes, transact, wrongState, type Handler } from '@portal/kit';
import { endOtherSessions, endSession } from '../account/index.ts';
import { userSessionResource } from './user-session.resource.ts';

export { userSessionResource } from './user-session.resource.ts';

export const userSessionRoutes = (): Handler[] => [
  ...resourceRoutes(userSessionResource, {
    remove: ({ work, loaded }) => endSession(work, String(loaded.id)),
  }),
  handler('DELETE /user-session/', async ({ actor, author, database }) => {
    if (actor.impersonatorId !== null)
      throw wrongState('Sessions are not ended while acting as somebody else');
    await transact(database, author, (work) => endOtherSessions(work, actor));
    return { body: undefined };
  }),
];
