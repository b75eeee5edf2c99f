/** The ledger of access as its keepers and its people use it (spec 2 sections 2.7 and 6, decision 294). */
import { randomUUID } from 'node:crypto';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories, type TestRequest } from '../../testing/index.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
let keeper: TestPerson;

beforeAll(async () => {
  h = await startHarness(definition);
  make = createRequestFactories(h);
  admin = await h.build.person({ roles: ['sfari_admin'] });
  keeper = await h.build.person({ roles: ['access_admin'] });
});
afterAll(() => h?.stop());

interface Row {
  readonly id: number;
  readonly status: string;
  readonly by_hand: boolean;
  readonly access_type: string;
  readonly version: string;
  readonly external: { readonly state: string; readonly error: string } | null;
  readonly details?: Readonly<Record<string, unknown>> | null;
}
const rows = async (query: string, as = keeper): Promise<Row[]> =>
  (await h.call(`GET /datasetaccess/?${query}`, { as })).body.results as Row[];
const decide = (id: number, status: number) =>
  h.call(`POST /request/${id}/decision/`, { as: admin, body: { status } });
async function fulfilled(options: Parameters<typeof make.request>[0] = {}): Promise<TestRequest> {
  const request = await make.request({ status: 4, ...options });
  expect((await decide(request.id, 7)).status).toBe(200);
  return request;
}
const give = (body: object, as = keeper) => h.call('POST /datasetaccess/', { as, body });
const change = (row: Pick<Row, 'id' | 'version'>, body: object, as = keeper) =>
  h.call(`PATCH /datasetaccess/${row.id}/`, { as, body, headers: { 'If-Match': row.version } });
const one = async (query: string): Promise<Row> => {
  const [row] = await rows(query);
  if (!row) throw new Error(`no row for ${query}`);
  return row;
};

