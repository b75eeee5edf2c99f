import { resourceRoutes, type Handler } from '@portal/kit';
import { patchUser, userPatchActions } from './user.commands.ts';
import { userResource } from './user.resource.ts';

export { userResource } from './user.resource.ts';

export const userRoutes = (): Handler[] =>
  resourceRoutes(userResource, { patch: patchUser, patchActions: userPatchActions });
