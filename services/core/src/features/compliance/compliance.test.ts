/** The year of institutions: who follows it, what is acknowledged, and that the lists count as the contract does. */
import {
  addDays,
  anniversaryAfter,
  complianceOn,
  DEFAULT_BRANDING,
  isAcknowledged,
  verificationDue,
} from '@portal/contract';
import { createRandom } from '@portal/kit/seeding';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { complianceSql, institutionYearsSql } from '../../rules/researcher-year.sql.ts';
import { buildYear, dayAhead } from '../../testing/institution-years.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core?.stop());

const list = (query: string, as: TestPerson = admin) =>
  core.call(`GET /institution-compliance/${query}`, { as });
const readOne = async (id: number, as: TestPerson = admin) =>
  (await core.call(`GET /institution-compliance/${id}/`, { as })).body;
const acknowledge = (id: number, value: unknown, as: TestPerson = admin, headers = {}) =>
  core.call(`PUT /institution/${id}/`, {
    as,
    body: { admin_acknowledge: value },
    headers,
  });

describe('the list', () => {
  it('has each institution with an executed RDA, its official, state and anniversary, and its live requests [S3-36 S4.11-01]', async () => {
    const compliant = await buildYear(core.build, { daysAhead: 61 });
    const due = await buildYear(core.build, { daysAhead: 60 });
    const overdue = await buildYear(core.build, { daysAhead: -1 });
    const unsigned = await core.build.institution({ rdaStatus: 2 });
    const ids = [compliant, due, overdue].map(({ institution }) => institution.id);
    const { body } = await list(`?id__in=${[...ids, unsigned.id].join(',')}&grouping=compliance_status`);
    expect(body.groups.compliance_status).toEqual({ 1: 1, 2: 1, 3: 1 });
    expect(body.results).toMatchObject([
      { id: ids[2], compliance_status: 3, current_anniversary: dayAhead(-1), requestCount: 0 },
      {
        id: ids[1],
        display_name: due.institution.name,
        compliance_status: 2,
        current_anniversary: due.anniversary,
        current_io: { id: due.official.id, display_name: due.official.displayName },
        admin_acknowledge: false,
        verified_at: null,
        abilities: { acknowledge: true },
      },
      {
        id: ids[0],
        compliance_status: 1,
        current_anniversary: dayAhead(61),
        abilities: { acknowledge: false },
      },
    ]);
    const filtered = await list(`?id__in=${ids.join(',')}&compliance_status=3`);
    expect(filtered.body.results.map(({ id }: { id: number }) => id)).toEqual([ids[2]]);
    const found = await list(
      `?search=${encodeURIComponent(due.official.displayName)}&id__in=${ids.join(',')}`,
    );
    expect(found.body.results.map(({ id }: { id: number }) => id)).toEqual([ids[1]]);
    const byState = await list(`?id__in=${ids.join(',')}&ordering=-compliance_status`);
    expect(
      byState.body.results.map(({ compliance_status: one }: { compliance_status: number }) => one),
    ).toEqual([3, 2, 1]);
  });

  it('gives other services the days of verification that it shows here', async () => {
    const { institution, official, researchers, anniversary } = await buildYear(core.build, {
      daysAhead: 30,
      people: 2,
    });
    await buildYear(core.build, { daysAhead: -400 });
    const readNotified = () =>
      core.build.sql<{ official_id: number; day: string }>(
        "select official_id, to_char(day, 'YYYY-MM-DD') as day from core_api.verification_day where institution_id = $1",
        [institution.id],
      );
    expect(await readNotified()).toEqual([{ official_id: official.id, day: anniversary }]);
    const differing = await core.build.sql(
      `select t.id from ${institutionYearsSql()} t join core_api.verification_day told on told.institution_id = t.id
        where told.day is not null and (told.day, told.official_id) is distinct from (t.current_anniversary, t.current_io_id)`,
    );
    expect(differing).toEqual([]);
    const ids = researchers.map(({ id }) => id);
    await core.build.sql('update core.account set active = false where id = any($1)', [ids]);
    expect(await readNotified()).toMatchObject([{ day: null }]);
  });

  it('is for those who have the View menu, and for no one else', async () => {
    const { institution, official } = await buildYear(core.build, { daysAhead: -5 });
    const reader = await core.build.person({ roles: ['internal_read_only'], institution: null });
    const manager = await core.build.person({ roles: ['abn_proj_mgr'], institution: null });
    expect((await core.call('GET /institution-compliance/', {})).status).toBe(401);
    for (const as of [official, manager]) expect((await list('', as)).status).toBe(403);
    expect((await readOne(institution.id, reader)).abilities).toEqual({ read: true, acknowledge: false });
  });

  it('counts no one without a word of the institution, who was removed, or who signs for it', async () => {
    const { institution, researchers } = await buildYear(core.build, { daysAhead: 10, people: 2 });
    const [first, second] = researchers;
    await core.build.sql('update core.user_institution set verified = false where user_id = $1', [first?.id]);
    expect((await readOne(institution.id)).compliance_status).toBe(2);
    await core.build.sql('update core.user_institution set verified = null where user_id = $1', [second?.id]);
    // No one is left to be verified: the year is counted from today.
    expect(await readOne(institution.id)).toMatchObject({
      compliance_status: 1,
      current_anniversary: expect.stringMatching(new RegExp(`^${Number(dayAhead(10).slice(0, 4)) + 1}`)),
    });
  });
});

