/** Seeded people for research teams. */
import { client } from './accounts.ts';
import type { PortalClient } from './portal-client.ts';

export interface TeamPerson {
  readonly user_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly institution: string;
  readonly user_role: string;
  readonly warnings: readonly string[];
}

type Team = { results: (TeamPerson & { readonly user_id: number | null })[] };

const readBody = ({ first_name, last_name, email, institution, user_role }: TeamPerson) => ({
  first_name,
  last_name,
  email,
  institution,
  user_role,
});

/**
 * Adds a person to the team of a project whose only missing condition is the joinder. To find one, adds every
 * researcher to the team for a moment and reads who is not ready and why.
 */
export async function addMemberWithoutJoinder(owner: PortalClient, project: number): Promise<TeamPerson> {
  const admin = await client('admin');
  const people = await admin.get<{ results: { display_name: string; email: string }[] }>(
    '/person/?groups__name__in=primary_researcher&limit=150',
  );
  const before = await owner.get<Team>(`/research-team/?project_id=${project}`);
  const own = before.results.map(readBody);
  const candidates = people.results
    // People created by other tests have a digit in their email and their own passwords, so they are skipped.
    .filter(({ email }) => !/\d/.test(email) && !own.some((member) => member.email === email))
    .map(({ display_name, email }) => {
      const [first = '', ...rest] = display_name.split(' ');
      return { first_name: first, last_name: rest.join(' ') || first, email };
    })
    .map((person) => ({ ...person, institution: 'Lakeside University', user_role: 'Co-Investigator' }));
  const tried = await owner.send<Team>('POST /research-team/', {
    project_id: project,
    team: [...own, ...candidates],
  });
  const found = tried.results.find(({ warnings }) => warnings.join() === 'no_joinder');
  if (!found) throw new Error('the seed has no one who lacks only the joinder');
  await owner.send('POST /research-team/', { project_id: project, team: [...own, readBody(found)] });
  return found;
}
