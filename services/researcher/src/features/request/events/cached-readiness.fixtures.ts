/**
 * Simulated changes to teams, people and letters: changes of this service through its endpoints, changes of core as
 * rows.
 */
import { REQUEST_TYPES, type RequestType } from '@portal/contract';
import type { Harness } from '@portal/core/testing';
import { openDatabase, type Database } from '@portal/kit';
import type { TestInstitution, TestPerson } from '@portal/kit/testing';
import { removePeopleWork } from './institution-deleted.ts';
import { followReadiness } from './readiness.ts';
import { createRequestFactories, type TestRequest } from '../../../testing/index.ts';

export interface World {
  readonly harness: Harness;
  readonly database: Database;
  readonly random: () => number;
  readonly admin: TestPerson;
  readonly people: TestPerson[];
  readonly institutions: readonly TestInstitution[];
  readonly requests: TestRequest[];
}

/** Repeatable random numbers, so that a failure can be reproduced. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export async function createWorld(harness: Harness, seed: number): Promise<World> {
  const { build } = harness;
  const make = createRequestFactories(harness);
  const admin = await build.person({ roles: ['sfari_admin'] });
  const institutions: TestInstitution[] = [];
  for (const rdaStatus of [3, 3, 2, null]) institutions.push(await build.institution({ rdaStatus }));
  const people: TestPerson[] = [];
  for (let place = 0; place < 14; place += 1) {
    const institution = institutions[place % 5] ?? null;
    people.push(await build.person({ institution, joinder: place % 3 > 0 }));
  }
  const requests: TestRequest[] = [];
  for (const [place, owner] of people.slice(0, 8).entries())
    for (const status of [1, 2, 3, 4, 12] as const)
      requests.push(
        await make.request({ owner, status, team: people.slice(place + 1, place + 1 + (status % 4)) }),
      );
  // two people without an account, who may sign up later
  for (const { project } of [requests[0], requests[7]].flatMap((one) => one ?? []))
    await make.member(project, { id: null, email: `later${project.id}@example.test` });
  const database = openDatabase({ url: harness.database.connectionUrl('researcher'), maximum: 2 });
  return { harness, database, random: randomFrom(seed), admin, people, institutions, requests };
}

const pick = <T>(list: readonly T[], random: () => number): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};
const some = <T>(list: readonly T[], { random }: World, share: number): T[] =>
  list.filter(() => random() < share);
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Calls what core's event triggers in this service for the people concerned. */
const follow = ({ database }: World, userIds: readonly number[], addresses: readonly string[] = []) =>
  userIds.length === 0 ? undefined : followReadiness({ database }, { user_ids: userIds, addresses }, 'test');

async function changeInstitution(
  world: World,
  change: string | ((id: number) => Promise<void>),
  value?: unknown,
): Promise<void> {
  const { build } = world.harness;
  const { id } = pick(world.institutions, world.random);
  if (typeof change === 'string') await build.sql(change, [id, value]);
  else await change(id);
  const linked = await build.sql<{ user_id: number }>(
    'select user_id from core.user_institution where institution_id = $1',
    [id],
  );
  await follow(
    world,
    linked.map((row) => row.user_id),
  );
}

async function changePerson(world: World, change: string, values: readonly unknown[] = []): Promise<void> {
  const { id } = pick(world.people, world.random);
  await world.harness.build.sql(change, [id, ...values]);
  await follow(world, [id]);
}

type Event = (world: World) => Promise<unknown>;

