/** Finds dates in English texts, in any usual notation. */

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MONTH = `(?<month>${MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)\\.?`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?<year>\d{4}|'?\d{2})`;
const GAP = String.raw`[\s,./-]*(?:of\s+|the\s+)?`;

export interface WrittenDate {
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number | undefined;
}

const NAMED = [
  // 4 March 1962, 4th of March
  String.raw`(?<![\d.])${DAY}${GAP}${MONTH}(?![a-z])(?:${GAP}${YEAR}(?!\d))?`,
  // March 4th, 1962; March 4
  String.raw`(?<![a-z])${MONTH}${GAP}${DAY}(?!\d)(?:${GAP}${YEAR}(?!\d))?`,
  // March 1962
  String.raw`(?<![a-z])${MONTH}${GAP}(?<year>\d{4})(?!\d)`,
].map((pattern) => new RegExp(pattern, 'g'));
/** Numeric dates only with a year: 3/4 may be a score. */
const NUMERIC = [
  String.raw`(?<!\d)(?<year>\d{4})\s*[./-]\s*(?<month>\d{1,2})\s*[./-]\s*(?<day>\d{1,2})(?!\d)`,
  String.raw`(?<!\d)(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?!\d)`,
  String.raw`(?<!\d)(?<month>\d{1,2})\s*[./-]\s*(?<day>\d{1,2})\s*[./-]\s*(?<year>\d{4}|\d{2})(?!\d)`,
  String.raw`(?<!\d)(?<day>\d{1,2})\s*[./-]\s*(?<month>\d{1,2})\s*[./-]\s*(?<year>\d{4}|\d{2})(?!\d)`,
  String.raw`(?<![\d./-])(?<month>\d{1,2})\s*[./-]\s*(?<year>\d{4})(?!\d)`,
].map((pattern) => new RegExp(pattern, 'g'));

function readMonth(text: string): number {
  const number = Number(text);
  return Number.isNaN(number) ? MONTHS.findIndex((name) => name.startsWith(text.slice(0, 3))) + 1 : number;
}

/** Every possible reading of each date; `folded` is text normalized by `foldText`. A two-digit year is unchanged. */
export function* findDates(folded: string): Generator<WrittenDate> {
  for (const pattern of [...NAMED, ...NUMERIC])
    for (const { groups = {} } of folded.matchAll(pattern)) {
      const { year, month = '', day } = groups;
      yield {
        year: year === undefined ? undefined : Number(year.replace("'", '')),
        month: readMonth(month),
        day: day === undefined ? undefined : Number(day),
      };
    }
}
