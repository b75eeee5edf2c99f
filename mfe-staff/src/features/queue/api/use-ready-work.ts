import { REQUEST_STATUS as S } from '@portal/contract/statuses';
import { useList } from '@portal/shared-ui/data';
import { useSigningQueue } from '@portal/shared-ui/signing-queue';
import { listReadyActs } from '../model/ready-acts.ts';
import { RESEARCH_MATCH } from '../model/filter-options.ts';
import { RESOURCE_TYPES } from '../model/queues.ts';

/** The status of institutions under review, which wait for the foundation. */
const WAITING = 2;

/**
 * The tasks that an administrator can finish now, by kind. Institutions use the same call as the panel below, so that
 * it runs once.
 */
export function useReadyWork(signs: boolean) {
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
  const rdas = useSigningQueue('rda', signs);
  const mtas = useSigningQueue('mta', signs);
  // without agreements of tissue requests the others are shown all the same
  const lists = [rdas, institutions, ready, fresh, matches, answered];
  return {
    acts: listReadyActs({
      rdas,
      mtas,
      readyByType: ready.groups['type'] ?? {},
      answered: answered.count,
      fresh: fresh.count,
      matches: matches.groups['status']?.[S.SUBMITTED] ?? 0,
      institutions: institutions.groups['status']?.[WAITING] ?? 0,
    }),
    isLoading: [...lists, mtas].some(({ isLoading }) => isLoading),
    error: lists.find(({ error }) => error)?.error,
    reload: async () => void (await Promise.all(lists.map((list) => list.reload()))),
  };
}
