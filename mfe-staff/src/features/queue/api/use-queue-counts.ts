import { useList } from '@portal/shared-ui/data';
import { RESOURCE_TYPES, UNASSIGNED, type Queue } from '../model/queues.ts';

/** The number of requests in each queue, by queue key; missing while counting. */
export type QueueCounts = Readonly<Record<string, number | string>>;

/** With `reviewer`, counts only requests that this person reviews. The counts do not depend on the queue on screen. */
export function useQueueCounts(queues: readonly Queue[], reviewer: number | null) {
  const list = useList('GET /request/', {
    type__in: RESOURCE_TYPES,
    ...(reviewer === null ? {} : { reviews__user: reviewer }),
    grouping: 'status',
    limit: 1,
    fields: 'id',
  });
  const unassigned = useList(
    'GET /request/',
    { type__in: RESOURCE_TYPES, ...UNASSIGNED.query, limit: 1, fields: 'id' },
    { enabled: queues.includes(UNASSIGNED) },
  );
  const byStatus = list.groups['status'] ?? {};
  const findCount = ({ status }: Queue): number | string | undefined => {
    if (status !== undefined) return list.isLoading || list.error ? undefined : (byStatus[status] ?? 0);
    if (unassigned.isLoading || unassigned.error) return undefined;
    return unassigned.countCapped ? `${unassigned.count}+` : unassigned.count;
  };
  const counts: QueueCounts = Object.fromEntries(
    queues.flatMap((queue) => {
      const count = findCount(queue);
      return count === undefined ? [] : [[queue.key, count] as const];
    }),
  );
  return {
    counts,
    error: list.error ?? unassigned.error,
    reload: async () => void (await Promise.all([list.reload(), unassigned.reload()])),
  };
}
