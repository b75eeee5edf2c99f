/** What needs a hand in core: failed emails by cause, systems that do not answer, and tasks of the night. */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
let admin: TestPerson;
let superuser: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'] });
  superuser = await core.build.person({ roles: ['superuser'] });
});
afterAll(() => core.stop());
beforeEach(async () => {
  await core.build.sql('delete from core.email');
  await core.build.sql('delete from core.health_outage');
  await core.build.sql('delete from core.nightly_run');
  await core.build.sql('delete from core.error_report');
  await core.build.sql('update core.file set scan_attempts = 0');
});

interface Cause {
  readonly area: string;
  readonly cause: string;
  readonly count: number;
  readonly retry: readonly number[];
}
const read = (as?: TestPerson) => core.call('GET /core-attention/', as ? { as } : {});
const readCauses = async (as: TestPerson): Promise<Cause[]> => (await read(as)).body.causes as Cause[];
const retry = (body: object, as?: TestPerson) =>
  core.call('POST /core-attention/retry/', { ...(as ? { as } : {}), body });
let count = 0;
async function failMail(error: string): Promise<number> {
  count += 1;
  const [row] = await core.build.sql<{ id: number }>(
    `insert into core.email (key, email_template, "to", subject, body, status, error, attempts)
     values ($1, 'approved', '{pi@lakeside.test}', 'News', '<p>News</p>', 'failed', $2, 3) returning id`,
    [`attention:${count}`, error],
  );
  return row?.id ?? 0;
}

it('groups failed emails by the error without its addresses, and has them sent again together', async () => {
  const same = [
    await failMail('550 No such person: maya@lakeside.test'),
    await failMail('550 No such person: ana@kestrel.test'),
  ];
  const other = await failMail('421 Try later');
  const found = await readCauses(admin);
  expect(found.map(({ cause, count: many, retry: ids }) => [cause, many, ids])).toEqual([
    ['550 No such person: …', 2, same],
    ['421 Try later', 1, [other]],
  ]);
  const answer = await retry({ area: 'email', ids: [...same, same[0]] }, admin);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ done: 2, refused: 0 });
  expect((await readCauses(admin)).map(({ cause }) => cause)).toEqual(['421 Try later']);
});

it('reports each that was sent since, and two people who retry in parallel send each email once', async () => {
  const ids = [await failMail('421 Try later'), await failMail('421 Try later')];
  const answers = await Promise.all([
    retry({ area: 'email', ids }, admin),
    retry({ area: 'email', ids: ids.toReversed() }, superuser),
  ]);
  expect(answers.reduce((sum, { body }) => sum + (body.done as number), 0)).toBe(2);
  const refused = answers
    .flatMap(({ body }) => body.results as { code: string | null }[])
    .filter(({ code }) => code);
  expect(refused.map(({ code }) => code)).toEqual(['WRONG_STATE', 'WRONG_STATE']);
});

it('notifies superusers alone of systems, which no one can try again, and since when all is fine', async () => {
  await core.build.sql(
    "insert into core.health_outage (service, state, began) values ('GLOBUS', 'unreachable', now() - interval '1 hour')",
  );
  expect(await readCauses(admin)).toEqual([]);
  expect(await readCauses(superuser)).toMatchObject([
    { area: 'system', cause: 'GLOBUS', count: 1, retry: [] },
  ]);
  expect((await retry({ area: 'system', ids: [1] }, superuser)).status).toBe(404);
  await core.build.sql("update core.health_outage set ended = '2026-11-20T10:00:00Z'");
  const { body } = await read(superuser);
  expect(body.causes).toEqual([]);
  const since = (body.areas as { area: string; fine_since: string }[]).find(({ area }) => area === 'system');
  expect(new Date(since?.fine_since ?? '').toISOString()).toBe('2026-11-20T10:00:00.000Z');
});