/** Changes in core, each followed by the event that core emits. */
const OF_CORE: readonly Event[] = [
  (world) => changePerson(world, 'update core.account set active = not active where id = $1'),
  (world) => changePerson(world, 'update core.user_institution set joinder_date = now() where user_id = $1'),
  (world) => changePerson(world, 'update core.user_institution set joinder_date = null where user_id = $1'),
  (world) =>
    changePerson(world, 'update core.user_institution set verified = $2 where user_id = $1', [
      pick([true, true, false, null], world.random),
    ]),
  (world) => changePerson(world, 'delete from core.user_institution where user_id = $1'),
  /** A person moves to another institution. */
  async (world) => {
    const { id } = pick(world.people, world.random);
    const { build } = world.harness;
    await build.moveTo({ id }, pick(world.institutions, world.random));
    await follow(world, [id]);
  },
  (world) =>
    changeInstitution(
      world,
      'update core.institution set status = $2 where id = $1',
      pick([3, 6], world.random),
    ),
  (world) =>
    changeInstitution(
      world,
      `update core.file set additional_data = jsonb_build_object('status', $2::int)
      where id = (select current_rda_id from core.institution where id = $1)`,
      pick([1, 2, 3, 3], world.random),
    ),
  (world) =>
    changeInstitution(
      world,
      'update core.institution set current_io_id = $2 where id = $1',
      pick([null, pick(world.people, world.random).id], world.random),
    ),
  (world) =>
    changeInstitution(world, async (id) => {
      const { build } = world.harness;
      const gone = 'delete from core.institution_domain where institution_id = $1 returning 1';
      if ((await build.sql(gone, [id])).length === 0) await build.domain(id, 'example.test');
    }),
  /** A person changes their address; a team may still know them by the old one. */
  async (world) => {
    const person = pick(world.people, world.random);
    const [before] = await world.harness.build.sql<{ email: string }>(
      'select email::text as email from core.account where id = $1',
      [person.id],
    );
    const address = `moved${Math.floor(world.random() * 1e9)}@${pick(['example.test', 'else.test'], world.random)}`;
    await world.harness.build.sql('update core.account set email = $2 where id = $1', [person.id, address]);
    await follow(world, [person.id], before ? [before.email] : []);
  },
  /** A person who was named on a team signs up. */
  async (world) => {
    const [named] = await world.harness.build.sql<{ email: string }>(
      `select m.email::text as email from researcher.team_member m where m.user_id is null and m.removal_date is null
       and not exists (select 1 from core.account a where lower(a.email::text) = lower(m.email::text))
       order by m.id limit 1`,
    );
    if (!named) return;
    const person = await world.harness.build.person({
      email: named.email,
      institution: pick(world.institutions, world.random),
      joinder: world.random() < 0.5,
    });
    world.people.push(person);
    await follow(world, [person.id]);
  },
  /** An account is deleted with its institution. */
  async (world) => {
    if (world.people.length < 12 || world.random() > 0.6) return;
    const [person] = world.people.splice(8 + Math.floor(world.random() * (world.people.length - 8)), 1);
    if (!person) return;
    const [before] = await world.harness.build.sql<{ email: string }>(
      'select email::text as email from core.account where id = $1',
      [person.id],
    );
    await world.harness.build.sql('delete from core.user_institution where user_id = $1', [person.id]);
    await world.harness.build.sql(
      "update core.account set active = false, email = 'deleted-' || id || '@deleted.invalid' where id = $1",
      [person.id],
    );
    await follow(world, [person.id], before ? [before.email] : []);
    await removePeopleWork(world, { user_ids: [person.id], actor_id: null }, 'test');
  },
];

const member = (email: string, role: string) => ({
  first_name: 'Test',
  last_name: 'Member',
  email,
  institution: 'University',
  user_role: role,
});

/** Changes through endpoints of this service; their answers are ignored. */
const OF_RESEARCHER: readonly Event[] = [
  (world) => {
    const { owner, project } = pick(world.requests, world.random);
    const others = some(world.people, world, 0.25).filter((person) => person.id !== owner.id);
    const unknown = world.random() < 0.7 ? [`later${Math.floor(world.random() * 20)}@example.test`] : [];
    const team = [
      member(owner.email, 'Primary Researcher'),
      ...[...others.map((person) => person.email), ...unknown].map((email) =>
        member(email, 'Co-Investigator'),
      ),
    ];
    return world.harness.call('POST /research-team/', {
      as: world.admin,
      body: { project_id: project.id, team },
    });
  },
  async (world) => {
    const request = pick(world.requests, world.random);
    const team = await world.harness.build.sql<{ user_id: number }>(
      'select user_id from researcher.team_member where project_id = $1 and user_id is not null and removal_date is null order by id',
      [request.project.id],
    );
    return world.harness.call(`PATCH /request/${request.id}/`, {
      as: world.admin,
      body: { access_control_list: some(team, world, 0.6) },
    });
  },
  (world) => {
    const request = pick(world.requests, world.random);
    const other = pick(
      world.requests.filter(({ owner }) => owner.id === request.owner.id),
      world.random,
    );
    return world.harness.call(`PATCH /request/${request.id}/`, {
      as: world.admin,
      body: { project: other.project.id },
    });
  },
  async (world) => {
    const request = pick(world.requests, world.random);
    const type: RequestType = pick(REQUEST_TYPES, world.random);
    const body = { type, project: request.project.id };
    const made = await world.harness.call('POST /request/', { as: world.admin, body });
    if (made.status === 201) world.requests.push({ ...request, id: made.body.id });
  },
  async (world) => {
    const { owner, project } = pick(world.requests, world.random);
    const file = await world.harness.build.file({ creator: world.admin });
    const body = {
      file,
      approval_date: inDays(-30),
      ...pick(
        [
          { designation: 1, assurance_number: 'FWA00001234', renewal_date: inDays(300) },
          { designation: 2, renewal_date: null },
          { designation: 2, renewal_date: inDays(-1) },
        ],
        world.random,
      ),
    };
    await world.harness.call(`PUT /project/${project.id}/irb/`, { as: world.admin, body });
    return owner;
  },
  (world) =>
    world.harness.call(`DELETE /request/${pick(world.requests, world.random).id}/`, { as: world.admin }),
];

/** Only one in six uses an endpoint, because those take longest. */
export const nextEvent = (world: World): Event =>
  pick(world.random() < 1 / 6 ? OF_RESEARCHER : OF_CORE, world.random);
