/** Quarters of Research Match, whose deadlines are their ends in the foundation's time zone (spec 2 section 9). Free of zod. */

export interface Quarter {
  readonly year: number;
  readonly quarter: 1 | 2 | 3 | 4;
}

export interface MatchDeadline extends Quarter {
  /** The last second that counts for the quarter. */
  readonly at: Date;
  /** The quarter in which applications of this one are reviewed. */
  readonly reviewed: Quarter;
}

const LAST_DAYS = [
  [3, 31],
  [6, 30],
  [9, 30],
  [12, 31],
] as const;

/** Year, month and so on of a moment as clocks in `timeZone` show them, read as if they were UTC. */
function wallClock(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
}

/** The moment at which clocks in `timeZone` show `wall`. Twice, since the first guess may lie on the other side of a shift. */
function momentOf(wall: number, timeZone: string): Date {
  let moment = wall;
  for (let round = 0; round < 2; round += 1) moment += wall - wallClock(new Date(moment), timeZone);
  return new Date(moment);
}

const next = ({ year, quarter }: Quarter): Quarter =>
  quarter === 4 ? { year: year + 1, quarter: 1 } : { year, quarter: (quarter + 1) as Quarter['quarter'] };

/** For which quarter an application counts that is submitted at `moment`, and when it is reviewed. */
export function matchDeadline(moment: Date, timeZone: string): MatchDeadline {
  const shown = new Date(wallClock(moment, timeZone));
  const year = shown.getUTCFullYear();
  const quarter = (Math.floor(shown.getUTCMonth() / 3) + 1) as Quarter['quarter'];
  const [month, day] = LAST_DAYS[quarter - 1] ?? LAST_DAYS[3];
  const at = momentOf(Date.UTC(year, month - 1, day, 23, 59, 59), timeZone);
  return { year, quarter, at, reviewed: next({ year, quarter }) };
}

const previous = ({ year, quarter }: Quarter): Quarter =>
  quarter === 1 ? { year: year - 1, quarter: 4 } : { year, quarter: (quarter - 1) as Quarter['quarter'] };

/** The quarter to which a review belongs that is scored at `moment`: the one before. */
export const scoringQuarter = (moment: Date, timeZone: string): Quarter =>
  previous(matchDeadline(moment, timeZone));

/** The first day of the quarter in which `moment` lies, such as '2026-10-01': decisions since then belong to the present cycle. */
export function quarterBegin(moment: Date, timeZone: string): string {
  const { year, quarter } = matchDeadline(moment, timeZone);
  return `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`;
}

/** Such as 'Q3 2026'. */
export const formatQuarter = ({ year, quarter }: Quarter): string => `Q${quarter} ${year}`;