it('names the task of a night that failed, until it is done', async () => {
  const [run] = await core.build.sql<{ id: number }>(
    `insert into core.nightly_run (task, day, started, failed, attempts, error)
     values ('clear-uploads', current_date, now(), now(), 3, 'No space') returning id`,
  );
  const id = run?.id ?? 0;
  expect(await readCauses(admin)).toMatchObject([
    { area: 'night', cause: 'clear-uploads', count: 1, retry: [id] },
  ]);
  expect((await retry({ area: 'night', ids: [id] }, admin)).body).toMatchObject({ done: 1, refused: 0 });
  expect(await core.build.sql('select attempts from core.nightly_run where id = $1', [id])).toEqual([
    { attempts: 0 },
  ]);
});

it('refuses who is not logged in, who runs nothing, and what is no failure', async () => {
  const researcher = await core.build.person({ roles: ['primary_researcher'] });
  const readOnly = await core.build.person({ roles: ['internal_read_only'] });
  const id = await failMail('421 Try later');
  expect((await read()).status).toBe(401);
  expect((await read(researcher)).status).toBe(403);
  expect((await retry({ area: 'email', ids: [id] })).status).toBe(401);
  expect((await retry({ area: 'email', ids: [id] }, researcher)).status).toBe(403);
  expect((await retry({ area: 'email', ids: [] }, admin)).status).toBe(400);
  expect(await readCauses(readOnly)).toMatchObject([{ area: 'email', retry: [] }]);
  expect((await retry({ area: 'email', ids: [id] }, readOnly)).body).toMatchObject({ done: 0, refused: 1 });
  expect((await retry({ area: 'email', ids: [999_999] }, admin)).body.results).toMatchObject([
    { code: 'NOT_FOUND' },
  ]);
});

it('groups reports of errors by the call that failed, until they are handled', async () => {
  const report = async (api: string, page = '/request/7'): Promise<number> => {
    const [row] = await core.build.sql<{ id: number }>(
      `insert into core.error_report (reporter_id, notes, payload_body, response_body, error_fe_url, error_api_url)
       values ($1, '', '', '', $2, $3) returning id`,
      [admin.id, page, api],
    );
    return row?.id ?? 0;
  };
  const same = [await report('/api/request/7/?expand=true'), await report('/api/request/123/')];
  await report('', '/project/9');
  const reports = async (as: TestPerson) => (await readCauses(as)).filter(({ area }) => area === 'report');
  expect((await reports(admin)).map(({ cause, count: many, retry: ids }) => [cause, many, ids])).toEqual([
    ['/api/request/…/', 2, same],
    ['/project/…', 1, [expect.any(Number)]],
  ]);
  const reader = await core.build.person({ roles: ['internal_read_only'], institution: null });
  expect(await reports(reader)).toEqual([]);
  expect((await retry({ area: 'report', ids: same }, reader)).body).toMatchObject({ done: 0, refused: 2 });
  expect((await retry({ area: 'report', ids: same }, superuser)).body).toMatchObject({ done: 2, refused: 0 });
  expect((await reports(admin)).map(({ cause }) => cause)).toEqual(['/project/…']);
  const { body } = await core.call('GET /error-report/', { as: admin });
  expect(body.results.map(({ handled }: { handled: string | null }) => handled !== null)).toEqual([
    false,
    true,
    true,
  ]);
  for (const [isOpen, many] of [
    [true, 1],
    [false, 2],
  ])
    expect((await core.call(`GET /error-report/?handled__isnull=${isOpen}`, { as: admin })).body.count).toBe(
      many,
    );
});

it('counts files whose scan failed, which no one can hurry', async () => {
  const file = (attempts: number) =>
    core.build.sql(
      `insert into core.file (type, name, media_type, size, sha256, storage_key, creator_id, scan, scan_attempts)
       values (1, 'letter.pdf', 'application/pdf', 9, repeat('0', 64), gen_random_uuid()::text, $1, 'quarantined', $2)`,
      [admin.id, attempts],
    );
  await file(0);
  const files = async () => (await readCauses(admin)).filter(({ area }) => area === 'file');
  expect(await files()).toEqual([]);
  await file(1);
  await file(4);
  expect(await files()).toMatchObject([{ cause: 'scan', count: 2, retry: [] }]);
  expect((await retry({ area: 'file', ids: [1] }, admin)).status).toBe(404);
});
