import { useEffect, useState } from 'react';
import { LIMITS } from '@portal/contract/limits';
import { api } from '@portal/shared-ui/data';
import type { HistoryEntry } from './audit-entries.ts';
import type { Institution } from './institution-parts.ts';

async function readAll(files: readonly string[], signal: AbortSignal): Promise<HistoryEntry[]> {
  const answers = await Promise.all(
    files.map((pk) =>
      api('GET /history/', { query: { pk, model: 'file', limit: 500 }, signal, silent: true }),
    ),
  );
  return answers.flatMap(({ data }) => data.results);
}

/** Steps of the institution's agreements, read again every two seconds: signing writes the agreement, not the institution. */
export function useAgreementHistory(institution: Institution): readonly HistoryEntry[] {
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([]);
  const keys = (institution.files ?? []).map(({ id }) => id).join();
  useEffect(() => {
    if (keys === '') return undefined;
    const controller = new AbortController();
    const read = () =>
      readAll(keys.split(','), controller.signal).then(setEntries, () => {
        // the institution's own steps are on screen; the next reading may bring these
      });
    void read();
    const timer = setInterval(() => void read(), LIMITS.historyPoll);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [keys]);
  return entries;
}
