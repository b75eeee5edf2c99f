import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MATCH_TAB_STATUSES, MATCH_TABS, type MatchTab } from '@portal/contract/match-tabs';
import { DECISIONS, findFlow, TISSUE_QUEUES, type RequestStatus, type RequestType } from '@portal/contract';
import { readWish, type TissueWish } from '@portal/contract/tissue-wish';
import { contractTexts } from '@portal/contract/words';
import { createSeedContext } from '@portal/kit/seeding';
import { createTestDatabase, type TestDatabase } from '@portal/kit/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATASETS } from './data/datasets.data.ts';
import { seed } from './index.ts';
import { populate } from './population.fixtures.ts';

const DEMO = 300;
/** Renewals of resources are beside it. */
const RENEWALS = 4;
let folder: string;
const databases: TestDatabase[] = [];

async function seeded(requests: number): Promise<TestDatabase> {
  const database = await createTestDatabase();
  databases.push(database);
  await populate(database);
  await seedBulk(database, requests);
  return database;
}

/** As the launcher does: one transaction. */
async function seedBulk(database: TestDatabase, requests: number): Promise<void> {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    await client.query('begin');
    await seed(
      createSeedContext({
        client,
        dataDir: folder,
        privateKey: 'none',
        seed: 20_260_721,
        scale: { requests },
      }),
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}

const SEEDED_TABLES = [
  'researcher.project',
  'researcher.irb',
  'researcher.team_member',
  'researcher.dataset',
  'researcher.request',
  'researcher.request_dataset',
  'researcher.request_cohort',
  'researcher.request_access',
  'researcher.comment',
  'researcher.request_message',
  'researcher.dataset_access',
  'researcher.request_status_change',
  'researcher.review',
  'audit.log',
];

/** How many changes of a status the history and the table of changes do not record alike. */
const STRAY_CHANGES = `with told as (
    select log.pk::int as id, (log.changes -> 'status' ->> 0)::int as before, (log.changes -> 'status' ->> 1)::int as after,
      log.actor_id, row_number() over (partition by log.pk order by log.id) as step
    from audit.log log where log.model = 'request' and log.changes ? 'status'),
  kept as (select request_id as id, from_status::int as before, to_status::int as after, actor_id,
      row_number() over (partition by request_id order by id) as step from researcher.request_status_change)
  select count(*) as n from (
    (select * from told except select * from kept) union all (select * from kept except select * from told)) stray`;

/** One checksum a table. What the population wrote carries the time of the test, so it is left out. */
async function checksums(database: TestDatabase): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of SEEDED_TABLES) {
    const where = table === 'audit.log' ? 'where actor_id is not null' : '';
    const row = table === 'audit.log' ? "to_jsonb(t) - 'id'" : 'to_jsonb(t)';
    const { rows } = await database.admin.query<{ sum: string }>(
      `select md5(string_agg((${row})::text, '|' order by t.id)) as sum from ${table} t ${where}`,
    );
    sums[table] = rows[0]?.sum ?? '';
  }
  return sums;
}

let demo: TestDatabase;
let again: TestDatabase;
const rows = async <T extends pg.QueryResultRow>(text: string): Promise<T[]> =>
  (await demo.admin.query<T>(text)).rows;
