import { REQUEST_STATUS as S } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { useList } from '../data/index.ts';

/** Before these statuses, no access was given. */
const AFTER_ACCESS: readonly number[] = [S.FULFILLED, S.SUSPENDED, S.ARCHIVED];

/** The close-outs of a request, newest first. The page also works without them, so failures are silent. */
export const useCloseOuts = (request: Pick<Request, 'id' | 'status'>) =>
  useList(
    'GET /close-out/',
    { request: request.id, ordering: '-ended_on' },
    { enabled: AFTER_ACCESS.includes(request.status), silent: true },
  );
