/** The night asks for close-outs: once for each end, however often and late it comes; and reminds until they are confirmed. */
import { startHarness, type Harness } from '@portal/core/testing';
import { transact } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import {
  createRequestFactories,
  DESTROYED,
  openOn,
  runNightlyTasksFor,
  type TestRequest,
} from '../../testing/index.ts';
import { resumeAccess } from '../dataset-access/index.ts';
import { openSome } from './open-close-outs.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
beforeAll(async () => {
  h = await startHarness(definition);
  make = createRequestFactories(h);
  admin = await h.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => h?.stop());
beforeEach(async () => {
  for (const table of ['nightly_run', 'close_out', 'date_reminder'])
    await h.build.sql(`delete from researcher.${table}`);
  await h.build.sql(
    'update researcher.request set expiration_date = null, expired_on = null, renewal_of = null',
  );
  await h.build.sql('delete from researcher.request where status = 13');
  await h.build.sql('delete from jobs.job');
});

const DAY = 86_400_000;
const END = '2028-03-02';
const after = (days: number): string => new Date(Date.parse(END) + days * DAY).toISOString().slice(0, 10);
const setEnd = ({ id }: { id: number }, day: string) =>
  h.build.sql('update researcher.request set expiration_date = $2 where id = $1', [id, `${day}T12:00:00Z`]);
async function ending(options: Parameters<typeof make.request>[0] = {}): Promise<TestRequest> {
  const request = await make.request({ status: 7, ...options });
  await setEnd(request, END);
  return request;
}
const getCloseOuts = async ({ id }: { id: number }): Promise<string[]> =>
  (
    await h.build.sql<{ status: string; day: string; kinds: string }>(
      `select status, to_char(ended_on, 'YYYY-MM-DD') as day, array_to_string(kinds, '+') as kinds
       from researcher.close_out where request_id = $1 order by id`,
      [id],
    )
  ).map(({ status, day, kinds }) => `${status} ${day} ${kinds}`);
const resume = async (request: TestRequest, day: string, until: string) => {
  await setEnd(request, until);
  const database = openOn(h, day);
  await transact(database, { actorId: null }, (work) => resumeAccess(work, request.id));
  await database.close();
};
const confirm = async (request: TestRequest) => {
  const [row] = await h.build.sql<{ id: number }>(
    'select id from researcher.close_out where request_id = $1',
    [request.id],
  );
  const answer = await h.call(`POST /close-out/${row?.id}/confirm/`, { as: request.owner, body: DESTROYED });
  expect(answer.status).toBe(200);
};

describe('a close-out', () => {
  it('comes with the night in which the term ends, and once', async () => {
    const request = await ending();
    await runNightlyTasksFor(h, after(1));
    expect(await getCloseOuts(request)).toEqual([`open ${END} data`]);
    await runNightlyTasksFor(h, after(1));
    await runNightlyTasksFor(h, after(3));
    await h.build.sql('delete from researcher.nightly_run');
    await runNightlyTasksFor(h, after(3));
    expect(await getCloseOuts(request)).toEqual([`open ${END} data`]);
  });

  it('names the day on which access ended, also where the portal was away', async () => {
    const request = await ending();
    await runNightlyTasksFor(h, after(-2));
    await runNightlyTasksFor(h, after(4));
    expect(await getCloseOuts(request)).toEqual([`open ${END} data`]);
  });

  it.each([
    // At either side of midnight in UTC, which is the evening of one day for the foundation.
    ['term', '2028-02-28T23:30:00Z', '2028-02-28'],
    ['term', '2028-02-29T00:30:00Z', '2028-02-29'],
    ['archived', '2028-02-28T23:30:00Z', '2028-02-28'],
    ['archived', '2028-02-29T00:30:00Z', '2028-02-29'],
  ] as const)('names the day that pages show for the end of the %s request at %s', async (how, at, day) => {
    const request = await make.request({ status: how === 'term' ? 7 : 13 });
    await h.build.sql(
      `update researcher.request set ${how === 'term' ? 'expiration_date' : 'revocation_date'} = $2 where id = $1`,
      [request.id, at],
    );
    await runNightlyTasksFor(h, '2028-03-01');
    expect(await getCloseOuts(request)).toEqual([`open ${day} data`]);
    const { body } = await h.call(`GET /request/${request.id}/`, { as: admin });
    expect((how === 'term' ? body.expiration_date : body.revocation_date).slice(0, 10)).toBe(day);
  });

  it('asks for what the type of the request gives', async () => {
    const tissue = await ending({ type: 8 });
    const samples = await ending({ type: 2 });
    const running = await make.request({ status: 7 });
    await runNightlyTasksFor(h, after(1));
    expect(await getCloseOuts(tissue)).toEqual([`open ${END} tissue+data`]);
    expect(await getCloseOuts(samples)).toEqual([`open ${END} biospecimens+data`]);
    expect(await getCloseOuts(running)).toEqual([]);
  });

  it('comes where a request was archived, and not where it is merely suspended, approved or a renewal', async () => {
    const [archived, suspended] = [await make.request({ status: 7 }), await make.request({ status: 7 })];
    await h.call(`POST /request/${archived.id}/decision/`, { as: admin, body: { status: 13 } });
    await h.call(`POST /request/${suspended.id}/decision/`, { as: admin, body: { status: 14 } });
    const approved = await ending({ status: 4 });
    const renewal = await ending();
    await h.build.sql('update researcher.request set renewal_of = $2 where id = $1', [
      renewal.id,
      archived.id,
    ]);
    await runNightlyTasksFor(h, after(1));
    expect((await getCloseOuts(archived)).length).toBe(1);
    expect([
      await getCloseOuts(suspended),
      await getCloseOuts(approved),
      await getCloseOuts(renewal),
    ]).toEqual([[], [], []]);
  });

  it('of a term that ended stays the same when the request is archived or suspended then', async () => {
    const request = await ending();
    await runNightlyTasksFor(h, after(1));
    await h.call(`POST /request/${request.id}/decision/`, { as: admin, body: { status: 13 } });
    await runNightlyTasksFor(h, after(2));
    expect(await getCloseOuts(request)).toEqual([`open ${END} data`]);
  });

  it('is void once access continues, and the next end of access has its own', async () => {
    const request = await ending();
    await runNightlyTasksFor(h, after(1));
    await resume(request, after(4), after(20));
    await runNightlyTasksFor(h, after(5));
    expect(await getCloseOuts(request)).toEqual([`void ${END} data`]);
    await runNightlyTasksFor(h, after(21));
    expect(await getCloseOuts(request)).toEqual([`void ${END} data`, `open ${after(20)} data`]);
  });

  it('waits while a renewal is with the foundation, and comes once that is refused', async () => {
    const [asked, late] = [await ending(), await ending()];
    const renew = async ({ id, owner }: TestRequest): Promise<number> => {
      const renewal = await make.request({ owner, status: 2 });
      await h.build.sql('update researcher.request set renewal_of = $2 where id = $1', [renewal.id, id]);
      return renewal.id;
    };
    const early = await renew(asked);
    await runNightlyTasksFor(h, after(1));
    expect(await getCloseOuts(asked)).toEqual([]);
    expect(await getCloseOuts(late)).toEqual([`open ${END} data`]);

    await renew(late);
    const [waiting] = await h.build.sql<{ id: number }>(
      'select id from researcher.close_out where request_id = $1',
      [late.id],
    );
    const path = `/close-out/${waiting?.id}`;
    expect((await h.call(`GET ${path}/`, { as: late.owner })).body.status).toBe('void');
    const refused = await h.call(`POST ${path}/confirm/`, { as: late.owner, body: DESTROYED });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'There is nothing to confirm: access under this request continues, or its renewal is being decided',
    ]);
    const listed = async (status: string): Promise<number[]> =>
      (await h.call(`GET /close-out/?status=${status}`, { as: admin })).body.results.map(
        ({ id }: { id: number }) => id,
      );
    expect([await listed('void'), await listed('open')]).toEqual([[waiting?.id], []]);
    await runNightlyTasksFor(h, after(2));
    expect(await getCloseOuts(late)).toEqual([`void ${END} data`]);
    expect(await listed('void')).toEqual([waiting?.id]);

    await h.build.sql('update researcher.request set status = 5 where renewal_of = $1', [late.id]);
    await h.build.sql('update researcher.request set status = 5 where id = $1', [early]);
    await runNightlyTasksFor(h, after(3));
    expect(await getCloseOuts(asked)).toEqual([`open ${END} data`]);
    expect(await getCloseOuts(late)).toEqual([`void ${END} data`, `open ${END} data`]);
  });

  it('is in doubt from a change of its request until a night has looked', async () => {
    const request = await ending();
    await runNightlyTasksFor(h, after(1));
    const doubts = () => h.build.sql('select close_out_id from researcher.close_out_in_doubt');
    expect(await doubts()).toEqual([]);
    await h.build.sql('update researcher.request set status = 14 where id = $1', [request.id]);
    expect(await doubts()).toHaveLength(1);
    await runNightlyTasksFor(h, after(2));
    // The transaction of a change of the last hour may still have been open.
    expect(await doubts()).toHaveLength(1);
    await h.build.sql("update researcher.close_out_in_doubt set since = now() - interval '2 hours'");
    await runNightlyTasksFor(h, after(3));
    expect(await doubts()).toEqual([]);
    expect(await getCloseOuts(request)).toEqual([`open ${END} data`]);
  });

  it('that was confirmed is kept when access continues: it is a record', async () => {
    const request = await ending();
    await runNightlyTasksFor(h, after(1));
    await confirm(request);
    await resume(request, after(4), after(20));
    await runNightlyTasksFor(h, after(5));
    expect(await getCloseOuts(request)).toEqual([`confirmed ${END} data`]);
  });

  it('is one where two nights look in parallel', async () => {
    const request = await ending();
    await h.build.sql('update researcher.request set expired_on = $2 where id = $1', [request.id, END]);
    const databases = [openOn(h, END), openOn(h, END)];
    await Promise.all(databases.map((database) => transact(database, { actorId: null }, openSome)));
    await Promise.all(databases.map((database) => database.close()));
    expect(await getCloseOuts(request)).toEqual([`open ${END} data`]);
  });
});

