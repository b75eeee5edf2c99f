import { LIMITS } from '@portal/contract/limits';
import { PLAIN_REVIEWER_ROLES, RM_REVIEWER_ROLES } from '@portal/contract/roles';
import {
  RESEARCH_MATCH_TYPES,
  REVIEWER_ROLE,
  TISSUE_TYPES,
  type ReviewerRole,
} from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { request as words } from '#texts/request';

/** The groups from which reviewers are chosen (spec 3 section 6). */
export function listGroups(type: Request['type']): readonly string[] {
  if (RESEARCH_MATCH_TYPES.includes(type)) return RM_REVIEWER_ROLES;
  if (TISSUE_TYPES.includes(type)) return ['abn_reviewer', ...PLAIN_REVIEWER_ROLES];
  return PLAIN_REVIEWER_ROLES;
}

export interface ReviewerKind {
  readonly role: ReviewerRole;
  readonly label: string;
  readonly people: Request['review_users'];
  /** True if no further person can be assigned. */
  readonly isFull: boolean;
}

/** The reviewer roles of the request, in panel order. */
export function listReviewerKinds({ type, review_users: reviewers }: Request): ReviewerKind[] {
  const isResearchMatch = RESEARCH_MATCH_TYPES.includes(type);
  const kinds: readonly { role: ReviewerRole; label: string }[] = [
    { role: REVIEWER_ROLE.PRIMARY, label: words.reviewers.primary },
    ...(isResearchMatch ? [{ role: REVIEWER_ROLE.SECONDARY, label: words.reviewers.secondary }] : []),
    { role: REVIEWER_ROLE.OTHER, label: isResearchMatch ? words.reviewers.other : words.reviewers.title },
  ];
  return kinds.map((kind) => {
    const people = reviewers.filter((person) => person.reviewer_role === kind.role);
    const most = kind.role === REVIEWER_ROLE.OTHER ? LIMITS.otherReviewers : 1;
    return { ...kind, people, isFull: people.length >= most };
  });
}
