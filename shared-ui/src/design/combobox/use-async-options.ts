import { LIMITS } from '@portal/contract/limits';
import { useEffect, useMemo, useRef, useState } from 'react';

/** Removes accents and upper case, because people search without them. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase();

/** Whether the option contains every word of `typed`, in any order; upper case and accents do not matter. */
function containsWords(
  { label, description = '' }: { readonly label: string; readonly description?: string },
  typed: string,
): boolean {
  const text = plain(`${label} ${description}`);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export interface ComboOption {
  id: string;
  label: string;
  /** A second line, e.g. the EIN of an institution. */
  description?: string;
  /** The option "none of them", which is not a search result. */
  isNone?: true;
}

/** Finds options for a text; '' requests the default list. The signal aborts when a newer search starts. */
export type OptionSearch = (text: string, signal: AbortSignal) => Promise<readonly ComboOption[]>;

export interface AsyncOptions {
  /** The options that can be chosen now; all match the typed text. */
  options: readonly ComboOption[];
  /** `loading` from the first key press until the options for the typed text have arrived. */
  status: 'idle' | 'loading' | 'failed';
  /** Searches after 1 s if the text has two or more characters, otherwise immediately. */
  typed: (text: string) => void;
  load: (text: string) => void;
}

interface Answer {
  /** The search text of this answer; undefined before the first search. */
  text: string | undefined;
  options: readonly ComboOption[];
  hasFailed: boolean;
}

const NO_ANSWER: Answer = { text: undefined, options: [], hasFailed: false };

/** One character requests the default list, like an empty text. */
const searchFor = (query: string) => (query.length < LIMITS.searchMinimum ? '' : query);

/**
 * Runs the searches of a combobox and ignores all answers except the newest. Until it arrives, the known options are
 * filtered by the typed text. A fast typist finds an entry of a short list immediately, and never picks one that
 * belongs to another text.
 */
export function useAsyncOptions(search: OptionSearch): AsyncOptions {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState(NO_ANSWER);
  const [isAsked, setAsked] = useState(false);
  const controller = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    controller.current?.abort();
  };
  useEffect(() => stop, []);

  const run = async (text: string, signal: AbortSignal) => {
    const found = await search(text, signal).catch(() => null);
    if (signal.aborted) return;
    setAnswer({ text, options: found ?? [], hasFailed: found === null });
    setAsked(false);
  };
  const ask = (text: string) => {
    stop();
    controller.current = new AbortController();
    setAsked(true);
    void run(text, controller.current.signal);
  };
  const load = (text: string) => {
    setQuery(text);
    ask(searchFor(text));
  };
  const typed = (text: string) => {
    stop();
    const wanted = text.trim();
    setQuery(wanted);
    setAsked(true);
    if (searchFor(wanted) === '') ask('');
    else timer.current = setTimeout(() => ask(wanted), LIMITS.comboboxDelay);
  };

  const isAnswered = answer.text === query;
  const options = useMemo(
    () => (isAnswered ? answer.options : answer.options.filter((option) => containsWords(option, query))),
    [isAnswered, answer.options, query],
  );
  return { options, status: isAsked ? 'loading' : answer.hasFailed ? 'failed' : 'idle', typed, load };
}