/** Without the nights between. */
const spendAlone = async (day: string): Promise<void> => {
  await h.build.sql('delete from researcher.nightly_run');
  await runNightlyTasksFor(h, day);
};

describe('its owner', () => {
  const notifiedDays = async ({ owner }: TestRequest): Promise<string[]> =>
    (
      await h.build.sql<{ threshold: number; day: string }>(
        `select threshold, to_char(day, 'YYYY-MM-DD') as day from researcher.date_reminder
         where kind = 'close_out' and person_id = $1 order by id`,
        [owner.id],
      )
    ).map(({ threshold, day }) => `${-threshold} ${day}`);
  const mails = async ({ owner }: TestRequest) =>
    (await make.queued('mail', owner.email)).map(({ data }) => data as { subject: string; body: string });

  it('is asked immediately and reminded after each 30 days, by bell and in one mail a day, until it is confirmed', async () => {
    const request = await ending();
    for (const day of [1, 2, 29, 30, 31, 59, 60, 65]) await spendAlone(after(day));
    expect(await notifiedDays(request)).toEqual([`0 ${after(1)}`, `30 ${after(30)}`, `60 ${after(60)}`]);
    const sent = await mails(request);
    expect(sent.map(({ subject }) => subject)).toEqual([
      `Access under ${request.code} ended on 03/02/2028. Please complete the close-out`,
      `The close-out of ${request.code} is still open. Access ended on 03/02/2028, 30 days ago`,
      `The close-out of ${request.code} is still open. Access ended on 03/02/2028, 60 days ago`,
    ]);
    expect(sent[0]?.body).toContain('must be destroyed or returned');
    const bells = (await make.queued('notification', request.code)).map(({ data }) => data.redirect);
    expect(bells).toEqual(Array(3).fill(`/request/${request.id}?tab=close-out`));
    await confirm(request);
    await spendAlone(after(90));
    expect((await notifiedDays(request)).length).toBe(3);
  });

  it('has one mail about several, and none for days that the portal was away but the last', async () => {
    const request = await ending();
    await ending({ owner: request.owner });
    await runNightlyTasksFor(h, after(-1));
    await runNightlyTasksFor(h, after(3));
    const asked = (await mails(request)).filter(({ body }) => body.includes('must be destroyed or returned'));
    expect(asked.length).toBe(1);
  });
});
