import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findUsedEndpoints } from '@portal/contract/fits/use-rules';
import {
  incomingFolder,
  publishVersion,
  readPointer,
  rollbackVersion,
  switchVersion,
} from '@portal/gateway/releases';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@portal/kit/postgres';
import { IS_WHOLE } from '@portal/kit/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceHash } from '../apps/source-hash.ts';
import { startField } from '../fits/field.fixture.ts';

let folder: string;
let releasesDir: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-commands-'));
  releasesDir = path.join(folder, 'releases');
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Runs a command of the launcher as npm does. */
function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  const file = path.join(import.meta.dirname, `${command}.ts`);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, RELEASES_DIR: releasesDir, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim();
      resolve({ code: error === null ? 0 : Number(error.code), output });
    });
  });
}

describe('npm run deploy, promote and rollback', () => {
  const present = sourceHash('mfe-staff');
  beforeAll(async () => {
    for (const version of ['v1', 'v2', present]) {
      const incoming = incomingFolder(releasesDir, 'mfe-staff', version);
      fs.writeFileSync(path.join(incoming, 'main.js'), version);
      fs.writeFileSync(path.join(incoming, 'needs.json'), '{"app":"mfe-staff","endpoints":{}}');
      await publishVersion(releasesDir, 'mfe-staff', version, incoming);
    }
  });

  it('switch one pointer there and back', async () => {
    const first = await run('deploy', ['mfe-staff', '--version', 'v1']);
    expect(first).toEqual({ code: 0, output: 'mfe-staff v1 is current.' });
    expect(await run('deploy', ['mfe-staff', '--version', 'v2', '--share', '10'])).toEqual({
      code: 0,
      output: 'mfe-staff v2 goes to 10 % of the sessions; the others stay with v1.',
    });
    await run('deploy', ['mfe-staff', '--version', 'v2']);
    expect(readPointer(releasesDir, 'mfe-staff')).toEqual({ version: 'v2', previous: 'v1' });
    expect(await run('rollback', ['mfe-staff'])).toEqual({
      code: 0,
      output: 'mfe-staff v1 is current again.',
    });
    expect(readPointer(releasesDir, 'mfe-staff')?.version).toBe('v1');
  });

  it('have nothing to promote where everyone has the version of these sources, and fail where it was taken back', async () => {
    switchVersion(releasesDir, 'mfe-staff', 'v1');
    switchVersion(releasesDir, 'mfe-staff', present, 0.1);
    expect(await run('promote', ['mfe-staff'])).toEqual({
      code: 0,
      output: `mfe-staff ${present} is current.`,
    });
    // As after the very first deploy, or one of the same sources: a pipeline continues.
    expect(await run('promote', ['mfe-staff'])).toEqual({
      code: 0,
      output: `mfe-staff ${present} is current already.`,
    });
    switchVersion(releasesDir, 'mfe-staff', 'v1');
    switchVersion(releasesDir, 'mfe-staff', present, 0.1);
    rollbackVersion(releasesDir, 'mfe-staff');
    expect(await run('promote', ['mfe-staff'])).toEqual({
      code: 1,
      output: 'mfe-staff has no new version that is tried.',
    });
  });

  it('refuse an app with the name of the field that a running service does not send', async () => {
    const field = await startField();
    try {
      const key = 'GET /request/{id}/';
      const endpoints = findUsedEndpoints({ texts: [key], names: new Set(['owner', 'display_name']) });
      await field.publish('mfe-staff', 'v1', { needs: { endpoints } });
      const deploy = () =>
        run('deploy', ['mfe-staff', '--version', 'v1', '--services', field.url], {
          RELEASES_DIR: field.releasesDir,
        });
      delete field.contracts.researcher?.endpoints[key]?.answered['owner.display_name'];
      expect(await deploy()).toEqual({
        code: 1,
        output: [
          'mfe-staff v1 does not fit the deployed versions:',
          `  mfe-staff v1 needs ${key} → owner.display_name, which researcher 2026.11 does not send`,
        ].join('\n'),
      });
      expect(readPointer(field.releasesDir, 'mfe-staff')).toBeUndefined();
      field.contracts.researcher = { ...field.contracts.core, service: 'researcher' } as never;
      expect((await deploy()).output).toContain(`needs ${key}, which researcher 2026.11 does not have`);
    } finally {
      await field.stop();
    }
  });

  it('say in one line what they cannot do', async () => {
    const answers = await Promise.all([
      run('deploy', ['mfe-staff', '--version', 'v9']),
      run('deploy', []),
      run('rollback', ['mfe-tissue']),
    ]);
    expect(answers).toEqual([
      { code: 1, output: 'There is no mfe-staff v9.' },
      { code: 1, output: 'Name one of the apps: shell, mfe-researcher, mfe-staff, mfe-tissue.' },
      { code: 1, output: 'mfe-tissue has no release.' },
    ]);
  });
});

