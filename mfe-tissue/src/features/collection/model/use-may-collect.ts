import { COLLECTION_STAFF_ROLES } from '@portal/contract/donors';
import { INVESTIGATOR_ROLES, type Role } from '@portal/contract/roles';
import { useSession } from '@portal/shared-ui/session';

const STAFF: readonly (Role | null)[] = COLLECTION_STAFF_ROLES;

/** Whether the session role makes collections for researchers; the server checks each call. */
export const useIsCollectionStaff = (): boolean => STAFF.includes(useSession().role);

/** Whether the session role may make collections. */
export function useMayCollect(): boolean {
  const { role } = useSession();
  return STAFF.includes(role) || (role !== null && INVESTIGATOR_ROLES.includes(role));
}
