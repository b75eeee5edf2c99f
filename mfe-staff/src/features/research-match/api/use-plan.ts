import type { ReviewWindowKind } from '@portal/contract/request-types/request-type';
import { REVIEW_WINDOWS, TISSUE_WINDOWS } from '@portal/contract/review-windows';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { api, useList } from '@portal/shared-ui/data';
import { useEffect, useMemo, useState } from 'react';
import type { Hint } from '../../workload/model/choose-reviewer.ts';
import { planWindow, type WindowPlan } from '../model/plan-window.ts';
import { WINDOW_DESKS } from '../model/windows.ts';

/** People of one question about conflicts, and applications of one plan. */
const MOST = 100;

type Hints = ReadonlyMap<number, readonly Hint[] | null>;

interface PlanState {
  readonly plan: WindowPlan;
  readonly isLoading: boolean;
  readonly error: ReturnType<typeof useList>['error'];
  readonly reload: () => Promise<void>;
}

/** What a window of this kind would begin now; conflicts come a moment after the rest. */
export function usePlan(kind: ReviewWindowKind): PlanState {
  const waiting = useWaiting(kind);
  const loads = useList('GET /workload/', {
    groups__name__in: WINDOW_DESKS[kind].reviewers.join(','),
    ordering: 'open',
    limit: MOST,
  });
  const [hints, setHints] = useState<Hints>(new Map());
  const ids = waiting.rows.map(({ id }) => id).join(',');
  const people = loads.rows.map(({ id }) => id).join(',');
  useEffect(() => {
    if (ids === '' || people === '') return;
    const stop = new AbortController();
    void readHints(ids.split(',').map(Number), {
      people,
      signal: stop.signal,
      onRead: (request, read) => setHints((before) => new Map(before).set(request, read)),
    });
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

/** Each service lists the requests of its desk. */
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

interface HintReading {
  readonly people: string;
  readonly signal: AbortSignal;
  readonly onRead: (request: number, read: readonly Hint[] | null) => void;
}

/** One after the other, since each evaluates a hundred people. Of what cannot be read nobody is suggested. */
async function readHints(ids: readonly number[], { people, signal, onRead }: HintReading): Promise<void> {
  for (const request of ids) {
    const query = { request, user__in: people };
    const read = await api('GET /conflict-hint/', { query, silent: true, signal }).then(
      ({ data }) => data.results,
      () => null,
    );
    if (signal.aborted) return;
    onRead(request, read);
  }
}
