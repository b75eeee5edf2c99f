import { resourceRoutes, type Handler } from '@portal/kit';
import { createLink, patchLink, removeLink } from './user-institution.commands.ts';
import { userInstitutionResource } from './user-institution.resource.ts';

export { userInstitutionResource } from './user-institution.resource.ts';

/** The policy action that each field needs. */
export const linkPatchActions = { joinder_date: 'agree', primary: 'choose_primary' } as const;

export const userInstitutionRoutes = (): Handler[] =>
  resourceRoutes(userInstitutionResource, {
    create: createLink,
    patch: patchLink,
    patchActions: linkPatchActions,
    remove: removeLink,
  });
