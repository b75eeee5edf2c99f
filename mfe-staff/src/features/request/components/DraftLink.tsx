import { isOffered } from '@portal/contract/request-types/lookup';
import { STARTER_ROLES } from '@portal/contract/roles';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { EditIcon } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { request as words } from '#texts/request';

/** Link to the wizard, for staff who started a request for its owner and continue it. */
export function DraftLink({ request }: { request: Request }) {
  const { role } = useSession();
  const isMine = role !== null && STARTER_ROLES.includes(role) && request.abilities['edit'];
  if (!isMine || request.status !== REQUEST_STATUS.CREATED || !isOffered(request.type)) return null;
  return (
    <RouteButton to={`/request/create?draft=${request.id}`}>
      <EditIcon />
      {words.continueDraft}
    </RouteButton>
  );
}
