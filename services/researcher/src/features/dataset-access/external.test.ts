/** What outside systems receive, whatever happens to them and to the portal (decisions 294 and 300). */
import { startHarness, type Harness } from '@portal/core/testing';
import { openDatabase, type Database } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { AccessRefused } from '../../clients/access-system.ts';
import { createRequestFactories, type TestRequest } from '../../testing/index.ts';
import { applyExternalAccess } from './external.apply.ts';
import { repairDrift, planNightlyCheck, runChecks } from './reconciliation.ts';
import { createStoredSystem, isDown, type StoredSystem } from './stored-system.fixtures.ts';

let h: Harness;
let database: Database;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
let keeper: TestPerson;
let globus: StoredSystem;

beforeAll(async () => {
  // Outside systems are notified when a test says so.
  h = await startHarness(definition, {}, { runs: 'events' });
  database = openDatabase({ url: h.database.connectionUrl('researcher') });
  make = createRequestFactories(h);
  admin = await h.build.person({ roles: ['sfari_admin'] });
  keeper = await h.build.person({ roles: ['access_admin'] });
});
afterAll(async () => {
  await database?.close();
  await h?.stop();
});
beforeEach(async () => {
  await h.build.sql('delete from researcher.external_access');
  globus = createStoredSystem('Globus');
});

const log = { error: () => undefined } as never;
const parts = (repairs = false) => ({ database, systems: { Globus: globus }, log, repairs });
const apply = () => applyExternalAccess(parts());
/** What waits after a fault is due immediately. */
const hurry = () =>
  h.build.sql("update researcher.external_access set next_attempt = now() where state = 'queued'");
const decide = (id: number, status: number) =>
  h.call(`POST /request/${id}/decision/`, { as: admin, body: { status } });
async function fulfilled(options: Parameters<typeof make.request>[0] = {}): Promise<TestRequest> {
  const request = await make.request({ status: 4, ...options });
  await decide(request.id, 7);
  return request;
}
const getGroup = async (dataset: string): Promise<string> =>
  (
    await h.build.sql<{ id: string }>(
      'select globus_group_id::text as id from researcher.dataset where id = $1',
      [dataset],
    )
  )[0]?.id ?? '';
const members = async ({ datasetId }: TestRequest): Promise<string[]> => [
  ...(globus.members.get(await getGroup(datasetId)) ?? []),
];
const states = (person: TestPerson) =>
  h.build.sql<{ state: string; error: string; attempts: number }>(
    'select state, error, attempts from researcher.external_access where user_id = $1 order by id',
    [person.id],
  );

