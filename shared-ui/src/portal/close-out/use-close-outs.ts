import { REQUEST_STATUS as S } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { useList } from '../data/index.ts';

/** Before these nothing was given. */
const AFTER_ACCESS: readonly number[] = [S.FULFILLED, S.SUSPENDED, S.ARCHIVED];

/** The close-outs of a request, the newest first; the page can do without them. */
export const useCloseOuts = (request: Pick<Request, 'id' | 'status'>) =>
  useList(
    'GET /close-out/',
    { request: request.id, ordering: '-ended_on' },
    { enabled: AFTER_ACCESS.includes(request.status), silent: true },
  );
