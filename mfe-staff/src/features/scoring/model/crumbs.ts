import { review } from '#texts/review';

/** What is above the form. */
export const SCORING_CRUMBS = [{ label: review.page.crumbs, to: '/request' }];
