import { invalidate } from '@portal/shared-ui/data';
import { useEffect, useRef, useState } from 'react';
import { DECIDED_READS } from '../../request/api/use-decision.ts';
import { isTickedAtFirst, type BatchRow, type UnreadRow } from './batch-row.ts';
import { approveRow } from '../api/approve-row.ts';
import { readBatch } from '../api/read-batch.ts';

export type Outcome = 'done' | { readonly refused: string };

/** Requests that are approved together: what was read of each, which are ticked, and what became of them. */
export function useBatch(ids: readonly number[]) {
  const key = ids.join(',');
  const [rows, setRows] = useState<readonly BatchRow[] | null>(null);
  const [unread, setUnread] = useState<readonly UnreadRow[]>([]);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  /** How many are to be sent; null while nothing is. */
  const [sending, setSending] = useState<{ readonly at: number; readonly of: number } | null>(null);
  const isStopped = useRef(false);

  useEffect(() => {
    const control = new AbortController();
    const read = async () => {
      const batch = await readBatch(key.split(',').map(Number), control.signal);
      if (control.signal.aborted) return;
      setRows(batch.rows);
      setUnread(batch.unread);
      setTicked(new Set(batch.rows.filter(isTickedAtFirst).map(({ request }) => request.id)));
    };
    void read();
    return () => {
      isStopped.current = true;
      control.abort();
    };
  }, [key]);

  const tick = (id: number, isOn: boolean) => {
    const next = new Set(ticked);
    if (isOn) next.add(id);
    else next.delete(id);
    setTicked(next);
  };

  /** One after the other. @returns the outcome of each that was sent */
  const approve = async (): Promise<ReadonlyMap<number, Outcome>> => {
    const chosen = (rows ?? []).filter(({ request }) => ticked.has(request.id));
    isStopped.current = false;
    const results = new Map(outcomes);
    for (const [index, row] of chosen.entries()) {
      if (isStopped.current) break;
      setSending({ at: index + 1, of: chosen.length });
      const refusal = await approveRow(row);
      results.set(row.request.id, refusal ? { refused: refusal.reason } : 'done');
      setOutcomes(new Map(results));
      if (refusal?.isOver) break;
    }
    // what was sent is not sent again: a version that was refused is read anew in another batch
    setTicked(new Set([...ticked].filter((id) => !results.has(id))));
    setSending(null);
    await invalidate('request', 'review', ...DECIDED_READS);
    return results;
  };

  return {
    rows,
    unread,
    ticked,
    outcomes,
    sending,
    tick,
    approve,
    stop: () => {
      isStopped.current = true;
    },
  };
}
export type Batch = ReturnType<typeof useBatch>;
