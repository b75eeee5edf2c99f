import { LIMITS } from '@portal/contract/limits';
import { useEffect, useMemo, useRef, useState } from 'react';

/** Letters without their accents, as people type them. */
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
  /** The choice of none of them, which is no result of the search. */
  isNone?: true;
}

/** Finds options for a text; '' asks for the default list. Abort it when a newer search comes. */
export type OptionSearch = (text: string, signal: AbortSignal) => Promise<readonly ComboOption[]>;

export interface AsyncOptions {
  /** What may be chosen now: each fits what was typed. */
  options: readonly ComboOption[];
  /** `loading` from the first key on until the answer to what is in the box has come. */
  status: 'idle' | 'loading' | 'failed';
  /** Searches 1 s later from two characters on, else immediately. */
  typed: (text: string) => void;
  /** Searches now. */
  load: (text: string) => void;
}

interface Answer {
  /** The search that it answers; undefined before the first. */
  text: string | undefined;
  options: readonly ComboOption[];
  hasFailed: boolean;
}

const NO_ANSWER: Answer = { text: undefined, options: [], hasFailed: false };

/** One character asks for the default list as none does. */
const searchFor = (query: string) => (query.length < LIMITS.searchMinimum ? '' : query);

/**
 * Runs the searches of a combobox; only the answer of the newest counts. Until it is there, what is known already is
 * narrowed to what was typed, so that a quick hand finds a short list's entry immediately and never takes one of another text.
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
