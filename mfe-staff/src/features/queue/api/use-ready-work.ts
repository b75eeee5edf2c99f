import { REQUEST_STATUS as S } from '@portal/contract/statuses';
import { useList } from '@portal/shared-ui/data';
import { listReadyActs } from '../model/ready-acts.ts';
import { RESEARCH_MATCH } from '../model/filter-options.ts';
import { RESOURCE_TYPES } from '../model/queues.ts';

/**
 * The status value of institutions under review and of agreements signed by the official. Both wait for the foundation.
 */
const WAITING = 2;

/**
 * The tasks that an administrator can finish now, by kind. Institutions and agreements use the same calls as the panels
 * below, so that each runs once.
 */
export function useReadyWork(signs: boolean) {
  const agreements = useList('GET /agreement/', { current: true, grouping: 'status', limit: 1 });
  const institutions = useList('GET /institution/', { grouping: 'status', limit: 1 });
  const ready = useList('GET /request/', { ready_to_approve: true, grouping: 'type', limit: 1 });
  const fresh = useList('GET /request/', {
    status: S.SUBMITTED,
    type__in: RESOURCE_TYPES,
    ready_to_approve: false,
    limit: 1,
  });
  // the same call as the panel of Research Match
  const matches = useList('GET /request/', { type__in: RESEARCH_MATCH, grouping: 'status', limit: 1 });
  const answered = useList('GET /request/', { last_message: 'answer', limit: 1 });
  // errors are silent: a foundation that manages transfer agreements elsewhere has none here
  const transfers = useList(
    'GET /transfer-agreement/',
    { grouping: 'state', limit: 1 },
    { enabled: signs, silent: true },
  );
  const lists = [agreements, institutions, ready, fresh, matches, answered];
  return {
    acts: listReadyActs({
      signatures: signs ? (agreements.groups['status']?.[WAITING] ?? 0) : 0,
      transfers: signs ? (transfers.groups['state']?.['awaiting_execution'] ?? 0) : 0,
      readyByType: ready.groups['type'] ?? {},
      answered: answered.count,
      fresh: fresh.count,
      matches: matches.groups['status']?.[S.SUBMITTED] ?? 0,
      institutions: institutions.groups['status']?.[WAITING] ?? 0,
    }),
    isLoading: lists.some(({ isLoading }) => isLoading),
    error: lists.find(({ error }) => error)?.error,
    reload: async () => void (await Promise.all(lists.map((list) => list.reload()))),
  };
}
