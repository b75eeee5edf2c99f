/** The end of a term: access goes, the status stays, and a renewal brings it back (decision 376). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { sql, transact } from '@portal/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories, openOn, runNightlyTasksFor, type TestRequest } from '../../testing/index.ts';
import { resumeAccess } from '../dataset-access/index.ts';
import { endSome, expireRequests } from './expire-requests.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
let keeper: TestPerson;
let nextDay = Date.UTC(2027, 0, 1);

beforeAll(async () => {
  h = await startHarness(definition);
  make = createRequestFactories(h);
  admin = await h.build.person({ roles: ['sfari_admin'] });
  keeper = await h.build.person({ roles: ['access_admin'] });
});
afterAll(() => h?.stop());
// No test waits for the nights between its day and the last one.
beforeEach(() => h.build.sql('delete from researcher.nightly_run'));

const decide = (id: number, status: number) =>
  h.call(`POST /request/${id}/decision/`, { as: admin, body: { status } });
async function fulfilled(options: Parameters<typeof make.request>[0] = {}): Promise<TestRequest> {
  const request = await make.request({ status: 4, ...options });
  expect((await decide(request.id, 7)).status).toBe(200);
  return request;
}
const endsAt = (request: { id: number }, moment: string) =>
  h.build.sql('update researcher.request set expiration_date = $2 where id = $1', [request.id, moment]);
const grants = async (person: TestPerson, datasetId?: string): Promise<string[]> =>
  (
    await h.build.sql<{ status: string; revoked_because: string | null }>(
      `select status, revoked_because from researcher.dataset_access
       where user_id = $1 and ($2::uuid is null or dataset_id = $2) order by id`,
      [person.id, datasetId ?? null],
    )
  ).map(({ status, revoked_because: because }) => (because ? `${status} ${because}` : status));
const read = async ({ id }: { id: number }) => (await h.call(`GET /request/${id}/`, { as: admin })).body;
const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
/** A day that no other test spent. */
const anotherDay = (): string => isoDay((nextDay += 40 * 86_400_000));
const before = (day: string, days = 1): string =>
  `${isoDay(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000)}T12:00:00Z`;

const after = (day: string, days = 1): string => isoDay(Date.parse(day) + days * 86_400_000);

describe('the night after the end of a term', () => {
  it('ends the access of everyone on the request; the status stays, shown as EXPIRED [R4-30]', async () => {
    const member = await h.build.person();
    const request = await fulfilled({ team: [member] });
    const other = await fulfilled({ owner: request.owner });
    const day = anotherDay();
    await endsAt(request, before(day));
    await runNightlyTasksFor(h, day);
    expect([await grants(request.owner, request.datasetId), await grants(member)]).toEqual([
      ['revoked expired'],
      ['revoked expired'],
    ]);
    // What another request gives stays.
    expect(await grants(request.owner, other.datasetId)).toEqual(['granted']);
    expect(await read(request)).toMatchObject({ status: 7, expired: true });
    expect(await read(other)).toMatchObject({ status: 7, expired: false });
    const trail = await h.build.sql<{ changes: object }>(
      "select changes from audit.log where model = 'request' and pk = $1 order by id desc limit 1",
      [String(request.id)],
    );
    expect(trail[0]?.changes).toEqual({ expired_on: [null, after(day, -1)] });
  });

  it('leaves a grant of the same dataset that has another cause, and outside systems are notified of the others', async () => {
    const request = await fulfilled();
    await h.call('POST /datasetaccess/', {
      as: keeper,
      body: { user: request.owner.id, dataset: request.datasetId, access_type: 'Globus', status: 'granted' },
    });
    await h.build.sql("update researcher.external_access set state = 'applied'");
    const day = anotherDay();
    await endsAt(request, before(day));
    await runNightlyTasksFor(h, day);
    expect(await grants(request.owner)).toEqual(['revoked expired', 'granted']);
    expect(
      await h.build.sql(
        "select state from researcher.external_access where user_id = $1 and state = 'queued'",
        [request.owner.id],
      ),
    ).toHaveLength(1);
  });

  it('leaves what is suspended or archived as it is, and what ends today until it has ended', async () => {
    const [suspended, archived, today] = [await fulfilled(), await fulfilled(), await fulfilled()];
    await decide(suspended.id, 14);
    await decide(archived.id, 13);
    const day = anotherDay();
    for (const request of [suspended, archived]) await endsAt(request, before(day, 3));
    // Late in the evening by the foundation's clock, which is the next day in UTC.
    await endsAt(today, `${after(day)}T03:59:59Z`);
    await runNightlyTasksFor(h, day);
    for (const request of [suspended, archived, today])
      expect(await read(request)).toMatchObject({ expired: false });
    expect(await grants(suspended.owner)).toEqual(['revoked']);
    expect(await grants(today.owner)).toEqual(['granted']);
    await runNightlyTasksFor(h, after(day));
    expect(await read(today)).toMatchObject({ expired: true });
  });

  it('changes nothing the second time', async () => {
    const request = await fulfilled();
    const day = anotherDay();
    await endsAt(request, before(day));
    expect(await runNightlyTasksFor(h, day, [expireRequests])).toBeGreaterThan(0);
    const etag = async () => (await h.call(`GET /request/${request.id}/`, { as: admin })).headers.get('etag');
    const seen = await etag();
    expect(await runNightlyTasksFor(h, day, [expireRequests])).toBe(0);
    const runs = await h.build.sql<{ counts: object }>(
      "select counts from researcher.nightly_run where task = 'expire-requests' and day = $1",
      [day],
    );
    expect(runs).toEqual([
      { counts: expect.objectContaining({ ended: expect.any(Number), access_ended: expect.any(Number) }) },
    ]);
    expect(await etag()).toBe(seen);
  });
});