const number = async (text: string): Promise<number> => Number((await rows<{ n: string }>(text))[0]?.n);

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-seed-'));
  demo = await seeded(DEMO);
  again = await seeded(DEMO);
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('the demo', () => {
  it('has the size that the product asks for [P13-01]', async () => {
    expect(await number('select count(*) as n from researcher.dataset where parent is null')).toBe(40);
    for (const { age } of DATASETS.flatMap(({ ages }) => ages))
      expect(contractTexts.get('age-groups')).toHaveProperty([age]);
    expect(await number('select count(*) as n from researcher.project')).toBe(60);
    expect(await number('select count(*) as n from researcher.request')).toBe(DEMO + RENEWALS);
    expect(await number('select count(distinct type) as n from researcher.request')).toBe(8);
    expect(await number('select count(distinct status) as n from researcher.request')).toBe(14);
  });

  it('has 600 samples, and requests name them in every state that a sample can have', async () => {
    expect(await number('select count(*) as n from researcher.sample')).toBe(600);
    expect(
      await rows(`select kind.type, allowed.user_id is not null as named from researcher.sample_type kind
        left join researcher.sample_type_user allowed on allowed.sample_type_id = kind.id where kind.limited`),
    ).toEqual([{ type: 'Fibroblasts', named: true }]);
    const states = await rows<{ n: number }>(`select count(*)::int as n from researcher.sample
      group by amount_available = 0, amount_available <= limited_at, cpls_available, ipsc_consented`);
    expect(states.length).toBeGreaterThanOrEqual(8);
    // What the answers say is what is counted.
    expect(
      await number(`select count(*) as n from researcher.request r
        where r.type = 2 and coalesce(r.additional_data -> 'samples', '{}') is distinct from
          (select coalesce(jsonb_object_agg(s.sample_id, trim_scale(s.amount)), '{}') from researcher.request_sample s where s.request_id = r.id)`),
    ).toBe(0);
    expect(
      await number(`select count(*) as n from researcher.request_sample s join researcher.sample stock
        on stock.sample_type_id = s.sample_type_id and stock.sample_id = s.sample_id where stock.amount_available = 0`),
    ).toBeGreaterThan(0);
  });

  it('asks for tissue in the unit that it is counted in, so that an order is filled in', async () => {
    const wishes = await rows<TissueWish>(
      `select brain_area, tissue_needed, resource_types as storage from researcher.request request,
         jsonb_to_record(request.additional_data) as answers (brain_area text, tissue_needed text, resource_types text)
       where tissue_needed is not null`,
    );
    expect(wishes.length).toBeGreaterThan(3);
    for (const wish of wishes) {
      const { unread, amount } = readWish(wish);
      expect({ unread, unit: amount?.unit }).toEqual({
        unread: [],
        unit: wish.storage === 'frozen' ? 'g' : 'blocks',
      });
    }
  });

  it('fills every tab of the tissue dashboard with several rows', async () => {
    const tabs = await rows<{ tab: string; n: string }>(
      'select tab, count(*) as n from tissue.request where tab is not null group by tab',
    );
    expect(new Set(tabs.map(({ tab }) => tab))).toEqual(new Set(TISSUE_QUEUES));
    expect(tabs.filter(({ n }) => Number(n) < 3)).toEqual([]);
  });

  it('has an open review window with what it began, one conflict at least, and one reviewer who is late', async () => {
    const windows = await rows<{ window_id: number; days: number; requests: number; conflicts: number }>(
      `select begun.window_id, min(review.due_date) - current_date as days, count(distinct begun.request_id)::int as requests,
        count(*) filter (where conflict.conflict_exists)::int as conflicts
      from researcher.window_request begun join researcher.review review on review.request_id = begun.request_id
      left join researcher_api.conflict conflict
        on conflict.request_id = begun.request_id and conflict.user_id = review.reviewer_id
      group by begun.window_id order by begun.window_id`,
    );
    expect(windows).toEqual([
      { window_id: 1, days: expect.any(Number), requests: 1, conflicts: expect.any(Number) },
      { window_id: 2, days: expect.any(Number), requests: expect.any(Number), conflicts: expect.any(Number) },
      { window_id: 3, days: expect.any(Number), requests: expect.any(Number), conflicts: expect.any(Number) },
    ]);
    const [before, open, tissue] = windows;
    expect(tissue?.days).toBeGreaterThan(7);
    expect(tissue?.requests).toBeGreaterThanOrEqual(3);
    expect(before?.days).toBeLessThan(0);
    expect(open?.days).toBeGreaterThan(7);
    expect(open?.requests).toBeGreaterThanOrEqual(5);
    expect(open?.conflicts).toBeGreaterThanOrEqual(1);
    expect(await rows('select window_id from researcher.open_window order by kind')).toEqual([
      { window_id: 3 },
      { window_id: 2 },
      { window_id: null },
    ]);
    // Who had its primary reviewer would have joined.
    expect(
      await rows(`select request.id from researcher.request request join researcher.review review
        on review.request_id = request.id and review.reviewer_role = 1 where request.type in (4, 5, 8) and request.status = 2`),
    ).toEqual([]);
  });

  it('fills every tab of the Research Match review centre', async () => {
    const counts = await rows<{ status: RequestStatus; n: number }>(
      'select status, count(*)::int as n from researcher.request where type in (4, 5) group by status',
    );
    const count = (tab: MatchTab) =>
      counts
        .filter(({ status }) => MATCH_TAB_STATUSES[tab].includes(status))
        .reduce((sum, { n }) => sum + n, 0);
    for (const tab of MATCH_TABS) expect([tab, count(tab) >= 3]).toEqual([tab, true]);
  });

  it('gives the demo people something to do', async () => {
    const owned = await rows<{ email: string; statuses: number[] }>(
      `select person.email, array_agg(request.status order by request.status) as statuses
      from researcher.request request join core_api.person person on person.id = request.owner_id
      where person.email like '%@demo.test' group by 1 order by 1`,
    );
    expect(owned.find(({ email }) => email === 'pi@demo.test')?.statuses).toEqual([
      1, 1, 1, 1, 1, 1, 2, 3, 4, 6, 7, 7, 8, 13,
    ]);
    expect(
      await number(`select count(distinct type) as n from researcher.request request
        join core_api.person person on person.id = request.owner_id
        where person.email = 'pi@demo.test' and request.status = 1`),
    ).toBe(6);
    expect(
      await number(`select count(*) as n from researcher.review review join researcher.request request on request.id = review.request_id
        join core_api.person person on person.id = review.reviewer_id
        where person.email = 'reviewer@demo.test' and request.status = 3`),
    ).toBeGreaterThanOrEqual(5);
  });

  it('has a close-out that the first investigator owes', async () => {
    expect(
      await rows(`select request.status, kept.status as close_out from researcher.close_out kept
        join researcher.request request on request.id = kept.request_id
        join core_api.person person on person.id = request.owner_id where person.email = 'pi@demo.test'`),
    ).toEqual([{ status: 13, close_out: 'returned' }]);
  });

  it('has requests that are overdue, pending and upcoming, and a night that failed', async () => {
    expect(
      await rows(`select count(*) filter (where expired_on is not null)::int as overdue,
          count(*) filter (where expiration_date between now() and now() + interval '60 days')::int as pending
        from researcher.request where status = 7`),
    ).toEqual([{ overdue: expect.any(Number), pending: expect.any(Number) }]);
    expect(
      await number('select count(*) as n from researcher.request where expired_on is not null'),
    ).toBeGreaterThan(1);
    expect(await number('select count(*) as n from researcher.nightly_run where failed is not null')).toBe(1);
  });

  it('has renewals, an approved one that moved a date among them, and a request that ended [P13-05]', async () => {
    expect(
      await rows(`select renewal.sfari_request_id = renewed.sfari_request_id || '-R' || right(renewal.sfari_request_id, 1) as is_numbered,
          renewal.status, renewal.type = renewed.type as is_alike from researcher.request renewal
        join researcher.request renewed on renewed.id = renewal.renewal_of
        where renewal.type <> 5 order by renewal.id`),
    ).toEqual([4, 6, 2, 2].map((status) => ({ is_numbered: true, status, is_alike: true })));
    expect(
      await number(`select count(*) as n from researcher.request renewed where expiration_date = fulfillment_date + interval '2190 days'
        and exists (select 1 from researcher.request renewal where renewal.renewal_of = renewed.id and renewal.status = 4)`),
    ).toBe(1);
    const [soon] = await rows<{ days: number }>(
      `select extract(day from min(expiration_date) - now())::int as days from researcher.request request
      join core_api.person person on person.id = request.owner_id
      where person.email = 'pi@demo.test' and request.status = 7`,
    );
    expect(soon?.days).toBeGreaterThan(22);
    expect(soon?.days).toBeLessThan(27);
  });

  it('has one open renewal of a request at most', async () => {
    expect(
      await rows(`select renewal_of from researcher.request where renewal_of is not null
        and status not in (4, 5, 7, 11, 13, 14) group by renewal_of having count(*) > 1`),
    ).toEqual([]);
  });

  it('dates what a status implies, in order and not in the future', async () => {
    expect(
      await rows(`select id, type, status from researcher.request where
        (status = 1) is distinct from (submission_date is null)
        or (status in (4, 5, 6, 7, 9, 10, 11, 12, 13, 14) and decision_date is null)
        or (status in (7, 13, 14)) is distinct from (fulfillment_date is not null)
        or (fulfillment_date is null) is distinct from (expiration_date is null)
        or (status in (13, 14)) is distinct from (revocation_date is not null) or revocation_date < fulfillment_date
        or (expiration_date <> fulfillment_date + interval '1095 days' and not exists (
          select 1 from audit.log where model = 'request' and pk = request.id::text
            and changes ? 'expiration_date' and not changes ? 'fulfillment_date'))
        or created > coalesce(submission_date, now()) or (submission_date > decision_date and status not in (2, 3))
        or decision_date > fulfillment_date or modified > now()`),
    ).toEqual([]);
  });

  it('has a reviewer for whatever was reviewed, and access for whatever was fulfilled', async () => {
    expect(
      await rows(`select id from researcher.request where status in (3, 8)
        and not exists (select 1 from researcher.review where request_id = request.id)`),
    ).toEqual([]);
    expect(
      await rows(`select request.id from researcher.request request where type = 1 and renewal_of is null and
        (status = 7 and expired_on is null) is distinct from exists (select 1 from researcher.dataset_access access
          where access.request_id = request.id and access.status = 'granted')`),
    ).toEqual([]);
  });

  it('stores what the team of each request waits for', async () => {
    expect(
      await number(`select count(*) as n from researcher.request t
        left join researcher.request_readiness kept on kept.request_id = t.id where kept.request_id is null`),
    ).toBe(0);
    expect(
      await number("select count(*) as n from researcher.request_readiness where waits_for = '{}'"),
    ).toBeGreaterThan(0);
  });

  it('shows in the history of each request the way to its status, every step allowed by the tables', async () => {
    const histories = await rows<{ id: number; type: RequestType; status: number; path: number[] }>(
      `select request.id, request.type, request.status,
        (select array_agg((log.changes -> 'status' ->> 1)::int order by log.id) from audit.log log
          where log.model = 'request' and log.pk = request.id::text and log.changes ? 'status') as path
      from researcher.request request`,
    );
    const wrong = histories.filter(
      ({ type, status, path: steps }) =>
        steps[0] !== 1 ||
        steps.at(-1) !== status ||
        steps.slice(1).some((to, index) => !isAllowed(type, steps[index] ?? 0, to)),
    );
    expect(histories).toHaveLength(DEMO + RENEWALS);
    expect(wrong).toEqual([]);
    expect(await number(STRAY_CHANGES)).toBe(0);
  });

  it('writes history in the order of time, by people', async () => {
    expect(
      await rows(`select id from (select id, at, lag(at) over (partition by model, pk order by id) as before from audit.log
        where model in ('request', 'project', 'review')) log where at < before`),
    ).toEqual([]);
    expect(
      await number(
        "select count(*) as n from audit.log where model = 'request' and actor_id is null and not changes ? 'expired_on'",
      ),
    ).toBe(0);
  });
});

