/**
 * Research Match quarters. A quarter's deadline is its last second in the foundation's time zone (spec 2 section 9).
 */
import { fillText, translatable } from '../words/words.ts';
import { dayIn, endDay, findMoment, lastOfMonth } from './days.ts';

export interface Quarter {
  readonly year: number;
  readonly quarter: 1 | 2 | 3 | 4;
}

export interface MatchDeadline extends Quarter {
  /** The last second that counts for the quarter. */
  readonly at: Date;
  /** The quarter in which this quarter's applications are reviewed. */
  readonly reviewed: Quarter;
}

const next = ({ year, quarter }: Quarter): Quarter =>
  quarter === 4 ? { year: year + 1, quarter: 1 } : { year, quarter: (quarter + 1) as Quarter['quarter'] };

/** The quarter for which an application submitted at `moment` counts, and the quarter in which it is reviewed. */
export function matchDeadline(moment: Date, timeZone: string): MatchDeadline {
  const [year = 0, month = 1] = dayIn(moment, timeZone).split('-').map(Number);
  const quarter = Math.ceil(month / 3) as Quarter['quarter'];
  const at = findMoment(endDay(lastOfMonth(year, quarter * 3)), timeZone);
  return { year, quarter, at, reviewed: next({ year, quarter }) };
}

const previous = ({ year, quarter }: Quarter): Quarter =>
  quarter === 1 ? { year: year - 1, quarter: 4 } : { year, quarter: (quarter - 1) as Quarter['quarter'] };

/** The quarter of a review that is scored at `moment`: the previous one. */
export const scoringQuarter = (moment: Date, timeZone: string): Quarter =>
  previous(matchDeadline(moment, timeZone));

/**
 * The first day of the quarter that contains `moment`, such as '2026-10-01'. Decisions since that day belong to the
 * current cycle.
 */
export function findQuarterStart(moment: Date, timeZone: string): string {
  const { year, quarter } = matchDeadline(moment, timeZone);
  return `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`;
}

/** Format: 'Q3 2026'. */
export const formatQuarter = ({ year, quarter }: Quarter): string => `Q${quarter} ${year}`;

const NAMES: Readonly<Record<string, string>> = /*#__PURE__*/ translatable('quarters', {
  Q1: 'Q1 {year}',
  Q2: 'Q2 {year}',
  Q3: 'Q3 {year}',
  Q4: 'Q4 {year}',
});
/** A stored quarter as text in the reader's language. */
export function nameQuarter(stored: string): string {
  const [quarter = '', year = ''] = stored.split(' ');
  const name = NAMES[quarter];
  return name === undefined ? stored : fillText(name, { year });
}
