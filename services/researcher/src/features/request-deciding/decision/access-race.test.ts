/** Granting and every way out of a request at the same moment: no one ends with access that they must not have. */
import { InstitutionDeleted, ReadinessChanged } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_WHOLE, type TestInstitution, type TestPerson } from '@portal/kit/testing';
import { definition } from '../../../app.ts';
import { entitledPeople, liveGrants } from './access-model.fixtures.ts';
import {
  createRequestFactories,
  awaitJobsAfterUndo,
  startSender,
  type TestRequest,
} from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let sender: Awaited<ReturnType<typeof startSender>>;
let admin: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition, {}, { runs: 'events' });
  make = createRequestFactories(harness);
  sender = await startSender(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(async () => {
  await sender?.stop();
  await harness?.stop();
});

const awaitJobs = () => awaitJobsAfterUndo(harness);
const decide = (id: number, status: number) =>
  harness.call(`POST /request/${id}/decision/`, { as: admin, body: { status } });
const memberBody = (person: TestPerson, role: string) => ({
  first_name: 'Test',
  last_name: 'Member',
  email: person.email,
  institution: 'University',
  user_role: role,
});
const saveTeam = ({ project, owner }: TestRequest, others: readonly TestPerson[]) =>
  harness.call('POST /research-team/', {
    as: owner,
    body: {
      project_id: project.id,
      team: [
        memberBody(owner, 'Primary Researcher'),
        ...others.map((person) => memberBody(person, 'Co-Investigator')),
      ],
    },
  });
const readGrants = async (request: TestRequest): Promise<number[]> =>
  (await liveGrants(harness, request.id)).map((grant) => grant.user_id);
const inOrder = (...people: readonly TestPerson[]): number[] =>
  people.map((person) => person.id).toSorted((one, other) => one - other);

describe('a way out at the moment of fulfillment', () => {
  it('leaves nothing with a member taken off the team, eight times of eight', async () => {
    for (let round = 0; round < 8; round += 1) {
      const colleague = await harness.build.person();
      const request = await make.request({ status: 4, team: [colleague] });
      const answers = await Promise.all([decide(request.id, 7), saveTeam(request, [])]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      expect(await readGrants(request)).toEqual([request.owner.id]);
    }
  });

  it('takes access from a colleague whose account was found by address only, when the team loses them', async () => {
    const colleague = await harness.build.person();
    const request = await make.request({ status: 4, team: [colleague] });
    await harness.build.sql(
      'update researcher.team_member set user_id = null where project_id = $1 and email = $2',
      [request.project.id, colleague.email],
    );
    await decide(request.id, 7);
    expect(await readGrants(request)).toEqual(inOrder(request.owner, colleague));
    await saveTeam(request, []);
    expect(await readGrants(request)).toEqual([request.owner.id]);
  });

  it('takes access with the account, the institution or the membership, and gives it back with them [S4.10-02]', async () => {
    const institution = await harness.build.institution();
    const colleague = await harness.build.person({ institution });
    const request = await make.request({ status: 4, team: [colleague] });
    await decide(request.id, 7);
    const both = inOrder(request.owner, colleague);
    expect(await readGrants(request)).toEqual(both);
    const notify = async () => {
      await sender.send(ReadinessChanged, { user_ids: [colleague.id] });
      await awaitJobs();
    };
    await harness.build.sql('update core.account set active = false where id = $1', [colleague.id]);
    await notify();
    expect(await readGrants(request)).toEqual([request.owner.id]);
    await harness.build.sql('update core.account set active = true where id = $1', [colleague.id]);
    await notify();
    expect(await readGrants(request)).toEqual(both);
    await harness.build.sql('update core.institution set status = 6 where id = $1', [institution.id]);
    await notify();
    expect(await readGrants(request)).toEqual([request.owner.id]);
    await harness.build.sql('update core.institution set status = 3 where id = $1', [institution.id]);
    await notify();
    expect(await readGrants(request)).toEqual(both);
    await harness.build.sql('update core.user_institution set verified = false where user_id = $1', [
      colleague.id,
    ]);
    await notify();
    expect(await readGrants(request)).toEqual([request.owner.id]);
  });
});

describe('an account that is closed between granting and the end of the decision', () => {
  it('ends with nothing, though the request is not yet seen to be fulfilled', async () => {
    const colleague = await harness.build.person();
    const request = await make.request({ status: 4, team: [colleague] });
    await decide(request.id, 7);
    await harness.build.sql("update researcher.dataset_access set status = 'revoked' where request_id = $1", [
      request.id,
    ]);
    await harness.build.sql('update researcher.request set status = 4 where id = $1', [request.id]);
    const locking = await harness.database.admin.connect();
    const waiting = async () =>
      (
        await harness.build.sql(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).length;
    try {
      await locking.query('begin');
      // Granting has looked who is entitled, and waits for this row to write them down.
      await locking.query('select 1 from researcher.dataset_access where request_id = $1 for update', [
        request.id,
      ]);
      const decision = decide(request.id, 7);
      await harness.eventually(async () => (await waiting()) === 1);
      await harness.build.sql('update core.account set active = false where id = $1', [colleague.id]);
      await sender.send(ReadinessChanged, { user_ids: [colleague.id] });
      // The event waits for the decision; one that found nothing to do would be over.
      await harness.eventually(async () => (await waiting()) === 2);
      await locking.query('commit');
      expect((await decision).status).toBe(200);
      await awaitJobs();
      expect(await readGrants(request)).toEqual([request.owner.id]);
    } finally {
      locking.release(true);
    }
  });
});

/** The same numbers every time, so that a failure can be looked at again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SEEDS = IS_WHOLE ? [11, 12, 13, 14, 15, 16] : [11, 12, 13];
const ROUNDS = IS_WHOLE ? 3 : 2;

describe('random parallel events, compared with a model', () => {
  interface Scene {
    readonly request: TestRequest;
    readonly other: TestRequest;
    readonly team: readonly TestPerson[];
    readonly institution: TestInstitution;
  }
  async function scene(): Promise<Scene> {
    const institution = await harness.build.institution();
    const team = [
      await harness.build.person({ institution }),
      await harness.build.person({ institution }),
      await harness.build.person(),
    ];
    const request = await make.request({ status: 4, team });
    const other = await make.request({ status: 4, owner: request.owner, team });
    await decide(other.id, 7);
    return { request, other, team, institution };
  }

  type Event = (scene: Scene, random: () => number) => Promise<{ status: number } | undefined>;
  const some = (team: readonly TestPerson[], random: () => number) => team.filter(() => random() < 0.5);
  const makeChange = async (person: TestPerson, change: string) => {
    await harness.build.sql(`update core.account set ${change} where id = $1`, [person.id]);
    await sender.send(ReadinessChanged, { user_ids: [person.id] });
    return undefined;
  };
  const pick = <T>(list: readonly T[], random: () => number): T => {
    const one = list[Math.floor(random() * list.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const EVENTS: readonly Event[] = [
    ({ request }) => decide(request.id, 7),
    ({ request }) => decide(request.id, 7),
    ({ request }) => decide(request.id, 14),
    ({ request }) => decide(request.id, 13),
    ({ request, team }, random) => saveTeam(request, some(team, random)),
    ({ request, team }, random) => saveTeam(request, some(team, random)),
    ({ request, team, ...rest }, random) =>
      harness.call(`PATCH /request/${request.id}/`, {
        as: admin,
        body: {
          access_control_list: [rest.other.owner, ...some(team, random)].map((person) => ({
            user_id: person.id,
          })),
        },
      }),
    ({ request, other }, random) =>
      harness.call(`PATCH /request/${request.id}/`, {
        as: admin,
        body: { project: (random() < 0.5 ? request : other).project.id },
      }),
    ({ other, team }, random) => saveTeam(other, some(team, random)),
    ({ team }, random) => makeChange(pick(team, random), 'active = not active'),
    async ({ institution, team }, random) => {
      await harness.build.sql('update core.institution set status = $2 where id = $1', [
        institution.id,
        random() < 0.5 ? 3 : 6,
      ]);
      await sender.send(ReadinessChanged, { user_ids: team.map((person) => person.id) });
      return undefined;
    },
    async ({ institution, team }, random) => {
      const person = pick(team, random);
      if (random() < 0.7) return undefined;
      await harness.build.sql('update core.account set active = false where id = $1', [person.id]);
      await sender.send(InstitutionDeleted, {
        institution_id: institution.id,
        user_ids: [person.id],
        actor_id: admin.id,
      });
      return undefined;
    },
  ];

  it.each(SEEDS)('every live grant has a cause and no one entitled lacks one (seed %i)', async (seed) => {
    const random = randomFrom(seed);
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await scene();
      for (let wave = 0; wave < 4; wave += 1) {
        const events = Array.from({ length: 6 }, () => pick(EVENTS, random));
        const answers = await Promise.all(events.map((event) => event(place, random)));
        const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []));
        expect(statuses.filter((status) => ![200, 400, 403, 404, 409].includes(status))).toEqual([]);
        await awaitJobs();
        for (const { id } of [place.request, place.other]) {
          const expected = await entitledPeople(harness, id);
          const grants = await liveGrants(harness, id);
          expect({ round, wave, people: grants.map((grant) => grant.user_id) }).toEqual({
            round,
            wave,
            people: expected,
          });
        }
      }
    }
  });
});
