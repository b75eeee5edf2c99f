import { LIMITS } from '@portal/contract/limits';
import type { Request } from '@portal/contract/types';
import { useList } from '@portal/shared-ui/data';
import { useSearchParams } from '@portal/shared-ui/router';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { useMemo, useState } from 'react';
import { FROM, PLACE, requestAddress } from '../../request/model/request-address.ts';
import { readOpenedQueue, type OpenedQueue } from '../model/opened-queue.ts';

/** Rows loaded in one call; a user stepping through a queue triggers a new read every fifty requests. */
const BLOCK = 50;
/** Extra rows on both sides, so that the first and last row of a block have neighbors. */
const MARGIN = 5;
/** Other people decide too, so the queue is polled. */
const REFRESHED = { refreshInterval: 15_000, keepPreviousData: false };

/** What the side list, the step buttons and the frame show of a row. It is asked for every 15 seconds. */
const FIELDS = [
  'id',
  'sfari_request_id',
  'project',
  'type',
  'status',
  'status_since',
  'submission_date',
  'days_in_status',
] as const;

export interface QueueRow {
  readonly request: Pick<Request, (typeof FIELDS)[number]>;
  /** Position in the queue, from 1. */
  readonly at: number;
  /** Address of the request's page, including this queue. */
  readonly to: string;
}

export interface QueuePlace {
  readonly queue: OpenedQueue;
  /** The rows around the request. */
  readonly rows: readonly QueueRow[];
  /** Position of the request; null if it is not among `rows`. */
  readonly at: number | null;
  readonly count: number;
  /** True if counting stopped at 1000. */
  readonly isCapped: boolean;
  /** True if the request has left the queue. */
  readonly hasLeft: boolean;
  /** True while the server is asked whether the request has left. */
  readonly isAsking: boolean;
  readonly previous: QueueRow | null;
  readonly next: QueueRow | null;
  readonly reload: () => Promise<void>;
}

function readPlace(text: string | null): number {
  const place = Number(text);
  return Number.isInteger(place) && place > 0 ? Math.min(place, LIMITS.offsetMaximum) : 1;
}

/** The position of the request in the queue it was opened from; null if it was not opened from a queue. */
export function useQueuePlace(id: number): QueuePlace | null {
  const [parameters] = useSearchParams();
  const { role } = useSession();
  const { id: userId } = useSessionUser();
  const from = parameters.get(FROM);
  const queue = useMemo(() => readOpenedQueue(from, { role, userId }), [from, role, userId]);
  const named = readPlace(parameters.get(PLACE));
  const offset = Math.max(0, Math.floor((named - 1) / BLOCK) * BLOCK - MARGIN);
  const list = useList(
    'GET /request/',
    { ...queue?.query, limit: BLOCK + 2 * MARGIN, offset, fields: FIELDS.join() },
    { enabled: queue !== null, silent: true, swr: REFRESHED },
  );
  const index = list.rows.findIndex((row) => row.id === id);
  const isElsewhere = queue !== null && !list.isLoading && list.error === undefined && index === -1;
  // it may have moved beyond the loaded rows, so asks the server whether it is still in the queue
  const asked = useList(
    'GET /request/',
    { ...queue?.query, id__in: id, limit: 1, offset: 0, fields: 'id' },
    { enabled: isElsewhere, silent: true, swr: REFRESHED },
  );
  const [seen, setSeen] = useState({ id, at: named });
  const found = index === -1 ? null : offset + index + 1;
  if (found !== null && (seen.id !== id || seen.at !== found)) setSeen({ id, at: found });
  if (queue === null) return null;

  const tab = parameters.get('tab');
  const rows = list.rows.map((request, row): QueueRow => {
    const at = offset + row + 1;
    return { request, at, to: requestAddress(request.id, { from: queue.address, at, tab }) };
  });
  // after the request has left, its successor has its position
  const last = seen.id === id ? seen.at : named;
  const nextAt = found === null ? last : found + 1;
  const previousAt = (found ?? last) - 1;
  const rowAt = (at: number) => rows.find((row) => row.at === at) ?? null;
  return {
    queue,
    rows,
    at: found,
    count: list.count,
    isCapped: list.countCapped,
    hasLeft: isElsewhere && !asked.isLoading && asked.error === undefined && asked.count === 0,
    isAsking: isElsewhere && asked.isLoading,
    previous: rowAt(previousAt),
    next: rowAt(nextAt),
    reload: list.reload,
  };
}
