import { OFFICIAL_ROLES } from '@portal/contract/roles';
import { UserPage } from '@portal/shared-ui/person';
import { useSession } from '@portal/shared-ui/session';

/** /user/{id} for those of an institution: oneself, and for its officials the people of theirs. */
export function Component() {
  const { role } = useSession();
  return <UserPage hasList={role !== null && OFFICIAL_ROLES.includes(role)} />;
}
