/** `GET /public/statistics/`: how many requests come, how they are decided and how long that takes (decision 385). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { LIMITS } from '../basics/limits.ts';
import { DateOnly } from '../api/primitives.ts';
import { RequestTypeNumber } from '../request/numbers.wire.ts';

/** Nothing is said of fewer requests: they could reveal single people. */
export const SMALLEST_SHOWN_COUNT = LIMITS.smallestShownCount;
/** Quarters that are reported, the present one included. */
export const STATISTICS_QUARTERS = 12;

const Count = z.int().min(0).nullable().describe('null for 1 to 4');
const Decided = z.object({
  submitted: Count,
  decided: Count,
  /** Of the first decisions, from 0 to 1; null of fewer than five. */
  approved_share: z.number().min(0).max(1).nullable(),
  /** Median of the days from the first submission to the first decision; null of fewer than five decisions. */
  days_to_decision: z.int().min(0).nullable(),
});

export const PublicStatistics = z.object({
  /** First day of the first quarter. */
  since: DateOnly,
  /** Of the whole time, by type; types without a request are left out. */
  types: z.array(Decided.extend({ type: RequestTypeNumber })),
  /** Oldest first, without gaps. A request counts in the quarter of its first submission, a decision in its own. */
  quarters: z
    .array(
      Decided.extend({
        /** Such as 'Q3 2026'. */
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
    // While the feature is off, for the person who is no staff.
    errors: ['NOT_FOUND'],
  },
});
