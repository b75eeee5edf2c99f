/** Random events, with faults, compared with plain code that shares nothing with the service. */
import { startHarness, type Harness } from '@portal/core/testing';
import { INSTITUTION_STATUS } from '@portal/contract';
import { openDatabase, sql, transact, type Database } from '@portal/kit';
import { IS_WHOLE, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories, type TestRequest } from '../../testing/index.ts';
import { lockRequests, syncDatasetAccess, revokeHandAccess } from './access.commands.ts';
import { applyExternalAccess } from './external.apply.ts';
import { queueDatasetSync, queuePeopleSync } from './external.commands.ts';
import { createStoredSystem } from './stored-system.fixtures.ts';

/** In the usual run as many as take half a minute; a whole run looks longer. */
const EVENTS = IS_WHOLE ? 5000 : 800;
const SEED = 20_261_124;

let h: Harness;
let database: Database;
let keeper: TestPerson;
beforeAll(async () => {
  // Outside systems are notified when this test says so.
  h = await startHarness(definition);
  database = openDatabase({ url: h.database.connectionUrl('researcher') });
  keeper = await h.build.person({ roles: ['access_admin'] });
});
afterAll(async () => {
  await database?.close();
  await h?.stop();
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

interface ModelRequest {
  status: number;
  isOver: boolean;
  readonly owner: number;
  readonly chosen: Set<number>;
  /** Who left the team of the project. */
  readonly gone: Set<number>;
  readonly dataset: string;
  readonly taken: Set<number>;
}
interface Model {
  readonly requests: Map<number, ModelRequest>;
  readonly active: Map<number, boolean>;
  /** Whether the institution of each person is approved. */
  readonly approved: Map<number, boolean>;
  /** Person and dataset, given beside requests. */
  readonly hand: Set<string>;
  /** Group of each dataset; null where there is none. */
  readonly groups: Map<string, string | null>;
}

const mayHave = ({ active, approved }: Model, person: number): boolean =>
  active.get(person) === true && approved.get(person) === true;

/** Whom the request names while it lasts. */
function listEntitled({ status, isOver, owner, chosen, gone }: ModelRequest): { id: number }[] {
  if (status !== 7 || isOver) return [];
  return [owner, ...[...chosen].filter((person) => !gone.has(person))].map((id) => ({ id }));
}

/** Who has to be in which group. */
function expectedMembers(model: Model, email: ReadonlyMap<number, string>) {
  const { requests, hand, groups } = model;
  const members = new Map<string, Set<string>>();
  const put = (person: number, dataset: string) => {
    const group = groups.get(dataset);
    if (!group || !mayHave(model, person)) return;
    members.set(group, (members.get(group) ?? new Set()).add(email.get(person) ?? ''));
  };
  for (const request of requests.values())
    for (const { id: person } of listEntitled(request))
      if (!request.taken.has(person)) put(person, request.dataset);
  for (const entry of hand) {
    const [person = '', dataset = ''] = entry.split(' ');
    put(Number(person), dataset);
  }
  return members;
}

it('ends with outside systems holding what the model says, and nothing else', async () => {
  const random = randomFrom(SEED);
  function pick<T>(list: readonly T[]): T {
    const one = list[Math.floor(random() * list.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  }
  const make = createRequestFactories(h);
  const globus = createStoredSystem('Globus');
  // One call in ten fails: half before it did anything, half after.
  globus.before = () => {
    if (random() < 0.05) throw new Error('broken before');
  };
  globus.after = () => {
    if (random() < 0.05) throw new Error('broken after');
  };
  const log = { error: () => undefined } as never;
  const apply = async () => {
    await h.build.sql(
      "update researcher.external_access set next_attempt = now(), attempts = 0, state = 'queued' where state in ('queued', 'failed')",
    );
    await applyExternalAccess({ database, systems: { Globus: globus }, log });
  };

  const people: TestPerson[] = [];
  for (let count = 0; count < 8; count += 1) people.push(await h.build.person());
  const requests: TestRequest[] = [];
  for (let count = 0; count < 6; count += 1) {
    const owner = pick(people);
    requests.push(
      await make.request({ status: 4, owner, team: people.filter((person) => person.id !== owner.id) }),
    );
  }
  // Two requests name one dataset, and two datasets have one group.
  const [first, second, third, fourth] = requests;
  await h.build.sql('update researcher.request_dataset set dataset_id = $2 where request_id = $1', [
    second?.id,
    first?.datasetId,
  ]);
  await h.build.sql(
    'update researcher.dataset set globus_group_id = (select globus_group_id from researcher.dataset where id = $2) where id = $1',
    [fourth?.datasetId, third?.datasetId],
  );
  const datasets = [first, third, fourth, requests[4], requests[5]].map(
    (request) => request?.datasetId ?? '',
  );
  const spare = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', null];

  const groupRows = await h.build.sql<{ id: string; group: string }>(
    'select id, globus_group_id::text as group from researcher.dataset where id = any($1)',
    [datasets],
  );
  const model: Model = {
    requests: new Map(
      requests.map((request, index) => [
        request.id,
        {
          status: 4,
          isOver: false,
          owner: request.owner.id,
          gone: new Set<number>(),
          chosen: new Set(
            people.filter((person) => person.id !== request.owner.id).map((person) => person.id),
          ),
          dataset: (index === 1 ? first : request)?.datasetId ?? '',
          taken: new Set<number>(),
        },
      ]),
    ),
    active: new Map(people.map((person) => [person.id, true])),
    approved: new Map(people.map((person) => [person.id, true])),
    hand: new Set(),
    groups: new Map(groupRows.map((row) => [row.id, row.group])),
  };
  const email = new Map(people.map((person) => [person.id, person.email]));

  const sync = (ids: readonly number[]) =>
    transact(database, { actorId: null }, async (work) =>
      syncDatasetAccess(work, await lockRequests(work, sql`request.id = any(${ids}::int[])`)),
    );
  const syncPerson = (person: TestPerson) =>
    transact(database, { actorId: null }, async (work) => {
      await syncDatasetAccess(work, await lockRequests(work, sql`true`));
      await revokeHandAccess(work, sql`access.user_id = ${person.id}`);
      await queuePeopleSync(work, [person.id]);
    });
  /** What was given by hand comes back by hand alone. */
  const forgetHand = (person: TestPerson) => {
    if (!mayHave(model, person.id))
      for (const entry of model.hand) if (entry.startsWith(`${person.id} `)) model.hand.delete(entry);
  };
  const getRow = async (request: number | null, person: number, dataset: string) => {
    const where = request === null ? 'request__isnull=true' : `request=${request}`;
    const { body } = await h.call(
      `GET /datasetaccess/?${where}&user=${person}&dataset=${dataset}&access_type=Globus`,
      { as: keeper },
    );
    return body.results[0] as { id: number; status: string; version: string } | undefined;
  };
  const toggle = async (row: { id: number; version: string }, status: string) =>
    (
      await h.call(`PATCH /datasetaccess/${row.id}/`, {
        as: keeper,
        body: { status },
        headers: { 'If-Match': row.version },
      })
    ).status;

  const events: readonly (() => Promise<void>)[] = [
    async function changeStatus() {
      const request = pick(requests);
      const status = pick([4, 7, 7, 13, 14]);
      await h.build.sql('update researcher.request set status = $2 where id = $1', [request.id, status]);
      await sync([request.id]);
      const known = model.requests.get(request.id);
      if (known) known.status = status;
    },
    async function chooseOrLeave() {
      const request = pick(requests);
      const known = model.requests.get(request.id);
      const person = pick(people);
      if (!known || person.id === known.owner) return;
      const isIn = known.chosen.has(person.id);
      await h.build.sql(
        'update researcher.request_access set removal_date = case when $3 then current_date end where request_id = $1 and user_id = $2',
        [request.id, person.id, isIn],
      );
      await sync([request.id]);
      if (isIn) known.chosen.delete(person.id);
      else known.chosen.add(person.id);
    },
    async function closeOrOpenAccount() {
      const person = pick(people);
      const active = !model.active.get(person.id);
      await h.build.sql('update core.account set active = $2 where id = $1', [person.id, active]);
      await syncPerson(person);
      model.active.set(person.id, active);
      forgetHand(person);
    },
    async function endOrApproveInstitution() {
      const person = pick(people);
      const approved = !model.approved.get(person.id);
      await h.build.sql(
        `update core.institution set status = $2 where id = (select institution_id from core.user_institution
          where user_id = $1 and "primary")`,
        [person.id, approved ? INSTITUTION_STATUS.APPROVED : INSTITUTION_STATUS.REJECTED],
      );
      await syncPerson(person);
      model.approved.set(person.id, approved);
      forgetHand(person);
    },
    async function expireOrRenew() {
      const request = pick(requests);
      const known = model.requests.get(request.id);
      const day = pick([-1, 30, null]);
      await h.build.sql(
        "update researcher.request set expiration_date = now() + $2::int * interval '1 day' where id = $1",
        [request.id, day],
      );
      await sync([request.id]);
      if (known) known.isOver = day === -1;
    },
    async function leaveOrJoinTeam() {
      const request = pick(requests);
      const known = model.requests.get(request.id);
      const person = pick(people);
      if (!known || person.id === known.owner) return;
      const isGone = !known.gone.has(person.id);
      await h.build.sql(
        `update researcher.team_member set removal_date = case when $3 then current_date end
          where user_id = $2 and project_id = (select project_id from researcher.request where id = $1)`,
        [request.id, person.id, isGone],
      );
      await sync([request.id]);
      if (isGone) known.gone.add(person.id);
      else known.gone.delete(person.id);
    },
    async function giveOrTakeByHand() {
      const [person, dataset] = [pick(people), pick(datasets)];
      const entry = `${person.id} ${dataset}`;
      const row = await getRow(null, person.id, dataset);
      const wants = !model.hand.has(entry);
      const possible = Boolean(model.groups.get(dataset)) && mayHave(model, person.id);
      const status = row
        ? await toggle(row, wants ? 'granted' : 'revoked')
        : (
            await h.call('POST /datasetaccess/', {
              as: keeper,
              body: { user: person.id, dataset, access_type: 'Globus', status: 'granted' },
            })
          ).status;
      expect(status).toBe(wants && !possible ? 400 : row ? 200 : 201);
      if (!wants) model.hand.delete(entry);
      else if (possible) model.hand.add(entry);
    },
    async function takeOrGiveBack() {
      const request = pick(requests);
      const known = model.requests.get(request.id);
      const person = pick(people);
      const row = known && (await getRow(request.id, person.id, known.dataset));
      if (!known || !row) return;
      const gives =
        listEntitled(known).some(({ id }) => id === person.id) &&
        mayHave(model, person.id) &&
        Boolean(model.groups.get(known.dataset));
      const isTaken = row.status === 'granted';
      const status = await toggle(row, isTaken ? 'revoked' : 'granted');
      expect(status === 200).toBe(isTaken || gives);
      if (isTaken) known.taken.add(person.id);
      else if (gives) known.taken.delete(person.id);
    },
    async function moveGroup() {
      const dataset = pick(datasets);
      const group = pick([...spare, ...groupRows.map((row) => row.group)]);
      await transact(database, { actorId: null }, async (work) => {
        await queueDatasetSync(work, [dataset]);
        await work.run(
          sql`update researcher.dataset set globus_group_id = ${group}::uuid where id = ${dataset}`,
        );
        const ids = await lockRequests(
          work,
          sql`request.id in (select request_id from researcher.request_dataset where dataset_id = ${dataset})`,
        );
        await syncDatasetAccess(work, ids);
        await revokeHandAccess(work, sql`access.dataset_id = ${dataset}`);
        await queueDatasetSync(work, [dataset]);
      });
      model.groups.set(dataset, group);
      if (group === null)
        for (const entry of model.hand) if (entry.endsWith(` ${dataset}`)) model.hand.delete(entry);
    },
  ];
  for (let event = 0; event < EVENTS; event += 1) {
    await pick(events)();
    if (event % 100 === 99) await apply();
  }
  globus.before = () => undefined;
  globus.after = () => undefined;
  await apply();
  const membersByGroup = new Map([...globus.members].filter(([, members]) => members.size > 0));
  expect(membersByGroup).toEqual(expectedMembers(model, email));
  const waiting = await h.build.sql("select 1 from researcher.external_access where state <> 'applied'");
  expect(waiting).toEqual([]);
}, 900_000);
