import { resourceRoutes, type Handler } from '@portal/kit';
import { userEmailResource, userPhoneResource } from './contact.resources.ts';
import { patchUser, userPatchActions } from './commands/patch-user.ts';
import { userResource } from './user.resource.ts';
import { accountOfUserRoutes, type UserParts } from './user.routes.ts';

export { userEmailResource, userPhoneResource } from './contact.resources.ts';
export { giveRoles } from './commands/roles.ts';
export { LIVING_ACCOUNTS, userResource } from './user.resource.ts';

export const userRoutes = (parts: UserParts): Handler[] => [
  ...resourceRoutes(userResource, { patch: patchUser(parts), patchActions: userPatchActions }),
  ...resourceRoutes(userEmailResource),
  ...resourceRoutes(userPhoneResource),
  ...accountOfUserRoutes(parts),
];
