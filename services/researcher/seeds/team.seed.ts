import { TEAM_ROLES, type TeamRole } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import { OUTSIDERS } from './data/projects.data.ts';
import type { People, Person } from './people.ts';

export interface SeededMember {
  /** Null for someone without an account. */
  readonly userId: number | null;
  readonly ready: boolean;
  readonly role: TeamRole;
}

export interface TeamSketch {
  readonly projectId: number;
  readonly owner: Person;
  readonly people: People;
  readonly teamReady: boolean;
  readonly at: Date;
}

interface MemberRow {
  readonly person: Pick<Person, 'first_name' | 'last_name' | 'email' | 'globus_username'> & {
    id: number | null;
  };
  readonly institution: string;
  readonly role: TeamRole;
  readonly ready: boolean;
}

/** The owner first, then colleagues. A team that waits includes one who is not ready or has no account. */
export async function seedTeam(context: SeedContext, sketch: TeamSketch): Promise<SeededMember[]> {
  const rows = [makeMember(sketch.owner, 'Primary Researcher'), ...colleagues(context, sketch)];
  const { at } = sketch;
  await context.as(sketch.owner.id, at);
  for (const { person, institution, role } of rows)
    await context.client.query(
      `insert into researcher.team_member (project_id, user_id, first_name, last_name, email, institution, user_role,
        globus_username, created, modified)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
      [
        sketch.projectId,
        person.id,
        person.first_name,
        person.last_name,
        person.email,
        institution,
        role,
        person.globus_username,
        at,
      ],
    );
  return rows.map(({ person, role, ready }) => ({ userId: person.id, ready, role }));
}

const makeMember = (person: Person, role: TeamRole): MemberRow => ({
  person,
  institution: person.institution ?? '',
  role,
  ready: person.ready,
});

function colleagues(
  { random }: SeedContext,
  { owner, people, teamReady, projectId }: TeamSketch,
): MemberRow[] {
  const candidates = people.investigators.filter(
    (person) => person.id !== owner.id && person.institution !== null && !person.email.endsWith('@demo.test'),
  );
  const ready = candidates.filter((person) => person.ready);
  const waiting = candidates.filter((person) => !person.ready);
  const pickRole = (): TeamRole => random.pick(TEAM_ROLES.slice(1));
  const chosen = new Map<number, Person>();
  for (let left = random.integer(1, 4); left > 0 && ready.length > 0; left -= 1) {
    const person = random.pick(ready);
    chosen.set(person.id, person);
  }
  const rows = [...chosen.values()].map((person) => makeMember(person, pickRole()));
  if (teamReady) return rows;
  if (waiting.length > 0) rows.push(makeMember(random.pick(waiting), pickRole()));
  if (waiting.length > 0 && random.chance(0.7)) return rows;
  const [first, last] = random.pick(OUTSIDERS);
  const email = `${first}.${last}.${projectId}@colleagues.test`.toLowerCase();
  const outsider = { id: null, first_name: first, last_name: last, email, globus_username: null };
  rows.push({
    person: outsider,
    institution: owner.institution ?? 'Independent',
    role: 'Collaborator',
    ready: false,
  });
  return rows;
}
