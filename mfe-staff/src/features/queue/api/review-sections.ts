import { REQUEST_STATUS as S, REQUEST_TYPE as T, type RequestType } from '@portal/contract/statuses';
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

const SECTIONS: ReadonlyArray<readonly [title: string, types: readonly RequestType[]]> = [
  [words.researchMatchApplications, [T.RESEARCH_MATCH, T.RESEARCH_MATCH_RENEWAL]],
  [words.autismBrainnetTissueRequests, [T.ABN_TISSUE]],
  [words.pilotRequests, [T.PILOT_TISSUE]],
  [words.dataRequests, [T.DATASET, T.BIOSPECIMEN, T.FUNDING, T.ABN_DATA]],
];

/** A reviewer's requests under the headings of the reviewers' home (spec 3 section 2.1); under review first. */
export function reviewSections(requests: readonly Request[]) {
  return SECTIONS.map(([title, types]) => ({
    title,
    requests: requests
      .filter(({ type }) => types.includes(type))
      .toSorted((one, other) => rank(one) - rank(other)),
  })).filter((section) => section.requests.length > 0);
}

const rank = ({ status }: Request): number => (status === S.UNDER_REVIEW ? 0 : 1);
