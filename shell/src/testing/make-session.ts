import type { Role } from '@portal/contract/roles';
import type { SessionState } from '@portal/shared-ui/session';
import { sessionUser, VISITOR } from '@portal/shared-ui/testing';

/** The session of a visitor, or of someone who has these roles and acts in the first. */
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
