import type { SeedContext } from '@portal/kit/seeding';
import { minutesAfter, type Clock } from './clock.ts';
import { AIMS, METHODS, STUDIES } from './data/projects.data.ts';
import { seedIrb, type IrbKind } from './irb.seed.ts';
import type { People, Person } from './people.ts';
import { seedTeam, type SeededMember } from './team.seed.ts';

export interface SeededProject {
  readonly id: number;
  readonly title: string;
  readonly abstract: string;
  readonly publicTitle: string | null;
  readonly publicAbstract: string | null;
  readonly owner: Person;
  readonly createdDaysAgo: number;
  readonly irb: IrbKind;
  /** Whether all members with an account are ready. */
  readonly teamReady: boolean;
  readonly members: readonly SeededMember[];
  /** Reserved for an owner whose access is suspended at the end. */
  readonly suspended: boolean;
}

const DEMO_PROJECTS: readonly string[] = [
  ...Array<string>(4).fill('pi@demo.test'),
  ...Array<string>(3).fill('pi2@demo.test'),
  'newpi@demo.test',
];
/** Owners whose last request ends suspended; none of them is a demo person. */
const SUSPENDED_OWNERS = 3;

const IRB_CYCLE: readonly IrbKind[] = [
  'valid',
  'exempt',
  'valid',
  'near_expiry',
  'valid',
  'renewed',
  'valid',
  'expired',
  'exempt',
  'valid',
  'none',
  'valid',
];

/** 60 projects with their letters and teams. */
export async function seedProjects(
  context: SeedContext,
  clock: Clock,
  people: People,
): Promise<SeededProject[]> {
  const owners = listOwners(people);
  const projects: SeededProject[] = [];
  for (const [index, [title, question]] of STUDIES.entries()) {
    const demoOwner = people.named(DEMO_PROJECTS[index] ?? '');
    const place = index - DEMO_PROJECTS.length;
    const owner = demoOwner ?? owners[(place + owners.length) % owners.length];
    if (!owner) throw new Error('the seed of the core service has no investigator');
    const suspended = demoOwner === undefined && owners.indexOf(owner) < SUSPENDED_OWNERS;
    const irb = demoOwner || suspended ? 'valid' : (IRB_CYCLE[index % IRB_CYCLE.length] ?? 'valid');
    // A third of the teams have a member who is not ready.
    const teamReady = demoOwner
      ? owner.email !== 'pi2@demo.test' || index % 2 === 0
      : suspended || index % 3 !== 1;
    const createdDaysAgo = 1300 - index * 6;
    const at = clock.daysAgo(createdDaysAgo);
    const { id, ...texts } = await insertProject(context, { title, question, owner, at, index });
    const members = await seedTeam(context, {
      projectId: id,
      owner,
      people,
      teamReady,
      at: minutesAfter(at, 4),
    });
    await seedIrb(context, clock, {
      projectId: id,
      title,
      owner,
      kind: irb,
      at: minutesAfter(at, 12),
      createdDaysAgo,
    });
    projects.push({ id, title, ...texts, owner, createdDaysAgo, irb, teamReady, members, suspended });
  }
  return projects;
}

/** Owners who are ready come first; demo people own only the requests made for them. */
function listOwners(people: People): Person[] {
  const others = people.investigators.filter((person) => !person.email.endsWith('@demo.test'));
  const ready = others.filter((person) => person.ready);
  const waiting = others.filter((person) => !person.ready);
  const owners = [...ready.slice(0, 40), ...waiting.slice(0, Math.max(1, Math.floor(ready.length / 5)))];
  return owners.length > 0 ? owners : [...people.investigators];
}

interface ProjectSketch {
  readonly title: string;
  readonly question: string;
  readonly owner: Person;
  readonly at: Date;
  readonly index: number;
}

async function insertProject(
  context: SeedContext,
  { title, question, owner, at, index }: ProjectSketch,
): Promise<Pick<SeededProject, 'id' | 'abstract' | 'publicTitle' | 'publicAbstract'>> {
  const { client, random } = context;
  const abstract = `This project asks ${question}. ${random.pick(METHODS)} ${random.pick(AIMS)}`;
  const publicToo = index % 3 === 0;
  const publicTitle = publicToo ? title : null;
  const publicAbstract = publicToo ? `We want to find out ${question}.` : null;
  await context.as(owner.id, at);
  const { rows } = await client.query<{ id: number }>(
    `insert into researcher.project (title, abstract, non_autism_research, public_title, public_abstract, owner_id,
      creator_id, is_editable, created, modified)
    values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $8) returning id`,
    [title, abstract, index % 15 === 14, publicTitle, publicAbstract, owner.id, index % 10 !== 9, at],
  );
  return { id: rows[0]?.id ?? 0, abstract, publicTitle, publicAbstract };
}
