import { LIMITS } from '@portal/contract/limits';
import type { Request } from '@portal/contract/types';
import { useList } from '@portal/shared-ui/data';
import { useSearchParams } from '@portal/shared-ui/router';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { useMemo, useState } from 'react';
import { FROM, PLACE, requestAddress } from '../../queue/model/request-address.ts';
import { readOpenedQueue, type OpenedQueue } from '../model/opened-queue.ts';

/** Rows that are read in one call: the person who goes through a queue reads it anew every fifty requests. */
const BLOCK = 50;
/** Rows of the neighbouring blocks, so that the first and the last of a block have their neighbors. */
const MARGIN = 5;
/** Others decide too. */
const REFRESHED = { refreshInterval: 15_000, keepPreviousData: false };

export interface QueueRow {
  readonly request: Request;
  /** Place in the queue, from 1. */
  readonly at: number;
  /** Its page, with this queue. */
  readonly to: string;
}

export interface QueuePlace {
  readonly queue: OpenedQueue;
  /** Those around the request. */
  readonly rows: readonly QueueRow[];
  /** Of the request; null where it is not among `rows`. */
  readonly at: number | null;
  readonly count: number;
  /** Counting stopped at 1000. */
  readonly isCapped: boolean;
  /** The request was in the queue and is no longer. */
  readonly hasLeft: boolean;
  readonly previous: QueueRow | null;
  readonly next: QueueRow | null;
  readonly reload: () => Promise<void>;
}

function readPlace(text: string | null): number {
  const place = Number(text);
  return Number.isInteger(place) && place > 0 ? Math.min(place, LIMITS.offsetMaximum) : 1;
}

/** Where the request is in the queue from which it was opened; null where it was opened from none. */
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
    { ...queue?.query, limit: BLOCK + 2 * MARGIN, offset },
    { enabled: queue !== null, silent: true, swr: REFRESHED },
  );
  const index = list.rows.findIndex((row) => row.id === id);
  const isElsewhere = queue !== null && !list.isLoading && list.error === undefined && index === -1;
  // it may be further on by now: the queue itself says whether the request is in it
  const asked = useList(
    'GET /request/',
    { ...queue?.query, id__in: id, limit: 1, offset: 0 },
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
  // what came after a request that left is at its place now
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
    previous: rowAt(previousAt),
    next: rowAt(nextAt),
    reload: list.reload,
  };
}
