import { OFFICIAL_ROLES } from '@portal/contract/roles';
import { UserPage } from '@portal/shared-ui/person';
import { useSession } from '@portal/shared-ui/session';

/** `/user/{id}` for an institution's people: their own profile, and for officials the profiles of their institution. */
export function Component() {
  const { role } = useSession();
  return <UserPage hasList={role !== null && OFFICIAL_ROLES.includes(role)} />;
}
