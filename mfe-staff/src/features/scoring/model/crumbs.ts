import { review } from '#texts/review';

export const SCORING_CRUMBS = [{ label: review.page.crumbs, to: '/request' }];
