import type { OwnReview } from '@portal/contract';
import { requestType } from '@portal/contract/request-types/lookup';
import type { ReviewHeading } from '@portal/contract/request-types/request-type';
import { REQUEST_STATUS as S } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { queue as words } from '#texts/queue';

/** Statuses in which a reviewer still has to act or wait. */
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

/** A request to review with the progress of the reader's own review; undefined if unknown. */
export interface ReviewItem {
  readonly request: Request;
  readonly own: OwnReview | undefined;
}

/**
 * Groups reviews under the headings of the reviewers' home (spec 3 section 2.1): open ones first, sorted by due date. A
 * group with late reviews comes before the others.
 */
export const reviewSections = (items: readonly ReviewItem[]) =>
  SECTIONS.map(([title, heading]) => ({
    title,
    items: items
      .filter(({ request }) => requestType(request.type).reviewHeading === heading)
      .toSorted(byDueDate),
  }))
    .filter((section) => section.items.length > 0)
    .toSorted((one, other) => Number(hasLate(other.items)) - Number(hasLate(one.items)));

const hasLate = (items: readonly ReviewItem[]): boolean =>
  items.some((item) => isToDo(item) && item.own?.is_late);

/** True if the reader's review is open. If it is unknown, a request under review counts as open. */
export const isToDo = ({ own, request }: ReviewItem): boolean =>
  own?.is_open ?? request.status === S.UNDER_REVIEW;

export const byDueDate = (one: ReviewItem, other: ReviewItem): number =>
  Number(isToDo(other)) - Number(isToDo(one)) || getDue(one).localeCompare(getDue(other));

/** Reviews without a due date come last. */
const getDue = ({ own }: ReviewItem): string => own?.due_date ?? '9999-12-31';
