/** The groups from which a reviewer may be chosen (spec 3 section 6 "Reviewer pickers"; decision 020). */
import {
  findFlow,
  PLAIN_REVIEWER_ROLES,
  REVIEWER_ROLE,
  formatQuarter,
  RM_REVIEWER_ROLES,
  scoringQuarter,
  TISSUE_REVIEWER_ROLES,
  type DecisionFlow,
  type RequestType,
  type ReviewerRole,
  type Role,
} from '@portal/contract';

const GROUPS: Readonly<Record<DecisionFlow, readonly Role[]>> = {
  plain: PLAIN_REVIEWER_ROLES,
  funding: PLAIN_REVIEWER_ROLES,
  research_match: RM_REVIEWER_ROLES,
  tissue: TISSUE_REVIEWER_ROLES,
};

export function reviewerGroups(type: RequestType): readonly Role[] {
  return GROUPS[findFlow(type)];
}

/** Only the Research Match flow has a secondary reviewer. */
export const hasReviewerRole = (type: RequestType, role: ReviewerRole): boolean =>
  role !== REVIEWER_ROLE.SECONDARY || findFlow(type) === 'research_match';

/**
 * Research Match reviews belong to the quarter before the one in which they are made, in the foundation's time zone.
 * @returns such as 'Q3 2026', or null in the other flows
 */
export const findQuarter = (type: RequestType, now: Date, timeZone: string): string | null =>
  findFlow(type) === 'research_match' ? formatQuarter(scoringQuarter(now, timeZone)) : null;