describe('access by hand', () => {
  it('is taken and given by access_admin, and the request does not give back what was taken [R6-16 R4-33 R7-23 S4.13-01]', async () => {
    const { id } = await fulfilled();
    const row = await one(`request=${id}`);
    const taken = await change(row, { status: 'revoked' });
    expect([taken.status, taken.body.status, taken.body.by_hand]).toEqual([200, 'revoked', true]);
    await decide(id, 14);
    await decide(id, 7);
    expect((await one(`request=${id}`)).status).toBe('revoked');
    const given = await change(await one(`request=${id}`), { status: 'granted' });
    expect([given.body.status, given.body.by_hand]).toEqual(['granted', false]);
    await decide(id, 14);
    expect((await one(`request=${id}`)).status).toBe('revoked');
    await decide(id, 7);
    expect((await one(`request=${id}`)).status).toBe('granted');
  });

  it('needs no request, and is given once [R7-22]', async () => {
    const [person, dataset] = [await h.build.person(), await make.dataset()];
    const body = { user: person.id, dataset, access_type: 'Globus', status: 'granted' };
    const made = await give(body);
    expect([made.status, made.body.request, made.body.by_hand, made.body.user.id]).toEqual([
      201,
      null,
      true,
      person.id,
    ]);
    const again = await give(body);
    expect([again.status, again.body.code]).toEqual([409, 'WRONG_STATE']);
    const answers = await Promise.all([1, 2].map(() => give({ ...body, access_type: 'Other' })));
    expect(answers.map((answer) => answer.status).toSorted((first, second) => first - second)).toEqual([
      201, 409,
    ]);
    expect(await rows(`user=${person.id}&dataset=${dataset}`)).toHaveLength(2);
  });

  it('needs a fresh proof of an administrator with a second factor', async () => {
    const careful = await h.build.person({ roles: ['access_admin'] });
    await h.build.secondFactor(careful);
    const [person, dataset] = [await h.build.person(), await make.dataset()];
    const body = { user: person.id, dataset, access_type: 'Globus', status: 'granted' };
    const prove = (age: string) =>
      h.build.sql('update core.session set proved_at = now() - $2::interval where id = $1', [
        careful.sessionId,
        age,
      ]);
    const refusal = {
      status: 403,
      body: { code: 'PROOF_REQUIRED', current: { methods: ['totp', 'recovery'] } },
    };
    await prove('6 minutes');
    expect(await give(body, careful)).toMatchObject(refusal);
    await prove('1 minute');
    expect((await give(body, careful)).status).toBe(201);
    await prove('6 minutes');
    const row = await one(`user=${person.id}&dataset=${dataset}`);
    expect(await change(row, { status: 'revoked' }, careful)).toMatchObject(refusal);
    expect((await one(`user=${person.id}&dataset=${dataset}`)).status).toBe('granted');
  });

  it('refuses ways that the dataset does not have, people who may have none, and requests of others [R6-17]', async () => {
    const [person, dataset] = [await h.build.person(), await make.dataset()];
    const body = { user: person.id, dataset, access_type: 'AWS', status: 'granted' };
    const way = await give(body);
    expect([way.status, way.body]).toMatchObject([
      400,
      { access_type: ['This dataset has no group or location for this kind of access'] },
    ]);
    const closed = await h.build.person();
    await h.build.sql('update core.account set active = false where id = $1', [closed.id]);
    expect((await give({ ...body, access_type: 'Globus', user: closed.id })).body).toMatchObject({
      user: ['This person needs an active account and an approved institution'],
    });
    const other = await fulfilled();
    const foreign = await give({ ...body, access_type: 'Globus', request_id: other.id });
    expect([foreign.status, 'request_id' in foreign.body]).toEqual([400, true]);
    const unknown = await give({ ...body, access_type: 'Globus', dataset: randomUUID() });
    expect([unknown.status, 'dataset' in unknown.body]).toEqual([400, true]);
  });

  it('ends with the account and the institution, and with the way', async () => {
    const [person, dataset] = [await h.build.person(), await make.dataset()];
    const { body: row } = await give({ user: person.id, dataset, access_type: 'Globus', status: 'granted' });
    const patch = await h.call(`PATCH /dataset/${dataset}/`, {
      as: admin,
      body: { globus_group_id: null, data_access: 's3://bucket/place/' },
      headers: {
        'If-Match': (await h.call(`GET /dataset/${dataset}/`, { as: admin })).headers.get('etag') ?? '',
      },
    });
    expect(patch.status).toBe(200);
    expect((await h.call(`GET /datasetaccess/${row.id}/`, { as: keeper })).body.status).toBe('revoked');
  });

  it('names the version that was seen, and two who switch in parallel do not undo each other [R4-33]', async () => {
    const { id } = await fulfilled();
    const row = await one(`request=${id}`);
    const answers = await Promise.all([
      change(row, { status: 'revoked' }),
      change(row, { status: 'revoked' }),
    ]);
    expect(answers.map((answer) => answer.status).toSorted((first, second) => first - second)).toEqual([
      200, 409,
    ]);
    const late = await change(row, { status: 'granted' });
    expect([late.status, late.body.code, late.body.current.status]).toEqual([409, 'STALE', 'revoked']);
    const without = await change({ ...row, version: '' }, { status: 'granted' });
    // Its session was answered the version that is there now.
    expect([without.status, without.body.status]).toEqual([200, 'granted']);
  });

  it('is changed only by access_admin; others of the office read it [R6-16 R3-105 S6-10]', async () => {
    const { id, owner } = await fulfilled();
    const row = await one(`request=${id}`);
    const stranger = await h.build.person();
    for (const as of [admin, owner, stranger])
      expect((await change(row, { status: 'revoked' }, as)).status).toBe(403);
    const reader = await h.build.person({ roles: ['internal_read_only'] });
    for (const as of [admin, reader]) {
      const seen = await h.call(`GET /datasetaccess/${row.id}/`, { as });
      expect([seen.status, seen.body.status]).toEqual([200, 'granted']);
    }
    expect((await change(row, { status: 'revoked' }, reader)).status).toBe(403);
    expect((await h.call(`GET /datasetaccess/${row.id}/`, { as: stranger })).status).toBe(404);
    expect((await give({}, admin)).status).toBe(403);
    expect((await give({ user: 1, dataset: 'no', access_type: 'Fax', status: 'granted' })).status).toBe(400);
  });

  it('cannot bring back what the request does not give now', async () => {
    const { id } = await fulfilled();
    await decide(id, 14);
    const answer = await change(await one(`request=${id}`), { status: 'granted' });
    expect([answer.status, answer.body.detail]).toEqual([
      409,
      'This request does not currently grant this person access',
    ]);
  });
});

