import { LIMITS } from '@portal/contract/limits';
import type { ReviewWindowKind } from '@portal/contract/request-types/request-type';
import { fill } from '@portal/shared-ui';
import { api, useApi } from '@portal/shared-ui/data';
import { notify } from '@portal/shared-ui/toaster';
import { useWrite, useWriteSteps } from '@portal/shared-ui/write';
import { useState } from 'react';
import {
  countAdded,
  countShort,
  listAssignments,
  listChosen,
  listOpen,
  toggle,
  type Changes,
  type MatrixRow,
  type Outcomes,
} from './matrix.ts';
import { assignment as words } from '#texts/assignment';

const INVALIDATES = ['review', 'request', 'rm-application', 'abn-request', 'workload', 'history'];

export type Matrix = ReturnType<typeof useMatrix>;

/** Suggestions for the requests, manual changes, and the result of each request after sending. */
export function useMatrix(
  ids: readonly number[],
  window: ReviewWindowKind | undefined,
  onDone: (done: readonly number[]) => void,
) {
  const [perRequest, setPerRequest] = useState(1);
  const [changes, setChanges] = useState<Changes>(new Map());
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const { data, error, reload } = useApi('GET /reviewer-suggestion/', {
    query: { request__in: ids.slice(0, LIMITS.bulkRows).join(','), per_request: perRequest, window },
    silent: true,
    // no refresh on focus, so that rows do not move under the pointer
    swr: { revalidateOnFocus: false, keepPreviousData: true },
  });
  const open = data ? listOpen(data, outcomes) : [];
  const rows = listAssignments(open, changes);
  const write = useWrite('POST /request/bulk/', {
    isSilent: true,
    invalidates: INVALIDATES,
  });
  const undo = useUndoAll();
  /** Assigns the chosen reviewers. `then` runs once every request got its reviewers. */
  const send = async (then?: () => void) => {
    // saves the choice before sending: refused rows must not switch to newer suggestions
    setChanges(new Map([...changes, ...open.map((row) => [row.id, listChosen(row, changes)] as const)]));
    await write.send(
      { body: { command: 'assign_reviewers', rows } },
      {
        onDone: async ({ data: report }) => {
          const results = report.results.map(
            ({ id, outcome, detail }) =>
              [id, outcome === 'done' ? null : (detail ?? words.noReason)] as const,
          );
          const all = new Map([...outcomes, ...results]);
          setOutcomes(all);
          if (report.refused === 0) {
            const assigned = new Set(
              rows.flatMap(({ reviewers }) => reviewers.map(({ reviewer }) => reviewer)),
            );
            notify.success({
              title: fill(words.allDone, { count: report.done }),
              description: (data?.people ?? [])
                .flatMap(({ id, display_name: name }) => (assigned.has(id) ? [name] : []))
                .join(', '),
              undo: undo(rows),
            });
            onDone(listDone(all));
            then?.();
          } else await reload();
        },
      },
    );
  };
  return {
    data,
    error,
    reload,
    perRequest,
    setPerRequest,
    outcomes,
    open,
    added: countAdded(open, changes),
    lacking: open.filter((row) => countShort(row, changes) > 0).length,
    listChosen: (row: MatrixRow) => listChosen(row, changes),
    countShort: (row: MatrixRow) => countShort(row, changes),
    toggle: (row: MatrixRow, person: number) =>
      setChanges(new Map(changes).set(row.id, toggle(listChosen(row, changes), person))),
    count: rows.reduce((sum, { reviewers }) => sum + reviewers.length, 0),
    isBusy: write.isBusy,
    failure: write.failure,
    send,
  };
}

export const listDone = (outcomes: Outcomes): number[] =>
  [...outcomes].flatMap(([id, reason]) => (reason === null ? [id] : []));

/** Undoes each assignment in a separate call; the server refuses those whose time to undo is over. */
function useUndoAll() {
  const { run } = useWriteSteps<{ count: number; undone: number }>({
    invalidates: INVALIDATES,
    isParallel: true,
    failureTitle: true,
  });
  const undoAll = async (assigned: ReturnType<typeof listAssignments>) => {
    const chosen = new Map(assigned.map(({ id, reviewers }) => [id, reviewers.map((one) => one.reviewer)]));
    const { data } = await api('GET /request/', {
      query: { id__in: [...chosen.keys()].join(','), limit: chosen.size },
      quiet: true,
    });
    const reviews = data.results.flatMap(({ id, review_users: people }) =>
      people.filter((person) => chosen.get(id)?.includes(person.id)).map((person) => person.review_id),
    );
    const answers = await Promise.allSettled(
      reviews.map((id) => api('POST /review/{id}/undo/', { params: { id }, quiet: true })),
    );
    const refused = answers.filter((answer) => answer.status === 'rejected');
    if (refused[0] && refused.length === answers.length) throw refused[0].reason;
    return { count: answers.length, undone: answers.length - refused.length };
  };
  return (assigned: ReturnType<typeof listAssignments>) => () =>
    void run(() => undoAll(assigned), { done: (sum) => ({ title: fill(words.undone, sum) }) });
}
