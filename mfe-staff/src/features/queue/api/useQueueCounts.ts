import { useList } from '@portal/shared-ui/data';
import { RESOURCE_TYPES } from './queues.ts';

/** Requests by status; with `reviewer`, only those that this person reviews. The queue on screen does not change them. */
export function useQueueCounts(reviewer: number | null) {
  const list = useList('GET /request/', {
    type__in: RESOURCE_TYPES,
    ...(reviewer === null ? {} : { reviews__user: reviewer }),
    grouping: 'status',
    limit: 1,
  });
  return { ...list, counts: list.groups['status'] ?? {} };
}
