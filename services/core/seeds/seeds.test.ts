import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createKeyPair } from '@portal/kit/testing';
import { createSeedContext, DEMO_REQUESTS } from '@portal/kit/seeding';
import { excludedPairs, type Role } from '@portal/contract';
import { contractTexts } from '@portal/contract/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startCore, type CoreHarness } from '../src/testing/core-harness.ts';
import { verifyStoredSignatures } from '../src/maintenance/verify-signatures.ts';
import { seed } from './index.ts';

const keys = createKeyPair();
let core: CoreHarness;

async function runSeed(requests = DEMO_REQUESTS): Promise<void> {
  const client = await core.database.admin.connect();
  try {
    await client.query('begin');
    await seed(
      createSeedContext({
        client,
        dataDir: core.dataDir,
        privateKey: keys.privateKey,
        scale: { requests },
        seed: 7,
      }),
    );
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

beforeAll(async () => {
  core = await startCore({ AUTH_PRIVATE_KEY: keys.privateKey, DEMO_DATA: 'yes' });
  await runSeed();
});
afterAll(() => core.stop());

const count = async (sql: string): Promise<number> =>
  (await core.build.sql<{ n: number }>(`select count(*)::int as n from ${sql}`))[0]?.n ?? -1;

it('makes 30 institutions, 126 people, four cohorts, and does so once', async () => {
  await runSeed();
  expect(await count('core.institution')).toBe(30);
  expect(await count('core.account')).toBe(126);
  expect(await count("core.account where email like '%@demo.test'")).toBe(19);
  expect(await count('core.demo_account')).toBe(126);
  expect(await count('core.cohort')).toBe(4);
  const cohorts = await core.build.sql<{ description: string }>('select description from core.cohort');
  for (const { description } of cohorts) expect(contractTexts.get('cohorts')).toHaveProperty([description]);
});

it('has institutions in every status, with other names, comments and the mails that decided', async () => {
  const statuses = await core.build.sql<{ status: number }>(
    'select distinct status from core.institution order by 1',
  );
  expect(statuses.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await count('core.institution_associated_name')).toBeGreaterThan(15);
  expect(await count('core.institution_comment')).toBe(8);
  expect(
    await count("core.email where model_name = 'institution' and email_template like 'institution_%'"),
  ).toBe(3);
  expect(
    await count(
      'core.institution where not exists (select 1 from core.institution_domain d where d.institution_id = institution.id)',
    ),
  ).toBe(0);
});

it('fills every list of administration: notes, bells, reports, failed mails, last logins, each agreement status', async () => {
  const rda = await core.build.sql<{ status: number }>(
    'select distinct rda_status as status from core_api.institution order by 1',
  );
  expect(rda.map(({ status }) => status)).toEqual([1, 2, 3, 4]);
  const invitations = await core.build.sql<{ status: string }>(
    'select distinct status from core.official_invitation order by 1',
  );
  expect(invitations.map(({ status }) => status)).toEqual(['accepted', 'declined', 'invited']);
  expect(await count('core.institution where is_unresponsive')).toBe(2);
  expect(await count('core.user_comment')).toBeGreaterThan(5);
  expect(await count('core.error_report')).toBe(4);
  expect(await count("core.email where status = 'failed'")).toBe(2);
  expect(await count('core.alert_message where now() between starts_at and ends_at')).toBe(0);
  expect(await count('core.alert_message')).toBe(2);
  for (const key of ['admin', 'lead', 'pi', 'so', 'newso'])
    expect(
      await count(
        `core.notification n join core.account a on a.id = n.recipient_id where a.email = '${key}@demo.test'`,
      ),
    ).toBeGreaterThan(0);
  expect(await count('core.account where last_login is not null')).toBeGreaterThan(80);
  expect(await count('core.account where last_login is null')).toBeGreaterThan(5);
  expect(await count('core.account where last_login < created or last_login > now()')).toBe(0);
});

it('lets the demo people sign in with their exact standing', async () => {
  const readSession = async (key: string) =>
    (await core.login({ email: `${key}@demo.test`, password: 'Demo-Portal-2026!' })).body.session;
  expect(await readSession('pi')).toMatchObject({
    user: { roles: ['primary_researcher'] },
    institution: { status: 3, rda_status: 3, is_current_officer: false, joinder_date: expect.any(String) },
  });
  const [pi, pi2, so, newpi, newso, piso, multi] = await Promise.all(
    ['pi', 'pi2', 'so', 'newpi', 'newso', 'piso', 'multi'].map(readSession),
  );
  expect(pi2.institution).toMatchObject({ status: 3, rda_status: 3, joinder_date: expect.any(String) });
  expect(pi2.institution.id).not.toBe(pi.institution.id);
  expect(so.institution).toMatchObject({ id: pi.institution.id, is_current_officer: true });
  expect(newpi.institution).toMatchObject({ status: 1, rda_status: 4, joinder_date: null });
  expect(newso.institution).toMatchObject({ id: newpi.institution.id, is_current_officer: true });
  expect(piso.user.roles).toEqual(['pi_sbso']);
  expect(piso.institution).toMatchObject({
    status: 3,
    rda_status: 3,
    is_current_officer: true,
    joinder_date: expect.any(String),
  });
  expect(multi.user).toMatchObject({
    primary_role: null,
    roles: ['abn_reviewer', 'rm_admin', 'sfari_reviewer'],
  });
  expect(multi.institution).toBeNull();
});

it('gives no one roles that exclude each other, and every link and status its history', async () => {
  const people = await core.build.sql<{ roles: Role[] }>(
    'select array_agg(role) as roles from core.account_group group by account_id',
  );
  expect(people.filter((person) => excludedPairs(person.roles).length > 0)).toEqual([]);
  const late = await count(
    `audit.log l where l.model = 'user-institution' and l.at > now() - interval '1 minute'`,
  );
  expect(late).toBe(0);
  const steps = await core.build.sql<{ status: number[] }>(
    `select (l.changes -> 'status') as status from audit.log l join core.institution i on i.id = l.pk::int
     where l.model = 'institution' and i.name = 'Lakeside University' and l.changes ? 'status' order by l.at`,
  );
  expect(steps.map((step) => step.status)).toEqual([
    [null, 1],
    [1, 2],
    [2, 3],
  ]);
});

it('stores agreements that can be downloaded as they were hashed', async () => {
  const files = await core.build.sql<{ storage_key: string; sha256: string; size: number }>(
    'select storage_key, sha256, size from core.file where type = 2',
  );
  expect(files).toHaveLength(19);
  for (const file of files) {
    const content = await readFile(path.join(core.dataDir, 'files', file.storage_key));
    expect(content.length).toBe(file.size);
    expect(createHash('sha256').update(content).digest('hex')).toBe(file.sha256);
  }
});

it('seals every signature of the demo', async () => {
  const client = await core.database.admin.connect();
  const verification = await verifyStoredSignatures({
    client,
    dataDir: core.dataDir,
    variables: {},
    privateKey: keys.privateKey,
  });
  client.release();
  expect(verification.faults).toEqual([]);
  expect(verification.checked).toBeGreaterThan(20);
});

it('grows people, institutions, mails and bells in proportion to the requests, in steps as well', async () => {
  const before = await count('core.account');
  for (const requests of [DEMO_REQUESTS + 1200, DEMO_REQUESTS + 2000, DEMO_REQUESTS + 2000])
    await runSeed(requests);
  expect(await count('core.account')).toBe(before + 400);
  expect(await count("core.institution_domain where domain::text ~ '^institution[0-9]+[.]test$'")).toBe(20);
  for (const table of ["core.email where key like 'grown:%'", "core.notification where key like 'grown:%'"])
    expect(await count(table)).toBe(2000);
  expect(
    await count(
      'core.account a where not exists (select 1 from core.demo_account d where d.account_id = a.id)',
    ),
  ).toBe(0);
  expect(
    await count(`core.account a where a.email::text ~ '@institution[0-9]+[.]test$' and not exists (
      select 1 from core.user_institution ui join core.account_group g on g.account_id = ui.user_id where ui.user_id = a.id)`),
  ).toBe(0);
});

it('records each change of an institution’s status beside the history, also of what has grown', async () => {
  const stray = await core.build.sql(
    `with told as (select l.pk::int as id, (l.changes -> 'status' ->> 0)::int as before, (l.changes -> 'status' ->> 1)::int as after,
        l.at from audit.log l where l.model = 'institution' and l.changes -> 'status' ->> 1 is not null),
      kept as (select institution_id as id, from_status::int as before, to_status::int as after, at from core.institution_status_change)
    (select * from told except select * from kept) union all (select * from kept except select * from told)`,
  );
  expect(stray).toEqual([]);
});

it('names what has grown as the contract takes names', async () => {
  const files = await core.build.sql<{ id: string }>('select id from core.file');
  expect(files.filter(({ id }) => !z.uuid().safeParse(id).success)).toEqual([]);
});

it('leaves of what has grown a history like that of the triggers, and seals its agreements', async () => {
  const readShape = (model: string, table: string, condition: string) =>
    core.build.sql(
      `select array_agg(field order by field) as keys from audit.log l join ${table} t on t.id::text = l.pk,
        jsonb_object_keys(l.changes) field where l.model = '${model}' and l.operation = 'I' and ${condition} group by l.id
      order by l.id desc limit 1`,
    );
  expect(await readShape('email', 'core.email', "t.key like 'grown:%' and t.status = 'sent'")).toEqual(
    await readShape('email', 'core.email', "t.key like 'seed:%' and t.status = 'sent'"),
  );
  expect(await readShape('user_group', 'core.account_group', 't.account_id > 200')).toEqual(
    await readShape('user_group', 'core.account_group', 't.account_id < 100'),
  );
  const client = await core.database.admin.connect();
  const verification = await verifyStoredSignatures({
    client,
    dataDir: core.dataDir,
    variables: {},
    privateKey: keys.privateKey,
  });
  client.release();
  expect(verification.faults).toEqual([]);
  expect(verification.checked).toBeGreaterThan(50);
});

it('has views of queues that people saved, which no one else reads [S2.2-06]', async () => {
  const views = await core.build.sql<{ email: string; page: string; search: string }>(
    'select a.email, v.page, v.search from core.saved_view v join core.account a on a.id = v.user_id order by v.id',
  );
  expect(views.map(({ email, page }) => [email, page])).toEqual([
    ['admin@demo.test', '/resource-request'],
    ['admin@demo.test', '/request'],
    ['abnpm@demo.test', '/abn-dashboard'],
  ]);
  expect(views[0]?.search).toMatch(/^columns=.*&queue=under-review$/);
});

// At the end: it makes its own person.
it('has institutions that verified their researchers, some where it is due, and two that are late', async () => {
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  const { body } = await core.call('GET /institution-compliance/?limit=200', { as: admin });
  // Those that were grown above have a number in their name.
  const states = (body.results as { display_name: string; compliance_status: number }[])
    .filter(({ display_name: name }) => !/\d$/.test(name))
    .map(({ compliance_status: state }) => state);
  const countIn = (state: number) => states.filter((one) => one === state).length;
  expect(countIn(3)).toBe(2);
  expect(countIn(2)).toBeGreaterThan(1);
  expect(countIn(1)).toBeGreaterThan(5);
  const late = body.results.find(({ display_name: name }: { display_name: string }) =>
    name.startsWith('Brentwood'),
  );
  expect(late).toMatchObject({ compliance_status: 3, verified_at: expect.any(String) });
  const people = await core.call(`GET /institution/${late.id}/verification/`, { as: admin });
  expect(
    people.body.results.filter(({ due }: { due: string | null }) => due === 'annual').length,
  ).toBeGreaterThan(1);
});
