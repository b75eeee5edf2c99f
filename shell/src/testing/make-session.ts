import type { Role } from '@portal/contract/roles';
import type { SessionState } from '@portal/shared-ui/session';
import { sessionUser, VISITOR } from '@portal/shared-ui/testing';

/** A session of a visitor, or of a person with these roles who acts in the first one. */
export function makeSession(person: { roles: Role[] } | null): SessionState {
  if (!person) return VISITOR;
  const [role = null] = person.roles;
  return {
    ...VISITOR,
    status: 'signed-in',
    role,
    roles: person.roles,
    user: sessionUser({
      id: 4,
      display_name: 'Marta Lind',
      email: 'multi@demo.test',
      primary_role: role,
      roles: person.roles,
    }),
  };
}
