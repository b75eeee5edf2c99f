/** Where a review is written. */
import { requestType } from '../request-types/lookup.ts';

/** Whether requests of the type are scored on a page of their own (spec 3 section 2.7), by the rubric of tissue. */
export const hasScoringPage = (type: number): boolean => requestType(type).rubric?.key === 'tissue';

/** Where a reviewer of the request scores it: what mails, the bell and the home of reviewers lead to. */
export const reviewAddress = ({ id, type }: { readonly id: number; readonly type: number }): string =>
  hasScoringPage(type) ? `/abn-review/${id}` : `/request/${id}`;
