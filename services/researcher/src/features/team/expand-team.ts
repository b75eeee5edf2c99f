import type { Project, TeamMember } from '@portal/contract';
import type { Reads } from '@portal/kit';
import { PersonView } from '../../models/index.ts';

type TeamProject = Pick<Project, 'id' | 'sfari_project_id' | 'title'>;

/** Team members with the requested relations: `project`, and `user`, the account of each. */
export async function expandTeam(
  reads: Reads,
  members: readonly TeamMember[],
  projects: readonly TeamProject[],
  expand: readonly string[] = [],
): Promise<TeamMember[]> {
  const known = new Map(
    projects.map(({ id, sfari_project_id, title }) => [id, { id, sfari_project_id, title }]),
  );
  const getProject = ({ project_id: id }: TeamMember) => {
    const project = expand.includes('project') ? known.get(id) : undefined;
    return project ? { project } : {};
  };
  if (!expand.includes('user')) return members.map((member) => ({ ...member, ...getProject(member) }));
  const ids = members.flatMap(({ user_id }) => user_id ?? []);
  const people = ids.length === 0 ? [] : await reads.read(PersonView).matching({ id: ids });
  const names = new Map(people.map((person) => [person.id, person.display_name]));
  return members.map((member) => {
    const name = member.user_id === null ? undefined : names.get(member.user_id);
    const user =
      member.user_id === null || name === undefined ? null : { id: member.user_id, display_name: name };
    return { ...member, ...getProject(member), user };
  });
}
