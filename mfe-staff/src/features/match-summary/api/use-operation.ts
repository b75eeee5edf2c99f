import type { StaffOperation, StaffOperationKind } from '@portal/contract';
import { useList, type ApiAnswer } from '@portal/shared-ui/data';

/** Milliseconds between two looks at an operation that is under way. */
const LOOK = 1500;

export const isRunning = (operation: StaffOperation | undefined): boolean =>
  operation?.state === 'pending' || operation?.state === 'working';

/** The newest operation of this kind that the reader asked for, looked at again while it is under way. */
export function useOperation(kind: StaffOperationKind, enabled: boolean): StaffOperation | undefined {
  const { rows } = useList(
    'GET /staff-operation/',
    { kind, limit: 1 },
    {
      enabled,
      silent: true,
      swr: {
        refreshInterval: (answer?: ApiAnswer<{ results: StaffOperation[] }>) =>
          isRunning(answer?.data.results[0]) ? LOOK : 0,
      },
    },
  );
  return rows[0];
}
