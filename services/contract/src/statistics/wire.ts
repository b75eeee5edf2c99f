/** `GET /public/statistics/`: number of requests, their decisions and decision times (decision 385). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { LIMITS } from '../basics/limits.ts';
import { DateOnly } from '../api/primitives.ts';
import { RequestTypeNumber } from '../request/numbers.wire.ts';

/** Smaller counts are not published: they could identify individuals. */
export const SMALLEST_SHOWN_COUNT = LIMITS.smallestShownCount;
/** Number of reported quarters, including the current one. */
export const STATISTICS_QUARTERS = 12;

const Count = z.int().min(0).nullable().describe('null for 1 to 4');
const Decided = z.object({
  submitted: Count,
  decided: Count,
  /** Share of approvals among first decisions, 0 to 1; null for fewer than five decisions. */
  approved_share: z.number().min(0).max(1).nullable(),
  /** Median number of days from first submission to first decision; null for fewer than five decisions. */
  days_to_decision: z.int().min(0).nullable(),
});

export const PublicStatistics = z.object({
  /** First day of the first quarter. */
  since: DateOnly,
  /** Totals by type over the whole period; types without a request are omitted. */
  types: z.array(Decided.extend({ type: RequestTypeNumber })),
  /**
   * Oldest first, without gaps. A request counts in the quarter of its first submission, a decision in the quarter it
   * was made.
   */
  quarters: z
    .array(
      Decided.extend({
        /** Format: 'Q3 2026'. */
        quarter: z.string(),
        types: z.array(z.object({ type: RequestTypeNumber, submitted: Count })),
      }),
    )
    .length(STATISTICS_QUARTERS),
});
export type PublicStatistics = z.infer<typeof PublicStatistics>;

export const publicStatisticsEndpoints = defineEndpoints({
  'GET /public/statistics/': {
    service: 'researcher',
    summary:
      'Requests by type and quarter, share approved and days to a decision; for visitors while the feature is on',
    access: 'anyone',
    response: PublicStatistics,
    // While the feature is off, for everyone but staff.
    errors: ['NOT_FOUND'],
  },
});
