import type { Request } from '@portal/contract/types';
import { LIMITS } from '@portal/contract/limits';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { useRevisionPoints } from '@portal/shared-ui/revision-points';

/** The revision points of the request, polled because several staff add them. */
export function useStaffPoints(request: Pick<Request, 'id' | 'status'>) {
  const { points } = useRevisionPoints(request.id, {
    enabled: request.status !== REQUEST_STATUS.CREATED,
    refreshInterval: LIMITS.historyPoll * 5,
  });
  return { points, drafts: points.filter(({ published }) => published === null) };
}
