import { review } from '#texts/review';

export const SCORING_BREADCRUMBS = [{ label: review.page.crumbs, to: '/request' }];
