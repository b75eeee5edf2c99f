import type { HistorySubject } from '@portal/contract/request-types/history-words';
import { requestAnswers } from '@portal/contract/request-types/request-answers';
import type { Request, ResponseOf } from '@portal/contract/types';

export type HistoryEntry = ResponseOf<'GET /history/'>['results'][number];

/** What numbers and names of the history stand for. */
export interface Names {
  /** Whose answers they are. */
  readonly subject: HistorySubject;
  readonly people: ReadonlyMap<number, string>;
  readonly datasets: ReadonlyMap<string, string>;
}

/** Names that the request itself and the authors of its history give. */
export function knownNames(request: Request, history: readonly HistoryEntry[]): Names {
  const people = [
    request.owner,
    ...request.review_users,
    ...(request.comments ?? []).map(({ author }) => author),
    ...history.flatMap(({ modifier }) => (modifier ? [modifier] : [])),
  ];
  return {
    subject: {
      type: request.type,
      ...(request.details ? { form: requestAnswers(request.details).form } : {}),
    },
    people: new Map([
      ...people.map(({ id, display_name }) => [id, display_name] as const),
      ...(request.access_control_list ?? []).map(
        ({ user_id, display_name }) => [user_id, display_name] as const,
      ),
    ]),
    datasets: new Map((request.datasets ?? []).map(({ id, display_name }) => [id, display_name])),
  };
}

const PERSON = /^(user|reviewer|owner|author)_id$|^decided_by$/;
export const isPerson = (field: string): boolean => PERSON.test(field);

/** People of the history whose names must still be asked for, each once, in order. */
export function unnamedPeople(history: readonly HistoryEntry[], { people }: Names): number[] {
  const ids = history.flatMap(({ changes }) =>
    Object.entries(changes)
      .filter(([field]) => isPerson(field))
      .flatMap(([, pair]) => pair)
      .filter((id): id is number => typeof id === 'number' && !people.has(id)),
  );
  return [...new Set(ids)].toSorted((one, other) => one - other);
}