describe('telling outside systems', () => {
  it('lets in at fulfillment and out at suspension, once however often it is asked [P9-01]', async () => {
    const request = await fulfilled();
    await apply();
    await apply();
    expect([await members(request), globus.calls]).toEqual([[request.owner.email], 1]);
    await decide(request.id, 14);
    await apply();
    expect([await members(request), globus.calls]).toEqual([[], 2]);
  });

  it('waits for one that is down, and applies once when it comes back [P9-01]', async () => {
    const request = await fulfilled();
    globus.before = isDown;
    await apply();
    expect(await states(request.owner)).toMatchObject([
      { state: 'queued', error: 'The system is down.', attempts: 1 },
    ]);
    await apply();
    expect(globus.calls).toBe(1);
    globus.before = () => undefined;
    await hurry();
    await apply();
    expect([await members(request), globus.changes]).toEqual([[request.owner.email], 1]);
    expect(await states(request.owner)).toMatchObject([{ state: 'applied', error: '', attempts: 0 }]);
  });

  it('shows what no later try can help, and asks again when the profile changed', async () => {
    const request = await fulfilled();
    globus.before = () => {
      throw new AccessRefused('Globus knows no identity.', { retry: false });
    };
    await apply();
    expect(await states(request.owner)).toMatchObject([
      { state: 'failed', error: 'Globus knows no identity.' },
    ]);
    const list = async (filters: string) =>
      (await h.call(`GET /datasetaccess/?request=${request.id}&external__state${filters}`, { as: keeper }))
        .body;
    expect((await list('=failed')).results).toMatchObject([
      { user: { id: request.owner.id }, external: { state: 'failed', error: 'Globus knows no identity.' } },
    ]);
    expect([(await list('=applied')).count, (await list('__in=failed,queued')).count]).toEqual([0, 1]);
  });

  it('is named with what needs a hand, by its reason, and sent again together by those who manage the ledger', async () => {
    const request = await fulfilled();
    globus.before = () => {
      throw new AccessRefused('Globus knows no identity here.', { retry: false });
    };
    await apply();
    const rows = (
      await h.call(`GET /datasetaccess/?request=${request.id}&external__state=failed`, { as: keeper })
    ).body.results as { id: number }[];
    const ids = rows.map(({ id }) => id);
    const readCauses = async (as: TestPerson) =>
      (
        (await h.call('GET /researcher-attention/', { as })).body.causes as {
          area: string;
          cause: string;
          retry: number[];
        }[]
      ).filter(({ cause }) => cause === 'Globus knows no identity here.');
    expect(await readCauses(keeper)).toMatchObject([{ area: 'access', count: ids.length, retry: ids }]);
    expect(await readCauses(admin)).toMatchObject([{ area: 'access', retry: [] }]);
    const retry = (as: TestPerson) =>
      h.call('POST /researcher-attention/retry/', { as, body: { area: 'access', ids } });
    expect((await retry(admin)).body).toMatchObject({ done: 0, results: [{ code: 'FORBIDDEN' }] });
    globus.before = () => undefined;
    expect((await retry(keeper)).body).toMatchObject({ done: ids.length, refused: 0 });
    await apply();
    expect(await readCauses(keeper)).toEqual([]);
    expect(await members(request)).toEqual([request.owner.email]);
  });

  it('is not offered to be sent again together while the profile is the reason', async () => {
    const request = await fulfilled();
    const cause = 'Please correct the username.';
    globus.before = () => {
      throw new AccessRefused(cause, { retry: false, byProfile: true });
    };
    await apply();
    const { causes } = (await h.call('GET /researcher-attention/', { as: keeper })).body as {
      causes: readonly { readonly cause: string; readonly retry: readonly number[] }[];
    };
    expect(causes.find((one) => one.cause === cause)?.retry).toEqual([]);
    expect(await states(request.owner)).toMatchObject([{ state: 'failed' }]);
    globus.before = () => undefined;
  });

  it('survives being killed in the middle of a call: the next one does it, and it is there once', async () => {
    const request = await fulfilled();
    // The system lets the person in, and the portal dies before it learns that.
    globus.after = () => new Promise<never>(() => undefined);
    void apply();
    await h.eventually(async () => (await members(request)).length === 1);
    expect(await states(request.owner)).toMatchObject([{ state: 'queued', attempts: 1 }]);
    globus.after = () => undefined;
    await apply();
    expect(globus.calls).toBe(1);
    await hurry();
    await apply();
    expect([await members(request), globus.changes]).toEqual([[request.owner.email], 1]);
    expect(await states(request.owner)).toMatchObject([{ state: 'applied' }]);
  });

  it('sends what changed during a call in turn', async () => {
    const request = await fulfilled();
    globus.after = async () => {
      globus.after = () => undefined;
      await decide(request.id, 14);
    };
    await apply();
    expect(await members(request)).toEqual([]);
    expect(await states(request.owner)).toMatchObject([{ state: 'applied' }]);
  });

  it('leaves the access of a person with two causes until both have ended [R4-35]', async () => {
    const request = await fulfilled();
    const { body: hand } = await h.call('POST /datasetaccess/', {
      as: keeper,
      body: { user: request.owner.id, dataset: request.datasetId, access_type: 'Globus', status: 'granted' },
    });
    await apply();
    await decide(request.id, 14);
    await apply();
    expect(await members(request)).toEqual([request.owner.email]);
    await h.call(`PATCH /datasetaccess/${hand.id}/`, {
      as: keeper,
      body: { status: 'revoked' },
      headers: { 'If-Match': hand.version },
    });
    await apply();
    expect(await members(request)).toEqual([]);
  });

  it('moves people when the group of a dataset changes', async () => {
    const request = await fulfilled();
    await apply();
    const before = await getGroup(request.datasetId);
    const { headers } = await h.call(`GET /dataset/${request.datasetId}/`, { as: admin });
    const group = 'b7d44484-9dc0-41d1-b245-5ffdce74fad2';
    await h.call(`PATCH /dataset/${request.datasetId}/`, {
      as: admin,
      body: { globus_group_id: group, data_access: 's3://bucket/other/' },
      headers: { 'If-Match': headers.get('etag') ?? '' },
    });
    await apply();
    expect([[...(globus.members.get(before) ?? [])], [...(globus.members.get(group) ?? [])]]).toEqual([
      [],
      [request.owner.email],
    ]);
  });

  it('says that there is no connection where none is set up', async () => {
    const request = await fulfilled();
    await applyExternalAccess({ database, systems: {}, log });
    expect(await states(request.owner)).toMatchObject([{ state: 'unconnected' }]);
  });
});

