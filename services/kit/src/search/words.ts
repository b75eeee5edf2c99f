/** The typed text in the forms that the statement needs. */
import { containsPattern } from '../database/index.ts';

export interface SearchWords {
  readonly text: string;
  /** Two characters have no trigram, so they match only the beginning of a word; otherwise too much would match. */
  readonly isShort: boolean;
  readonly contains: string;
  readonly starts: string;
  readonly startsWord: string;
  /** The digits if only a number was typed (`12-3456789`), else ''. */
  readonly digits: string;
  /** `prefix` is empty if none was typed; `typed` has the leading zeros that `number` leaves out. */
  readonly code?: { readonly prefix: string; readonly typed: string; readonly number: string };
}

const CODE = /^([a-z]{0,4})[\s-]*(0*([1-9]\d{0,9}))(?:-r\d+)?$/i;
const PREFIXES = ['PRJ', 'REQ', 'DS'];

/** @param typed what a person typed into the search box */
export function readWords(typed: string): SearchWords {
  const text = typed.trim().replace(/\s+/g, ' ');
  const contains = containsPattern(text);
  const starts = contains.slice(1);
  return {
    text,
    isShort: text.length < 3,
    contains,
    starts,
    startsWord: `% ${starts}`,
    digits: /^[\d\s.-]+$/.test(text) ? text.replace(/\D/g, '') : '',
    ...parseCode(text),
  };
}

/** Letters with which no code begins are probably misspelled, so only the number counts then. */
function parseCode(text: string): Pick<SearchWords, 'code'> {
  const [, letters = '', typed, number] = CODE.exec(text) ?? [];
  if (!typed || !number) return {};
  const prefix = PREFIXES.find((known) => known === letters.toUpperCase()) ?? '';
  return { code: { prefix, typed, number } };
}
