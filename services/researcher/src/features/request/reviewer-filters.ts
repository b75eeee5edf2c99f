import { findGrant, forbidden, type Handler } from '@portal/kit';
import { asksAboutReview } from './request.filters.ts';
import { requestPolicy } from './request.policy.ts';

/** Researchers must not learn who reviews, so they must not find it out with filters either. */
export const refuseReviewerFilters = (handler: Handler): Handler => ({
  ...handler,
  run: async (call) => {
    const asks = Object.entries(call.query as unknown as Record<string, unknown>).some(
      ([key, value]) => asksAboutReview(key) && value !== undefined,
    );
    if (asks && findGrant(requestPolicy as never, 'see_reviewers', call.actor).length === 0)
      throw forbidden();
    return handler.run(call);
  },
});
