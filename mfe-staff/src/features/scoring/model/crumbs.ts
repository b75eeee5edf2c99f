import { review } from '#texts/review';

/** What stands above the form. */
export const SCORING_CRUMBS = [{ label: review.page.crumbs, to: '/request' }];
