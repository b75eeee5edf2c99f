import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '@portal/contract/limits';
import type { ResponseOf } from '@portal/contract/types';
import { api } from '@portal/shared-ui/data';

export type Found = ResponseOf<'GET /search/'>;
export type FoundRow = Found['results'][number];
export type SearchStatus = 'idle' | 'searching' | 'failed' | 'found';
interface State {
  readonly status: SearchStatus;
  /** The text of the last search; '' while there is none. */
  readonly searched: string;
  readonly found: Found;
}

const NOTHING: State = { status: 'idle', searched: '', found: { results: [], incomplete: false } };

/**
 * Searches from two characters on; outdated answers are dropped.
 * @param delay milliseconds after the last key: a second in the header (spec 1 section 9)
 */
export function useGlobalSearch(delay: number = LIMITS.searchDelay) {
  const [state, setState] = useState(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    running.current?.abort();
  };
  useEffect(() => stop, []);

  const search = async (q: string) => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    setState({ ...NOTHING, searched: q, status: 'searching' });
    try {
      const { data } = await api('GET /search/', { query: { q }, silent: true, signal: controller.signal });
      if (!controller.signal.aborted) setState({ status: 'found', searched: q, found: data });
    } catch {
      if (!controller.signal.aborted) setState({ ...NOTHING, searched: q, status: 'failed' });
    }
  };

  const type = (text: string) => {
    stop();
    const wanted = text.trim();
    const isSearched = wanted.length >= LIMITS.searchMinimum;
    // results for another text are cleared immediately, because they could be chosen by mistake
    setState(isSearched ? { ...NOTHING, status: 'searching' } : NOTHING);
    if (isSearched) timer.current = setTimeout(() => void search(wanted), delay);
  };
  /** Searches without delay, when Enter is pressed. */
  const searchNow = (text: string) => {
    const wanted = text.trim();
    if (wanted.length >= LIMITS.searchMinimum) void search(wanted);
  };
  return { ...state, type, searchNow };
}
