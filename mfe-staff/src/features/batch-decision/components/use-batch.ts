import { invalidate } from '@portal/shared-ui/data';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DECIDED_READS } from '../../request/api/use-decision.ts';
import {
  withObstacle,
  type BatchChoice,
  type BatchRow,
  type Letter,
  type UnreadRow,
} from '../model/batch-row.ts';
import { decideRow } from '../api/decide-row.ts';
import { readBatch } from '../api/read-batch.ts';

export type Outcome = 'done' | { readonly refused: string };
type Outcomes = ReadonlyMap<number, Outcome>;

interface BatchOptions {
  /** Returns whether a row is ticked initially. */
  readonly isTickedAtFirst: (row: BatchRow) => boolean;
  /** Edited letters by request id. */
  readonly letters?: ReadonlyMap<number, Letter>;
}

const NO_LETTERS: ReadonlyMap<number, Letter> = new Map();

export const listDone = (outcomes: Outcomes): number[] =>
  [...outcomes].flatMap(([id, outcome]) => (outcome === 'done' ? [id] : []));

/** Several requests decided together: their data, ticks and results. */
export function useBatch(
  choices: readonly BatchChoice[],
  { isTickedAtFirst, letters = NO_LETTERS }: BatchOptions,
) {
  const key = JSON.stringify(choices);
  const [read, setRead] = useState<readonly BatchRow[] | null>(null);
  const [unread, setUnread] = useState<readonly UnreadRow[]>([]);
  /** Manual ticks by request id; other rows follow `isTickedAtFirst`. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  /** Progress while sending; null otherwise. */
  const [sending, setSending] = useState<{ readonly at: number; readonly of: number } | null>(null);
  const isStopped = useRef(false);

  useEffect(() => {
    const control = new AbortController();
    const readAll = async () => {
      const batch = await readBatch(JSON.parse(key) as BatchChoice[], control.signal);
      if (control.signal.aborted) return;
      setRead(batch.rows);
      setUnread(batch.unread);
    };
    void readAll();
    return () => {
      isStopped.current = true;
      control.abort();
    };
  }, [key]);

  const rows = useMemo(
    () =>
      read?.map((row) => {
        const letter = letters.get(row.request.id);
        return row.letter && letter ? withObstacle({ ...row, letter }) : row;
      }) ?? null,
    [read, letters],
  );
  // a row is sent only once: if its version was refused, a new batch must load it again
  const ticked = new Set(
    (rows ?? [])
      .filter((row) => {
        const { id } = row.request;
        return row.obstacle === null && !outcomes.has(id) && (chosen.get(id) ?? isTickedAtFirst(row));
      })
      .map(({ request }) => request.id),
  );

  /** Sends the ticked rows one after another. @returns the outcome of each that was sent */
  const decide = async (): Promise<Outcomes> => {
    const picked = (rows ?? []).filter(({ request }) => ticked.has(request.id));
    isStopped.current = false;
    const results = new Map(outcomes);
    for (const [index, row] of picked.entries()) {
      if (isStopped.current) break;
      setSending({ at: index + 1, of: picked.length });
      const refusal = await decideRow(row);
      results.set(row.request.id, refusal ? { refused: refusal.reason } : 'done');
      setOutcomes(new Map(results));
      if (refusal?.isOver) break;
    }
    setSending(null);
    await invalidate('request', 'review', 'review-meeting', ...DECIDED_READS);
    return results;
  };

  return {
    rows,
    unread,
    ticked: ticked as ReadonlySet<number>,
    outcomes,
    sending,
    tick: (id: number, isOn: boolean) => setChosen(new Map(chosen).set(id, isOn)),
    decide,
    stop: () => {
      isStopped.current = true;
    },
  };
}
export type Batch = ReturnType<typeof useBatch>;
