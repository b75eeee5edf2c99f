import type { ReviewWindowKind } from '@portal/contract/request-types/request-type';
import { REVIEW_WINDOWS } from '@portal/contract/review-windows';
import { RM_REVIEWER_ROLES } from '@portal/contract/roles';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { api, useList } from '@portal/shared-ui/data';
import { useEffect, useMemo, useState } from 'react';
import type { Hint } from '../../workload/api/choose-reviewer.ts';
import { planWindow, type WindowPlan } from './plan-window.ts';

/** People of one question about conflicts, and applications of one plan. */
const MOST = 100;

interface PlanState {
  readonly plan: WindowPlan;
  readonly isLoading: boolean;
  readonly error: ReturnType<typeof useList>['error'];
  readonly reload: () => Promise<void>;
}

/** What a window of this kind would begin now; conflicts come a moment after the rest. */
export function usePlan(kind: ReviewWindowKind): PlanState {
  const waiting = useList('GET /rm-application/', {
    status: REQUEST_STATUS.SUBMITTED,
    type__in: REVIEW_WINDOWS[kind].types.join(','),
    ordering: 'submission_date',
    limit: MOST,
  });
  const loads = useList('GET /workload/', {
    groups__name__in: RM_REVIEWER_ROLES.join(','),
    ordering: 'open',
    limit: MOST,
  });
  const [hints, setHints] = useState<ReadonlyMap<number, readonly Hint[]>>(new Map());
  const ids = waiting.rows.map(({ id }) => id).join(',');
  const people = loads.rows.map(({ id }) => id).join(',');
  useEffect(() => {
    if (ids === '' || people === '') return;
    const stop = new AbortController();
    const show = async () => {
      const found = await readHints(ids.split(',').map(Number), people, stop.signal);
      if (!stop.signal.aborted) setHints(found);
    };
    void show();
    return () => stop.abort();
  }, [ids, people]);
  const plan = useMemo(
    () => planWindow({ kind, waiting: waiting.rows, loads: loads.rows, hints }),
    [kind, waiting.rows, loads.rows, hints],
  );
  return {
    plan,
    isLoading: waiting.isLoading || loads.isLoading,
    error: waiting.error ?? loads.error,
    reload: async () => void (await Promise.all([waiting.reload(), loads.reload()])),
  };
}

/** One after the other, since each judges a hundred people. What cannot be read is not known, and nobody is suggested. */
async function readHints(
  ids: readonly number[],
  people: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, readonly Hint[]>> {
  const found = new Map<number, readonly Hint[]>();
  for (const request of ids) {
    if (signal.aborted) break;
    try {
      const { data } = await api('GET /conflict-hint/', {
        query: { request, user__in: people },
        silent: true,
        signal,
      });
      found.set(request, data.results);
    } catch {
      found.set(request, []);
    }
  }
  return found;
}
