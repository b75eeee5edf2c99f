import { LIMITS } from '@portal/contract/limits';
import { useEffect, useRef, useState } from 'react';

export interface ComboOption {
  id: string;
  label: string;
  /** A second line, e.g. the EIN of an institution. */
  description?: string;
}

/** Finds options for a text; '' asks for the default list. Abort it when a newer search comes. */
export type OptionSearch = (text: string, signal: AbortSignal) => Promise<readonly ComboOption[]>;

export interface AsyncOptions {
  options: readonly ComboOption[];
  status: 'idle' | 'loading' | 'failed';
  /** Searches 1 s later from two characters on, else at once. */
  typed: (text: string) => void;
  /** Searches now. */
  load: (text: string) => void;
}

/** Runs the searches of a combobox; only the answer of the newest counts. */
export function useAsyncOptions(search: OptionSearch): AsyncOptions {
  const [options, setOptions] = useState<readonly ComboOption[]>([]);
  const [status, setStatus] = useState<AsyncOptions['status']>('idle');
  const controller = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      controller.current?.abort();
    },
    [],
  );
  const run = async (text: string, signal: AbortSignal) => {
    try {
      const found = await search(text, signal);
      if (signal.aborted) return;
      setOptions(found);
      setStatus('idle');
    } catch {
      if (signal.aborted) return;
      setOptions([]);
      setStatus('failed');
    }
  };
  const load = (text: string) => {
    clearTimeout(timer.current);
    controller.current?.abort();
    controller.current = new AbortController();
    setStatus('loading');
    void run(text, controller.current.signal);
  };
  const typed = (text: string) => {
    clearTimeout(timer.current);
    const wanted = text.trim();
    if (wanted.length < LIMITS.searchMinimum) load('');
    else timer.current = setTimeout(() => load(wanted), LIMITS.comboboxDelay);
  };
  return { options, status, typed, load };
}