describe('acknowledging', () => {
  it('sets a flag that an administrator takes back, and that is in the history [S7-24]', async () => {
    const { institution } = await buildYear(core.build, { daysAhead: -3 });
    const done = await acknowledge(institution.id, true);
    expect([done.status, done.body]).toMatchObject([200, { id: institution.id, admin_acknowledge: true }]);
    expect((await list(`?id=${institution.id}&admin_acknowledge=true`)).body.count).toBe(1);
    expect((await acknowledge(institution.id, false)).body.admin_acknowledge).toBe(false);
    const history = await core.call(`GET /history/?model=institution&pk=${institution.id}`, { as: admin });
    const changed = history.body.results.flatMap(
      ({ changes }: { changes: Record<string, unknown> }) => changes['acknowledged_at'] ?? [],
    );
    expect(changed).toEqual([null, expect.any(String), expect.any(String), null]);
  });

  it('ends when the anniversary passes', async () => {
    const { institution } = await buildYear(core.build, { daysAhead: -1 });
    const at = (day: string) =>
      core.build.sql('update core.institution set acknowledged_at = $2 where id = $1', [
        institution.id,
        `${day}T17:00:00Z`,
      ]);
    await at(dayAhead(-1));
    expect((await readOne(institution.id)).admin_acknowledge).toBe(false);
    await at(dayAhead(0));
    expect((await readOne(institution.id)).admin_acknowledge).toBe(true);
  });

  it('is refused to others, where nothing is due, on bad input, and on an older version', async () => {
    const { institution, official } = await buildYear(core.build, { daysAhead: 5 });
    const { institution: fine } = await buildYear(core.build, { daysAhead: 200 });
    const unsigned = await core.build.institution({ rdaStatus: 1 });
    const reader = await core.build.person({ roles: ['internal_read_only'], institution: null });
    const unknown = await core.call(`PUT /institution/${institution.id}/`, {
      body: { admin_acknowledge: true },
    });
    expect(unknown.status).toBe(401);
    for (const as of [official, reader])
      expect((await acknowledge(institution.id, true, as)).status).toBe(403);
    for (const id of [unsigned.id, 2_000_000_000]) expect((await acknowledge(id, true)).status).toBe(404);
    expect((await acknowledge(institution.id, 'yes')).status).toBe(400);
    const early = await acknowledge(fine.id, true);
    expect([early.status, early.body.code]).toEqual([409, 'WRONG_STATE']);
    const { version } = await readOne(institution.id);
    const other = await core.build.person({ roles: ['sfari_admin'], institution: null });
    const unread = await acknowledge(institution.id, true, other, { 'If-Match': '' });
    expect([unread.status, unread.body.code]).toEqual([409, 'STALE']);
    const answers = await Promise.all(
      [1, 2].map(() => acknowledge(institution.id, true, admin, { 'If-Match': version })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'STALE',
      current: { id: institution.id, admin_acknowledge: true },
    });
  });
});