describe('comparing with what systems have', () => {
  const check = async (repairs = false) => {
    const { body } = await h.call('POST /access-check/', { as: keeper, body: {} });
    await runChecks(parts(repairs));
    return (await h.call(`GET /access-check/${body.id}/`, { as: keeper })).body as {
      finished: string | null;
      systems: { access_type: string; missing: number; extra: number; error: string }[];
    };
  };
  const drift = async () =>
    (await h.call('GET /access-drift/?closed__isnull=true&limit=100', { as: keeper })).body.results as {
      id: number;
      kind: string;
      account: string;
      user: { id: number } | null;
      error: string;
    }[];
  beforeEach(() => h.build.sql('update researcher.access_drift set closed = now() where closed is null'));

  it('finds who is missing and who is there beyond the ledger, and repairs what is asked', async () => {
    const request = await fulfilled();
    await apply();
    const group = await getGroup(request.datasetId);
    globus.members.set(group, new Set(['stranger@elsewhere.org']));
    const done = await check();
    expect(done.finished).not.toBeNull();
    expect(done.systems.find(({ access_type: type }) => type === 'Globus')).toMatchObject({
      missing: 1,
      extra: 1,
      error: '',
    });
    expect(done.systems.find(({ access_type: type }) => type === 'AWS')?.error).toBe(
      'The portal has no connection to AWS',
    );
    const found = await drift();
    expect(found.map(({ kind, account }) => `${kind} ${account}`).toSorted()).toEqual([
      'extra stranger@elsewhere.org',
      `missing ${request.owner.email}`,
    ]);
    for (const { id } of found)
      expect((await h.call(`POST /access-drift/${id}/mend/`, { as: keeper })).status).toBe(200);
    await repairDrift(parts());
    await apply();
    expect(await members(request)).toEqual([request.owner.email]);
    expect(await drift()).toEqual([]);
    const trail = await h.build.sql<{ changes: object }>(
      "select changes from audit.log where model = 'access-drift' and pk = $1 and operation = 'U' order by id",
      [String(found[0]?.id)],
    );
    expect(trail.map(({ changes }) => Object.keys(changes).toSorted())).toEqual([
      ['mend_asked', 'mended_by'],
      ['closed'],
    ]);
    const closed = await h.call(`POST /access-drift/${found[0]?.id}/mend/`, { as: keeper });
    expect(closed.status).toBe(409);
  });

  it('repairs automatically where the setting says so', async () => {
    const request = await fulfilled();
    await apply();
    globus.members.set(
      await getGroup(request.datasetId),
      new Set(['stranger@elsewhere.org', request.owner.email]),
    );
    await check(true);
    await repairDrift(parts(true));
    expect(await members(request)).toEqual([request.owner.email]);
  });

  it('stores the reason when it cannot be repaired now, and closes what is no longer found', async () => {
    const request = await fulfilled();
    await apply();
    const group = await getGroup(request.datasetId);
    globus.members.get(group)?.add('stranger@elsewhere.org');
    await check();
    const [found] = await drift();
    await h.call(`POST /access-drift/${found?.id}/mend/`, { as: keeper });
    globus.before = isDown;
    await repairDrift(parts());
    expect((await drift())[0]?.error).toBe('The system is down.');
    const silent = await check();
    expect(silent.systems[0]?.error).toBe('The system is down.');
    expect(await drift()).toHaveLength(1);
    globus.before = () => undefined;
    globus.members.get(group)?.delete('stranger@elsewhere.org');
    await check();
    expect(await drift()).toEqual([]);
  });

  it('runs once a night, however often it is started', async () => {
    const readNightlyChecks = () =>
      h.build.sql('select 1 from researcher.access_check where night is not null');
    await planNightlyCheck(database);
    await planNightlyCheck(database);
    expect((await readNightlyChecks()).length).toBeLessThanOrEqual(1);
  });

  it('is asked for by access_admin, read by those who read the ledger, and hidden from others', async () => {
    const researcher = await h.build.person();
    expect((await h.call('POST /access-check/', { as: admin, body: {} })).status).toBe(403);
    expect((await h.call('GET /access-drift/', { as: admin })).status).toBe(200);
    expect((await h.call('GET /access-drift/', { as: researcher })).status).toBe(403);
    expect((await h.call('GET /access-drift/', {})).status).toBe(401);
  });
});
