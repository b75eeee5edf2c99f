import type { TeamMember } from '@portal/contract';
import type { BodyOf } from '@portal/contract/types';

export type MemberBody = BodyOf<'POST /research-team/'>['team'][number];

export const memberBody = (member: TeamMember): MemberBody => ({
  first_name: member.first_name,
  last_name: member.last_name,
  email: member.email,
  institution: member.institution,
  user_role: member.user_role,
  globus_username: member.globus_username,
});
