import type { OwnReview } from '@portal/contract';
import { requestType } from '@portal/contract/request-types/lookup';
import type { ReviewHeading } from '@portal/contract/request-types/request-type';
import { REQUEST_STATUS as S } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { queue as words } from '#texts/queue';

/** Statuses at which a reviewer still has something to do or to wait for. */
export const OPEN_STATUSES = [
  S.SUBMITTED,
  S.UNDER_REVIEW,
  S.REVISIONS_REQUESTED,
  S.REVIEW_MEETING,
  S.CONDITIONALLY_APPROVED,
].join(',');

const SECTIONS: ReadonlyArray<readonly [title: string, heading: ReviewHeading]> = [
  [words.reviews.researchMatch, 'research_match'],
  [words.reviews.tissue, 'tissue'],
  [words.reviews.pilot, 'pilot'],
  [words.reviews.data, 'data'],
  [words.reviews.resource, 'resource'],
];

/** A request to review, with how far one's own review is; undefined where that is not known. */
export interface ReviewItem {
  readonly request: Request;
  readonly own: OwnReview | undefined;
}

/** Under the headings of the reviewers' home (spec 3 section 2.1): open ones first, what is due first before the others. */
export const reviewSections = (items: readonly ReviewItem[]) =>
  SECTIONS.map(([title, heading]) => ({
    title,
    items: items
      .filter(({ request }) => requestType(request.type).reviewHeading === heading)
      .toSorted(byDueDate),
  })).filter((section) => section.items.length > 0);

/** Without a review of one's own that is known, whatever is under review is taken to be open. */
export const isToDo = ({ own, request }: ReviewItem): boolean =>
  own?.is_open ?? request.status === S.UNDER_REVIEW;

export const byDueDate = (one: ReviewItem, other: ReviewItem): number =>
  Number(isToDo(other)) - Number(isToDo(one)) || getDue(one).localeCompare(getDue(other));

/** What has no due date comes after what has one. */
const getDue = ({ own }: ReviewItem): string => own?.due_date ?? '9999-12-31';
