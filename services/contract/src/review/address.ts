/** Where a review is written. */
import { requestType } from '../request-types/lookup.ts';

/** Whether requests of the type are scored, and so have a page for it (spec 3 section 2.7); others are reviewed in words. */
export const hasScoringPage = (type: number): boolean => requestType(type).rubric !== null;

/** Where a reviewer of the request scores it: what mails, the bell and the home of reviewers lead to. */
export const reviewAddress = ({ id, type }: { readonly id: number; readonly type: number }): string => {
  const { rubric } = requestType(type);
  if (rubric === null) return `/request/${id}`;
  return rubric.key === 'tissue' ? `/abn-review/${id}` : `/review/${id}`;
};
