import type { TeamMember } from '@portal/contract';
import { TEAM_WARNING_LABELS } from '@portal/contract/team-warnings';

export const memberName = (member: Pick<TeamMember, 'first_name' | 'last_name'>): string =>
  `${member.first_name} ${member.last_name}`;

/** Members who are on the team now; the API also returns removed ones, with their removal date. */
export const currentMembers = <Member extends Pick<TeamMember, 'removal_date'>>(
  members: readonly Member[],
): Member[] => members.filter((member) => !member.removal_date);

/** What a member lacks, in a few words per item. */
export const memberLacks = (member: TeamMember): string[] =>
  member.warnings.map((warning) => TEAM_WARNING_LABELS[warning]);