/** Submission, assignment and the move to the meeting are not decisions; the rest is in the contract's tables. */
function isAllowed(type: RequestType, from: number, to: number): boolean {
  const plainMoves = ['1>2', '6>2', '2>3', '3>8'];
  if (plainMoves.includes(`${from}>${to}`)) return true;
  const flow = findFlow(type);
  return Object.values(DECISIONS).some((tables) => {
    const offered = tables[flow]?.[from as RequestStatus] ?? [];
    return offered.includes(to as RequestStatus) || (to === 12 && offered.includes(4));
  });
}

describe('growth', () => {
  const BULK_TOTAL = DEMO + 200;

  it('is the same twice, and adds nothing where nothing is missing', async () => {
    expect(await checksums(demo)).toEqual(await checksums(again));
    for (const database of [demo, again]) await seedBulk(database, BULK_TOTAL);
    const after = await checksums(demo);
    expect(after).toEqual(await checksums(again));
    expect(await number('select count(*) as n from researcher.request')).toBe(BULK_TOTAL);
    await seedBulk(demo, DEMO);
    expect(await checksums(demo)).toEqual(after);
  });

  it('leaves a history like that of the trigger, and lets the portal go on numbering', async () => {
    expect(
      await number(`select count(*) as n from researcher.request request where status is distinct from (
        select (log.changes -> 'status' ->> 1)::int from audit.log log
        where log.model = 'request' and log.pk = request.id::text and log.changes ? 'status' order by log.id desc limit 1)`),
    ).toBe(0);
    expect(await number(STRAY_CHANGES)).toBe(0);
    const readShape = (id: number) =>
      rows(`select array(select key from audit.log log, jsonb_object_keys(log.changes) key
        where log.model = 'request' and log.operation = 'I' and log.pk = '${id}' order by key) as keys`);
    expect(await readShape(BULK_TOTAL)).toEqual(await readShape(1));
    const [inserted] = await rows<{ id: number; sfari_request_id: string }>(
      `insert into researcher.request (type, owner_id, project_id)
      select type, owner_id, project_id from researcher.request where id = 1 returning id, sfari_request_id`,
    );
    expect(inserted).toMatchObject({
      id: BULK_TOTAL + 1,
      sfari_request_id: expect.stringMatching(/^REQ000\d{3}$/),
    });
    const [touched] = await rows<{ recent: boolean }>(
      `update researcher.request set status = 2 where id = ${BULK_TOTAL} returning modified > now() - interval '1 hour' as recent`,
    );
    expect(touched?.recent).toBe(true);
  });
});
