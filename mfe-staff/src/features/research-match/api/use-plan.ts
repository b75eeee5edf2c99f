import type { ReviewWindowKind } from '@portal/contract/request-types/request-type';
import { REVIEW_WINDOWS, TISSUE_WINDOWS } from '@portal/contract/review-windows';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { useApi, useList } from '@portal/shared-ui/data';
import { planWindow, type WindowPlan } from '../model/plan-window.ts';

/** Maximum number of applications in one plan. */
const MOST = 100;

interface PlanState {
  readonly plan: WindowPlan;
  readonly isLoading: boolean;
  readonly error: ReturnType<typeof useList>['error'];
  readonly reload: () => Promise<void>;
}

/** What a window of this kind would start now. Suggestions, conflicts and open reviews load after the rest. */
export function usePlan(kind: ReviewWindowKind): PlanState {
  const waiting = useWaiting(kind);
  const suggestions = useApi('GET /reviewer-suggestion/', {
    query: { request__in: waiting.rows.map(({ id }) => id).join(','), window: kind },
    enabled: waiting.rows.length > 0,
    silent: true,
  });
  const plan = planWindow({
    kind,
    waiting: waiting.rows,
    suggestions: suggestions.data ?? (suggestions.error ? null : undefined),
  });
  return {
    plan,
    isLoading: waiting.isLoading,
    error: waiting.error,
    reload: async () => void (await Promise.all([waiting.reload(), suggestions.reload()])),
  };
}

/** Each service lists the requests of its own review flow. */
function useWaiting(kind: ReviewWindowKind) {
  const isTissue = TISSUE_WINDOWS.includes(kind);
  const query = {
    status: REQUEST_STATUS.SUBMITTED,
    type__in: REVIEW_WINDOWS[kind].types.join(','),
    ordering: 'submission_date',
    limit: MOST,
  };
  const applications = useList('GET /rm-application/', query, { enabled: !isTissue });
  const requests = useList('GET /abn-request/', query, { enabled: isTissue });
  return isTissue ? requests : applications;
}