describe('with a database', () => {
  // A separate cluster: the commands set the passwords of the services' roles, which other tests are using.
  let server: EmbeddedPostgres;
  beforeAll(async () => {
    server = await startEmbeddedPostgres({
      dataDir: path.join(folder, 'cluster'),
      flags: ['fsync=off', 'synchronous_commit=off'],
    });
  });
  afterAll(() => server.stop());

  /** The one value of one row. */
  async function read(url: string, statement: string): Promise<unknown> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query<{ value: unknown }>(statement);
      return rows[0]?.value;
    } finally {
      await client.end();
    }
  }
  const requests = () => read(server.url, 'select count(*)::int as value from researcher.request');

  it('npm run secrets writes them once; npm run migrate and the services get in by them', async () => {
    const place = path.join(folder, 'secrets');
    const made = await run('make-secrets', [place], { DATABASE_URL: server.url });
    expect(made.code).toBe(0);
    const readSecret = (name: string) => fs.readFileSync(path.join(place, name), 'utf8');
    const names = [
      'core/AUTH_PRIVATE_KEY',
      'staff/DATABASE_URL',
      'gateway/METRICS_TOKEN',
      'gateway/SERVICE_TOKEN_HASHES',
    ];
    for (const name of names)
      expect(fs.statSync(path.join(place, name)).mode & 0o077, `the mode of ${name}`).toBe(0);
    expect(fs.existsSync(path.join(place, 'staff/AUTH_PRIVATE_KEY')), 'core alone signs').toBe(false);
    expect(readSecret('gateway/SERVICE_TOKEN_HASHES')).toBe(readSecret('core/SERVICE_TOKEN_HASHES'));
    const first = names.map(readSecret);
    await run('make-secrets', [place], { DATABASE_URL: server.url });
    expect(names.map(readSecret)).toEqual(first);

    const migrate = () =>
      run('migrate', [], {
        DATABASE_URL_FILE: path.join(place, 'migrate/DATABASE_URL'),
        DATABASE_SECRET_FILE: path.join(place, 'migrate/DATABASE_SECRET'),
      });
    const both = await Promise.all([migrate(), migrate()]);
    for (const { code, output } of both) expect({ code, output }).toMatchObject({ code: 0 });
    expect(await read(readSecret('staff/DATABASE_URL'), 'select current_user as value')).toBe('portal_staff');
    expect(await requests(), 'no demo').toBe(0);
  }, 300_000);

  it('npm run import:samples leaves the passwords of an installation elsewhere alone', async () => {
    const passwords = () =>
      read(
        server.url,
        `select string_agg(rolpassword, ' ' order by rolname) as value from pg_authid where rolname like 'portal\\_%'`,
      );
    const before = await passwords();
    const file = path.join(folder, 'samples.csv');
    fs.writeFileSync(file, 'sample_type,sample_id,amount_available\n');
    const elsewhere = path.join(folder, 'administrator');
    const { output } = await run('import-samples', [file], {
      DATABASE_URL: server.url,
      DATA_DIR: elsewhere,
    });
    expect(output).toBe('line 1: no sample follows\nNothing was imported.');
    expect(await passwords()).toBe(before);
  });

  it('npm run secrets and migrate say in one line what they lack', async () => {
    expect(await run('make-secrets', [])).toEqual({
      code: 1,
      output: 'Name the folder: npm run secrets -- <folder>',
    });
    const { code, output } = await run('make-secrets', [folder], { DATABASE_URL: 'localhost' });
    expect({ code, output }).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^DATABASE_URL: must be/),
    });
    expect(await run('migrate', [], { DATABASE_URL: server.url })).toEqual({
      code: 1,
      output: 'DATABASE_SECRET: is missing; the passwords of the login roles come from it.',
    });
  });

  const superuser = (...args: string[]) => run('superuser', args, { DATABASE_URL: server.url });
  it('npm run superuser gives the role once, and says in one line why it does not', async () => {
    await read(
      server.url,
      `insert into core.account (email, first_name, last_name, active, verified) values
        ('ada@uni.test', 'Ada', 'B', true, true), ('new@uni.test', 'N', 'N', true, false), ('off@uni.test', 'O', 'O', false, true)`,
    );
    expect(await superuser('ada@uni.test')).toEqual({
      code: 0,
      output: 'ada@uni.test is a superuser now.',
    });
    expect(await superuser('ada@uni.test')).toEqual({
      code: 0,
      output: 'ada@uni.test is a superuser already.',
    });
    for (const [email, words] of [
      ['nobody@uni.test', 'has no account here. Register it first.'],
      ['new@uni.test', 'is not confirmed yet. Follow the link in the mail first.'],
      ['off@uni.test', 'is an inactive account.'],
    ] as const)
      expect(await superuser(email)).toEqual({ code: 1, output: `${email} ${words}` });
    expect(await superuser()).toEqual({
      code: 1,
      output: 'Name one address: npm run superuser -- <email>',
    });
    expect(
      await read(
        server.url,
        "select count(*)::int as value from core.account_group where role = 'superuser'",
      ),
    ).toBe(1);
    await read(server.url, "delete from core.account where email like '%@uni.test'");
  });

  it('npm run superuser makes no installation where there is none', async () => {
    const nowhere = path.join(folder, 'nowhere');
    expect(await run('superuser', ['ada@uni.test'], { DATA_DIR: nowhere })).toEqual({
      code: 1,
      output: `There is no installation in ${nowhere}. Set DATABASE_URL or DATA_DIR.`,
    });
    expect(fs.existsSync(nowhere)).toBe(false);
  });

  it('npm run verify-signatures and backup make no keys where there are none', async () => {
    const place = path.join(folder, 'no-keys');
    fs.mkdirSync(place);
    const environment = { DATABASE_URL: server.url, DATA_DIR: place };
    const [checked, saved] = await Promise.all([
      run('verify-signatures', [], environment),
      run('backup', [path.join(folder, 'saved')], environment),
    ]);
    expect(checked).toEqual({
      code: 1,
      output: `There is no master.secret, auth-private.pem, auth-public.pem in ${place}/keys. Set DATA_DIR to the installation's.`,
    });
    expect(saved).toEqual({ code: 1, output: `There are no keys in ${place}/keys.` });
    expect(fs.readdirSync(place)).toEqual([]);
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('saved'))).toEqual([]);
  });

  const seed = (...args: string[]) => run('seed', args, { DATABASE_URL: server.url });
  // Three times the demo takes minutes; each browser test begins with it.
  it.runIf(IS_WHOLE)(
    'npm run seed makes the demo once, and grows it',
    async () => {
      expect(await seed()).toMatchObject({ code: 0 });
      expect(await requests()).toBe(304);
      expect(await seed()).toEqual({ code: 0, output: 'The demo data has 304 requests.' });
      expect(await requests()).toBe(304);
      expect(await seed('--requests', '400')).toMatchObject({ code: 0 });
      expect(await requests()).toBe(400);
      expect(await seed('--requests', 'many')).toEqual({
        code: 1,
        output: '--requests must be a whole number from 304 to 10000000.',
      });
    },
    300_000,
  );
});
