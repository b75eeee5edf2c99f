import { resourceRoutes, type Handler } from '@portal/kit';
import { agreeToJoinder } from './joinder.command.ts';
import { userInstitutionResource } from './user-institution.resource.ts';

export { userInstitutionResource } from './user-institution.resource.ts';

export const userInstitutionRoutes = (): Handler[] =>
  resourceRoutes(userInstitutionResource, {
    patch: agreeToJoinder,
    patchActions: { joinder_date: 'agree' },
  });