describe('a term that continues', () => {
  async function expired() {
    const request = await fulfilled();
    const day = anotherDay();
    await endsAt(request, before(day));
    await runNightlyTasksFor(h, day);
    expect(await grants(request.owner)).toEqual(['revoked expired']);
    return { request, day };
  }

  it('gives back what its end alone had taken, in the transaction that moves the date', async () => {
    const { request, day } = await expired();
    const database = openOn(h, day);
    await transact(database, { actorId: null }, async (work) => {
      await work.run(sql`update researcher.request
        set expiration_date = expiration_date + interval '1095 days' where id = ${request.id}`);
      await resumeAccess(work, request.id);
    });
    await database.close();
    expect(await grants(request.owner)).toEqual(['granted']);
    expect(await read(request)).toMatchObject({ expired: false });
  });

  it('is found by the night too, so that nothing depends on the call', async () => {
    const { request } = await expired();
    const day = anotherDay();
    await endsAt(request, `${after(day, 1095)}T00:00:00Z`);
    await runNightlyTasksFor(h, day);
    expect(await grants(request.owner)).toEqual(['granted']);
    expect(await read(request)).toMatchObject({ expired: false });
  });

  it('gives nothing back to who has no right any more, or whose access an administrator took', async () => {
    const request = await fulfilled();
    const { body } = await h.call(`GET /datasetaccess/?user=${request.owner.id}`, { as: keeper });
    await h.call(`PATCH /datasetaccess/${body.results[0].id}/`, {
      as: keeper,
      body: { status: 'revoked' },
      headers: { 'If-Match': body.results[0].version },
    });
    const closed = await fulfilled();
    const day = anotherDay();
    for (const one of [request, closed]) await endsAt(one, before(day));
    await runNightlyTasksFor(h, day);
    await h.build.sql('update core.account set active = false where id = $1', [closed.owner.id]);
    const later = anotherDay();
    for (const one of [request, closed]) await endsAt(one, `${after(later, 99)}T00:00:00Z`);
    await runNightlyTasksFor(h, later);
    expect([await grants(request.owner), await grants(closed.owner)]).toEqual([
      ['revoked'],
      ['revoked expired'],
    ]);
  });

  it('comes back immediately when an administrator sets the date', async () => {
    const request = await fulfilled();
    // Ended before the real today.
    await endsAt(request, before(isoDay(Date.now()), 2));
    const database = openOn(h, isoDay(Date.now()));
    await transact(database, { actorId: null }, async (work) => {
      await endSome(work);
    });
    await database.close();
    expect(await grants(request.owner)).toEqual(['revoked expired']);
    const answer = await h.call(`PATCH /request/${request.id}/`, {
      as: admin,
      body: { expiration_date: isoDay(Date.now() + 90 * 86_400_000) },
    });
    expect([answer.status, answer.body.expired]).toEqual([200, false]);
    expect(await grants(request.owner)).toEqual(['granted']);
  });
});