describe('the list', () => {
  it('is filtered by several people and reads 1000 in one call [R7-24]', async () => {
    const [first, second, third] = [await fulfilled(), await fulfilled(), await fulfilled()];
    const found = await rows(`user__in=${first.owner.id},${second.owner.id}&limit=1000`);
    const people = new Set(found.map((row) => (row as unknown as { user: { id: number } }).user.id));
    expect([people.has(first.owner.id), people.has(second.owner.id), people.has(third.owner.id)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('two causes', () => {
  it('leave the access until both have ended [R4-35]', async () => {
    const first = await fulfilled();
    const { body: hand } = await give({
      user: first.owner.id,
      dataset: first.datasetId,
      access_type: 'Globus',
      status: 'granted',
    });
    await decide(first.id, 14);
    const left = await rows(`user=${first.owner.id}&dataset=${first.datasetId}&status=granted`);
    expect(left.map((row) => row.id)).toEqual([hand.id]);
  });
});

describe('what a researcher learns of their access', () => {
  it('is where the data are, once the institution is approved and its agreement executed [R3-106 S6-01]', async () => {
    const request = await fulfilled();
    const { owner, datasetId } = request;
    await h.build.sql(
      `insert into researcher.dataset_location (dataset_id, endpoint_id, endpoint_name, location)
       values ($1, $2, 'Endpoint', '/data/')`,
      [datasetId, randomUUID()],
    );
    const details = async (as: TestPerson) =>
      (await rows(`request=${request.id}&expand=details`, as))[0]?.details ?? null;
    expect(await details(owner)).toMatchObject({
      globus_locations: [{ endpoint_name: 'Endpoint', location: '/data/' }],
      globus_group_url: expect.stringContaining('https://app.globus.org/groups/'),
    });
    await h.build.sql('update core.institution set current_rda_id = null where id = $1', [
      owner.institutionId,
    ]);
    expect(await details(owner)).toBeNull();
    const colleague = await h.build.person({ roles: ['sfari_reviewer'] });
    expect(await details(colleague)).toBeNull();
  });

  it('does not show them why a system could not be notified', async () => {
    const request = await fulfilled();
    await h.build.sql(
      "update researcher.external_access set state = 'failed', error = 'Globus is down' where user_id = $1",
      [request.owner.id],
    );
    expect((await rows(`request=${request.id}`))[0]?.external?.error).toBe('Globus is down');
    const [own] = await rows(`request=${request.id}`, request.owner);
    expect([own?.external?.state, own?.external?.error]).toEqual(['failed', '']);
  });

  it('is sent to the system again when asked [P9-02]', async () => {
    const request = await fulfilled();
    const row = await one(`request=${request.id}`);
    await h.build.sql("update researcher.external_access set state = 'failed' where user_id = $1", [
      request.owner.id,
    ]);
    const resend = (as: TestPerson) => h.call(`POST /datasetaccess/${row.id}/resend/`, { as });
    expect((await resend(request.owner)).status).toBe(403);
    expect((await h.call('POST /datasetaccess/2000000000/resend/', { as: keeper })).status).toBe(404);
    const sent = await resend(keeper);
    expect([sent.status, sent.body.external.state]).toEqual([200, 'queued']);
  });
});