describe('the statements', () => {
  it('count as the contract does, on any day', async () => {
    // Drawn anew from one number, so that a case that fails fails again.
    const random = createRandom(16);
    const draw = (): string =>
      random.chance(0.25)
        ? random.pick(['2016-02-29', '2020-02-29', '2024-02-29', '2023-02-28', '2024-12-31'])
        : addDays('2015-01-01', random.integer(0, 6500));
    const drawOrNone = (): string | null => (random.chance(0.3) ? null : draw());
    const cases = Array.from(
      { length: 400 },
      () => [draw(), draw(), drawOrNone(), draw(), drawOrNone()] as const,
    );
    const near = cases.flatMap(([executed, joined, checked], index) =>
      [-61, -60, -59, 0, 1].map(
        (days) =>
          [
            executed,
            joined,
            checked,
            addDays(anniversaryAfter(executed, joined), days),
            cases[index]?.[4] ?? null,
          ] as const,
      ),
    );
    const all = [...cases, ...near];
    const { rows } = await core.database.admin.query<{ due: string; status: number; seen: boolean }>(
      `select to_char(due, 'YYYY-MM-DD') as due,
        ${complianceSql('due', 'today')} as status,
        coalesce(seen >= due - 60 and core.anniversary_after(executed, seen - 1) >= today, false) as seen
      from (select executed, today, seen, nr,
          core.anniversary_after(executed, greatest(joined, checked + 60)) as due
        from unnest($1::date[], $2::date[], $3::date[], $4::date[], $5::date[])
          with ordinality as one (executed, joined, checked, today, seen, nr)) counted order by nr`,
      [0, 1, 2, 3, 4].map((column) => all.map((one) => one[column])),
    );
    expect(rows).toEqual(
      all.map(([executed, joined, checked, today, seen]) => {
        const due = verificationDue(executed, joined, checked);
        return { due, status: complianceOn(today, due), seen: isAcknowledged(today, due, seen, executed) };
      }),
    );
  });

  it('take the day by the foundation’s clock', async () => {
    const { institution, researchers } = await buildYear(core.build, { daysAhead: 30 });
    const anniversary = dayAhead(30);
    const zone = DEFAULT_BRANDING.time_zone;
    const checked = (moment: string) =>
      core.build.sql(
        `update core.user_institution set last_checked = ($2::timestamp at time zone '${zone}') where user_id = $1`,
        [researchers[0]?.id, moment],
      );
    await checked(`${addDays(anniversary, -61)}T23:59:59`);
    expect((await readOne(institution.id)).compliance_status).toBe(2);
    await checked(`${addDays(anniversary, -60)}T00:00:00`);
    expect((await readOne(institution.id)).compliance_status).toBe(1);
  });

  it('an agreement with a day that is none counts from its own, and one at the end of time does no harm', async () => {
    const { institution } = await buildYear(core.build, { daysAhead: -3 });
    await core.build.sql(
      `update core.file set additional_data = additional_data || '{"sf_signature_date": "2023-02-31T12:00:00"}'
        where institution_id = $1`,
      [institution.id],
    );
    expect((await readOne(institution.id)).executed).toBe(dayAhead(0));
    await core.build.sql(
      `update core.file set additional_data = additional_data || '{"sf_signature_date": "9999-12-31T12:00:00"}'
        where institution_id = $1`,
      [institution.id],
    );
    expect((await readOne(institution.id)).current_anniversary).toBe('9001-01-01');
  });
});
