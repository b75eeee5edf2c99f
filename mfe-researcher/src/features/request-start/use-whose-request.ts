import type { Request } from '@portal/contract';
import { STARTER_ROLES } from '@portal/contract/roles';
import { useSession } from '@portal/shared-ui/session';

/** Whether the reader starts requests for others: administrators and project managers (spec 2 section 6). */
export function useStartsForOthers(): boolean {
  const { role } = useSession();
  return role !== null && STARTER_ROLES.includes(role);
}

export interface WhoseRequest {
  isOwn: boolean;
  /**
   * True if the usage policy is shown. Only the owner can agree to it, so anyone who starts a request for them skips
   * it.
   */
  asksPolicy: boolean;
}

/** Pass null before the request exists. */
export function useWhoseRequest(request: Pick<Request, 'owner' | 'abilities'> | null): WhoseRequest {
  const { user } = useSession();
  const startsForOthers = useStartsForOthers();
  if (!request) return { isOwn: !startsForOthers, asksPolicy: !startsForOthers };
  return { isOwn: request.owner.id === user?.id, asksPolicy: request.abilities['agree'] ?? false };
}
