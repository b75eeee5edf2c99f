/** By which day a review is due: of plain requests so many days after the assignment, by the foundation's clock. */
import { addDays, dayIn, findFlow, type RequestType } from '@portal/contract';
import { readBranding } from '@portal/common';

export interface AssignmentRules {
  /** The foundation's. */
  readonly timeZone: string;
  readonly reviewDays: number;
}

/** The two weeks that researchers read about. */
const USUAL_DAYS = '14';

/** @throws where `REVIEW_DAYS` is no number of days */
export function readAssignmentRules(
  variables: Readonly<Record<string, string | undefined>>,
): AssignmentRules {
  const days = variables['REVIEW_DAYS'] || USUAL_DAYS;
  if (!/^[1-9]\d{0,2}$/.test(days)) throw new Error('REVIEW_DAYS must be a number of days from 1 to 999');
  return { timeZone: readBranding(variables).time_zone, reviewDays: Number(days) };
}

/** @returns such as '2026-12-07'; null where nothing was promised: Research Match has its window, tissue no promise */
export function findDueDate(
  type: RequestType,
  now: Date,
  { timeZone, reviewDays }: AssignmentRules,
): string | null {
  if (findFlow(type) !== 'plain') return null;
  // As clocks of the foundation show the day: a UTC evening is still the day before there.
  return addDays(dayIn(now, timeZone), reviewDays);
}
