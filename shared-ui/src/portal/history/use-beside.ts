import { useEffect, useState } from 'react';
import type { HistoryModel } from '@portal/contract/histories';
import { LIMITS } from '@portal/contract/limits';
import { api } from '../data/index.ts';
import type { HistoryEntry } from './steps.ts';

/** Other objects whose steps are in a trail, such as the agreements of an institution. */
export interface Beside {
  readonly model: HistoryModel;
  readonly pks: readonly string[];
  /** Labels by key, for objects of the same kind as the main object: the code of a renewal. */
  readonly labels?: Readonly<Record<string, string>>;
}

const NONE: readonly HistoryEntry[] = [];

/** History rows of the other objects, read every two seconds, because their changes do not change the main object. */
export function useBeside({ model, pks }: Beside): readonly HistoryEntry[] {
  const [entries, setEntries] = useState(NONE);
  const keys = pks.join();
  useEffect(() => {
    if (keys === '') return undefined;
    const controller = new AbortController();
    const readOne = (pk: string) =>
      api('GET /history/', { query: { pk, model, limit: 500 }, signal: controller.signal, silent: true });
    const read = () =>
      Promise.all(keys.split(',').map(readOne)).then(
        (answers) =>
          setEntries(answers.flatMap(({ data }) => data.results).filter((row) => row.model === model)),
        () => {
          // the object's own steps stay on screen; the next poll may load these
        },
      );
    void read();
    const timer = setInterval(() => void read(), LIMITS.historyPoll);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [keys, model]);
  return keys === '' ? NONE : entries;
}
