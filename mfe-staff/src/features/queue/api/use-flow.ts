import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';
import { useList } from '@portal/shared-ui/data';
import { AGE_FILTERS } from '../model/next-requests.ts';

/** Open statuses in the order in which a request passes them. */
const OPEN: readonly RequestStatus[] = [
  S.SUBMITTED,
  S.UNDER_REVIEW,
  S.REVIEW_MEETING,
  S.REVISIONS_REQUESTED,
  S.DEFERRED,
  S.CONDITIONALLY_APPROVED,
  S.APPROVED_PENDING_TEAM,
  S.APPROVED,
];

export interface FlowRow {
  readonly status: RequestStatus;
  /** Counts by age, youngest first; counting stops above 1000. */
  readonly counts: readonly number[];
}

/** The number of open requests visible to the reader, by status and by days in that status. */
export function useFlow() {
  const [young, old, oldest] = AGE_FILTERS;
  const read = { grouping: 'status', limit: 1 };
  const ages = [
    useList('GET /request/', { ...read, ...young }),
    useList('GET /request/', { ...read, ...old }),
    useList('GET /request/', { ...read, ...oldest }),
  ];
  const rows = OPEN.map((status): FlowRow => ({
    status,
    counts: ages.map(({ groups }) => groups['status']?.[status] ?? 0),
  }));
  return {
    rows: rows.filter(({ counts }) => counts.some((count) => count > 0)),
    isLoading: ages.some(({ isLoading }) => isLoading),
    error: ages.find(({ error }) => error)?.error,
    reload: async () => void (await Promise.all(ages.map((age) => age.reload()))),
  };
}
