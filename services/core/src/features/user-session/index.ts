import { handler, resourceRoutes, transact, wrongState, type Handler } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { endOtherSessions, endSession } from '../account/index.ts';
import { userSessionResource } from './user-session.resource.ts';

export { userSessionResource } from './user-session.resource.ts';

export const userSessionRoutes = (): Handler[] => [
  ...resourceRoutes(userSessionResource, {
    remove: ({ work, loaded }) => endSession(work, String(loaded.id)),
  }),
  handler('DELETE /user-session/', async ({ actor, author, database }) => {
    if (actor.impersonatorId !== null) throw wrongState(accountRefusals.acting.noSessions);
    await transact(database, author, (work) => endOtherSessions(work, actor));
    return { body: undefined };
  }),
];
