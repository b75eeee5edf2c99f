import type { TeamMember } from '@portal/contract';
import type { BodyOf } from '@portal/contract/types';
import { api, invalidate } from '@portal/shared-ui/data';

export type MemberBody = BodyOf<'POST /research-team/'>['team'][number];

export const memberBody = (member: TeamMember): MemberBody => ({
  first_name: member.first_name,
  last_name: member.last_name,
  email: member.email,
  institution: member.institution,
  user_role: member.user_role,
  globus_username: member.globus_username,
});

/** Replaces the team of a project. Throws ApiError; paths of field errors begin with `team.` and the place in the list. */
export async function saveTeam(projectId: number, team: MemberBody[]): Promise<void> {
  await api('POST /research-team/', { body: { project_id: projectId, team }, quiet: true });
  await invalidate('research-team', 'request');
}
