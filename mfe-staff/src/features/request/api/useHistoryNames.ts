import type { Request } from '@portal/contract/types';
import { useList } from '@portal/shared-ui/data';
import { knownNames, unnamedPeople, type HistoryEntry, type Names } from './names.ts';

/** Names of everybody in the history; those whom the request does not name, such as former reviewers, are asked for. */
export function useHistoryNames(request: Request, history: readonly HistoryEntry[]): Names {
  const known = knownNames(request, history);
  const unnamed = unnamedPeople(history, known);
  const { rows } = useList(
    'GET /person/',
    { id__in: unnamed.join(','), limit: 200 },
    {
      enabled: unnamed.length > 0,
      silent: true,
      swr: { revalidateOnFocus: false, revalidateIfStale: false },
    },
  );
  return {
    ...known,
    people: new Map([...rows.map(({ id, display_name }) => [id, display_name] as const), ...known.people]),
  };
}
