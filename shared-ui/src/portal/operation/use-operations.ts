import type { OperationService, ResearcherOperation } from '@portal/contract';
import { useList, type ApiAnswer } from '../data/index.ts';

/** An operation of any service: they differ only by their kinds. */
export type Operation = Omit<ResearcherOperation, 'kind'>;

/** Milliseconds between two polls of a running operation. */
const LOOK = 1500;

export const isRunning = (operation: Pick<Operation, 'state'> | undefined): boolean =>
  operation?.state === 'pending' || operation?.state === 'working';

/** The user's newest operations of this kind; polled while one of them is running. */
export function useOperations(
  service: OperationService,
  kind: string,
  { enabled = true, limit }: { enabled?: boolean; limit: number },
): readonly Operation[] {
  // The operation lists of the services differ only by name and kind, so one type represents them all.
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
