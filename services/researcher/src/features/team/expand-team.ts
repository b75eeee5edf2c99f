import type { Project, TeamMember } from '@portal/contract';
import type { Reads } from '@portal/kit';
import { PersonView } from '../../models/index.ts';

type TeamProject = Pick<Project, 'id' | 'sfari_project_id' | 'title'>;

/** Members of one project with the relations that were asked for: `project`, and `user`, the account of each. */
export async function expandTeam(
  reads: Reads,
  members: readonly TeamMember[],
  { id, sfari_project_id, title }: TeamProject,
  expand: readonly string[] = [],
): Promise<TeamMember[]> {
  const project = expand.includes('project') ? { project: { id, sfari_project_id, title } } : {};
  if (!expand.includes('user')) return members.map((member) => ({ ...member, ...project }));
  const ids = members.flatMap(({ user_id }) => user_id ?? []);
  const people = ids.length === 0 ? [] : await reads.read(PersonView).matching({ id: ids });
  const names = new Map(people.map((person) => [person.id, person.display_name]));
  return members.map((member) => {
    const name = member.user_id === null ? undefined : names.get(member.user_id);
    const user =
      member.user_id === null || name === undefined ? null : { id: member.user_id, display_name: name };
    return { ...member, ...project, user };
  });
}
