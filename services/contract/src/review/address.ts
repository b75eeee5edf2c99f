/** The page on which a review is written. */
import { requestType } from '../request-types/lookup.ts';

/** The panel of the request's page in which reviews without scores are written. */
export const REVIEW_PANEL_ID = 'admin';
/** The part of the scoring page with the form, below the application on narrow screens. */
export const SCORING_FORM_ID = 'own-review';

/**
 * Whether requests of the type are scored, on a page of their own (spec 3 section 2.7); others are reviewed in text
 * only.
 */
export const hasScoringPage = (type: number): boolean => requestType(type).rubric !== null;

/**
 * Where a reviewer writes the review: the form of the scoring page, or the panel of the request's page. Mails,
 * notifications and reviewers' home link to it.
 */
export const reviewAddress = ({ id, type }: { readonly id: number; readonly type: number }): string => {
  const { rubric } = requestType(type);
  if (rubric === null) return `/request/${id}#${REVIEW_PANEL_ID}`;
  return `/${rubric.key === 'tissue' ? 'abn-review' : 'review'}/${id}#${SCORING_FORM_ID}`;
};
