import type { OperationService, ResearcherOperation } from '@portal/contract';
import { useList, type ApiAnswer } from '../data/index.ts';

/** Of any service: they differ by their kinds alone. */
export type Operation = Omit<ResearcherOperation, 'kind'>;

/** Milliseconds between two looks at an operation that is under way. */
const LOOK = 1500;

export const isRunning = (operation: Pick<Operation, 'state'> | undefined): boolean =>
  operation?.state === 'pending' || operation?.state === 'working';

/** The newest operations of this kind that the reader asked for, looked at again while one of them is under way. */
export function useOperations(
  service: OperationService,
  kind: string,
  { enabled = true, limit }: { enabled?: boolean; limit: number },
): readonly Operation[] {
  // The lists of the services differ by their names and kinds alone, so one represents all.
  const key = `GET /${service}-operation/` as 'GET /researcher-operation/';
  return useList(
    key,
    { kind, limit },
    {
      enabled,
      silent: true,
      swr: {
        refreshInterval: (answer?: ApiAnswer<{ results: Operation[] }>) =>
          answer?.data.results.some(isRunning) ? LOOK : 0,
      },
    },
  ).rows;
}
