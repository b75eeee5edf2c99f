/**
 * The due date of a review: for requests of the plain flow, a number of days after the assignment, in the foundation's
 * time zone.
 */
import { addDays, dayIn, findFlow, type RequestType } from '@portal/contract';
import { readBranding } from '@portal/common';

export interface AssignmentRules {
  /** The foundation's time zone. */
  readonly timeZone: string;
  readonly reviewDays: number;
}

/** The two weeks stated to researchers. */
const USUAL_DAYS = '14';

/** @throws where `REVIEW_DAYS` is not a number of days */
export function readAssignmentRules(
  variables: Readonly<Record<string, string | undefined>>,
): AssignmentRules {
  const days = variables['REVIEW_DAYS'] || USUAL_DAYS;
  if (!/^[1-9]\d{0,2}$/.test(days)) throw new Error('REVIEW_DAYS must be a number of days from 1 to 999');
  return { timeZone: readBranding(variables).time_zone, reviewDays: Number(days) };
}

/**
 * @returns such as '2026-12-07'; null where nothing is promised: Research Match has windows, tissue requests have no
 * due date
 */
export function findDueDate(
  type: RequestType,
  now: Date,
  { timeZone, reviewDays }: AssignmentRules,
): string | null {
  if (findFlow(type) !== 'plain') return null;
  // The day in the foundation's time zone; in the evening the UTC date may already be the next day.
  return addDays(dayIn(now, timeZone), reviewDays);
}
