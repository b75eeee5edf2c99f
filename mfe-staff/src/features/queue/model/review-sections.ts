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

/** A reviewer's requests under the headings of the reviewers' home (spec 3 section 2.1); under review first. */
export function reviewSections(requests: readonly Request[]) {
  return SECTIONS.map(([title, heading]) => ({
    title,
    requests: requests
      .filter(({ type }) => requestType(type).reviewHeading === heading)
      .toSorted((one, other) => rank(one) - rank(other)),
  })).filter((section) => section.requests.length > 0);
}

const rank = ({ status }: Request): number => (status === S.UNDER_REVIEW ? 0 : 1);
