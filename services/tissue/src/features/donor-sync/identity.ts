/** Whether a text to be stored identifies the donor. The source's record contains names and numbers to compare with. */
import { containsOldAge } from './ages-in-text.ts';
import { findDates } from './dates-in-text.ts';
import { foldSigns, foldText, readWords } from './fold-text.ts';

/** Where the source's record contains identifying data. Read only for this comparison, and never stored. */
const IDENTITY = ['record_no', 'person'];
/** Shorter words, such as Li or An, occur everywhere: they count only where they are written like a name. */
const SHORTEST = 3;
/** Fewer digits would match any measurement. */
const FEWEST_DIGITS = 5;
/** Length of a phone number without country and area code. */
const LOCAL_DIGITS = 7;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})/;
const TITLE = /(?:^|[^\p{L}])(?:mr|mrs|ms|miss|mx|dr|prof|master|sir|madam|patient|donor)\.?\s*$/iu;

interface Identity {
  /** Normalized, each as one word without gaps. */
  readonly names: ReadonlySet<string>;
  readonly shortNames: ReadonlySet<string>;
  readonly digits: readonly string[];
  readonly dates: readonly (readonly [year: number, month: number, day: number])[];
}

function* leaves(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'number') yield String(value);
  else if (typeof value === 'object' && value) for (const part of Object.values(value)) yield* leaves(part);
}

const onlyDigits = (text: string): string => text.replaceAll(/\D/g, '');

function readIdentity(record: unknown): Identity {
  const values = IDENTITY.flatMap((field) => [
    ...leaves((record as Record<string, unknown> | null)?.[field]),
  ]);
  const dates = values.flatMap((value) => {
    const [, year, month, day] = ISO_DATE.exec(value) ?? [];
    return year ? [[Number(year), Number(month), Number(day)] as const] : [];
  });
  const others = values.filter((value) => !ISO_DATE.test(value));
  // Also each part of a person's name: a summary rarely contains the full name.
  const words = others.flatMap((value) => [
    readWords(value).join(''),
    ...(/\d/.test(value)
      ? []
      : [...readWords(value), ...value.split(/\s+/).map((word) => readWords(word).join(''))]),
  ]);
  return {
    names: new Set(words.filter((word) => word.length >= SHORTEST)),
    shortNames: new Set(words.filter((word) => word.length > 0 && word.length < SHORTEST)),
    digits: others
      .map((value) => onlyDigits(foldText(value)))
      .filter(({ length }) => length >= FEWEST_DIGITS),
    dates,
  };
}

/** Adjacent words may form one name: Smith-Jones, O Neill, AN 1234. */
function containsName(text: string, names: ReadonlySet<string>): boolean {
  const longest = Math.max(0, ...[...names].map(({ length }) => length));
  const words = readWords(text);
  return words.some((_word, start) => {
    let joined = '';
    for (let at = start; at < words.length && joined.length < longest; at += 1) {
      joined += words[at];
      if (names.has(joined)) return true;
    }
    return false;
  });
}

/** After a title, before a possessive, or capitalized within a sentence. */
function containsShortName(text: string, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false;
  const signs = foldSigns(text);
  for (const { 0: word, index } of signs.matchAll(/\p{L}+/gu)) {
    if (!names.has(foldText(word))) continue;
    const before = signs.slice(0, index);
    const after = signs.slice(index + word.length);
    if (TITLE.test(before)) return true;
    if (word.length === 1 || !/^\p{Lu}/u.test(word)) continue;
    if (/^'s(?!\p{L})/u.test(after) || !/(?:^|[.!?:\n"])\s*$/.test(before)) return true;
  }
  return false;
}

/** Compares digits, ignoring separators within a number. */
function containsDigits(folded: string, digits: readonly string[]): boolean {
  if (digits.length === 0) return false;
  return (folded.match(/\d(?:[\s().+/-]*\d)*/g) ?? []).some((run) => {
    const given = onlyDigits(run);
    return digits.some(
      (number) => given.includes(number) || (given.length >= LOCAL_DIGITS && number.endsWith(given)),
    );
  });
}

const isSameYear = (written: number, year: number): boolean => written === year || written === year % 100;

/** A year alone does not identify a donor; a month with its year or with its day counts as a date of the donor. */
const containsDate = (folded: string, dates: Identity['dates']): boolean =>
  dates.length > 0 &&
  [...findDates(folded)].some((written) =>
    dates.some(
      ([year, month, day]) =>
        written.month === month &&
        (written.day === undefined || written.day === day) &&
        (written.year === undefined || isSameYear(written.year, year)),
    ),
  );

/** @returns names of the texts that contain one of the donor's names, dates or numbers, or an age above 89 */
export function findIdentity(
  record: unknown,
  texts: readonly (readonly [name: string, value: unknown])[],
): string[] {
  const { names, shortNames, digits, dates } = readIdentity(record);
  const contains = (text: string): boolean => {
    const folded = foldText(text);
    return (
      containsName(text, names) ||
      containsShortName(text, shortNames) ||
      containsDigits(folded, digits) ||
      containsDate(folded, dates) ||
      containsOldAge(folded)
    );
  };
  return texts.filter(([, value]) => [...leaves(value)].some(contains)).map(([name]) => name);
}
