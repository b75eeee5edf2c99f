import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVICES } from '@portal/contract';
import { freePort } from '@portal/kit/postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bundleFolder } from '../bundles/find-bundle.ts';
import { readRunFile, type RunFile } from '../processes/run-file.ts';

let dataDir: string;
let port: number;
const started: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-start-'));
  port = await freePort();
});

afterEach(async () => {
  for (const launcher of started.splice(0)) await leave(launcher, 'SIGTERM');
});

afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

interface Start {
  launcher: ChildProcess;
  output: () => string;
}

function start(environment: Record<string, string> = {}): Start {
  const launcher = spawn(process.execPath, [path.join(import.meta.dirname, 'start.ts')], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: String(port),
      BUILD_APPS: 'no',
      DEMO_DATA: 'no',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(launcher);
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream?.on('data', (part: Buffer) => (output += part.toString('utf8')));
  }
  return { launcher, output: () => output };
}

/** Starts and waits until the portal is ready. */
async function ready(environment: Record<string, string> = {}): Promise<Start & { run: RunFile }> {
  const begun = start(environment);
  await until(() => begun.output().includes('Portal ready:') || begun.launcher.exitCode !== null);
  const run = readRunFile(dataDir);
  if (run === undefined || begun.launcher.exitCode !== null) throw new Error(begun.output());
  return { ...begun, run };
}

async function leave(launcher: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (launcher.exitCode === null && launcher.signalCode === null) {
    launcher.kill(signal);
    await once(launcher, 'exit');
  }
  return launcher.exitCode;
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const limit = Date.now() + 150_000;
  while (!(await condition())) {
    if (Date.now() > limit) throw new Error('waited too long');
    await pause(50);
  }
}

function listProcesses(run: RunFile): number[] {
  const programs = Object.values(run.programs).flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
  return run.postgres?.pid === undefined ? programs : [...programs, run.postgres.pid];
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function answers(address: string): Promise<number> {
  return fetch(`http://127.0.0.1:${port}${address}`).then(
    (response) => response.status,
    () => 0,
  );
}

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('leaves no process behind on %s', async (signal) => {
    const { launcher, run } = await ready();
    expect(Object.keys(run.programs).toSorted()).toEqual([...SERVICES, 'fakes', 'gateway'].toSorted());
    expect(await answers('/api/session/')).toBe(200);
    expect(await answers('/mailbox')).toBe(200);
    expect(await leave(launcher, signal)).toBe(0);
    expect(listProcesses(run).filter(isAlive)).toEqual([]);
    expect(readRunFile(dataDir)).toBeUndefined();
  });

  it.each([50, 300, 800, 1500])(
    'leaves nothing behind when it is stopped half way, after %i ms',
    async (moment) => {
      const { launcher, output } = start();
      await until(() => output().includes('Starting the portal'));
      await pause(moment);
      expect(await leave(launcher, 'SIGTERM')).toBe(0);
      expect(fs.existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
      expect(readRunFile(dataDir)).toBeUndefined();
    },
  );

  it.runIf(process.platform === 'linux')(
    'bundles its programs when it is ready, and the next start runs the bundles',
    async () => {
      fs.rmSync(bundleFolder(), { recursive: true, force: true });
      const first = await ready();
      await until(() => fs.existsSync(bundleFolder()));
      expect(await leave(first.launcher, 'SIGTERM')).toBe(0);
      const { run } = await ready();
      for (const name of [...SERVICES, 'fakes', 'gateway']) {
        const commandLine = fs.readFileSync(`/proc/${run.programs[name]?.pid}/cmdline`, 'utf8');
        expect(commandLine).toContain(path.join(bundleFolder(), `services/${name}/src/main.mjs`));
      }
      expect(await answers('/api/cohort/')).toBe(200);
      expect(await answers('/mailbox')).toBe(200);
    },
  );

  it('starts a part again that was killed, the database too', async () => {
    const { run } = await ready();
    const { core, gateway } = run.programs;
    for (const pid of [core?.pid, gateway?.pid, run.postgres?.pid])
      process.kill(pid ?? Number.NaN, 'SIGKILL');
    await until(() => {
      const now = readRunFile(dataDir);
      return (
        now?.programs['core']?.pid !== core?.pid &&
        now?.programs['gateway']?.pid !== gateway?.pid &&
        now?.postgres?.pid !== run.postgres?.pid
      );
    });
    await until(async () => ![0, 503].includes(await answers('/api/cohort/')));
    expect(await answers('/api/cohort/')).toBe(200);
  });

  it('whose launcher was killed takes its children along, and the next start takes over its database', async () => {
    const { launcher, run } = await ready();
    await leave(launcher, 'SIGKILL');
    const programs = Object.values(run.programs).flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
    await until(() => !programs.some(isAlive));
    expect(isAlive(run.postgres?.pid ?? 0)).toBe(true);
    const again = await ready();
    expect(again.run.postgres).toEqual(run.postgres);
    expect(await leave(again.launcher, 'SIGTERM')).toBe(0);
    expect(isAlive(run.postgres?.pid ?? 0)).toBe(false);
  });

  it('says in one line that its port is busy', async () => {
    const busy = net.createServer().listen(port, '127.0.0.1');
    await once(busy, 'listening');
    const { launcher, output } = start();
    await once(launcher, 'close');
    busy.close();
    expect(launcher.exitCode).toBe(1);
    expect(output()).toBe(
      `Starting the portal …\nPort ${port} is in use by another program. Stop it, or set PORT to another number.\n`,
    );
  });

  it('says in one line what is wrong with DATABASE_URL, without the password', async () => {
    const { launcher, output } = start({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:9/portal' });
    await once(launcher, 'close');
    expect(launcher.exitCode).toBe(1);
    // A slow machine also says what it waits for.
    expect(output().replaceAll(/^Waiting for .*\n/gm, '')).toBe(
      'Starting the portal …\nThe database (me@127.0.0.1:9/portal) cannot be used: nothing answers there. Check DATABASE_URL.\n',
    );
  });

  it('names every variable at fault and starts nothing', async () => {
    const { launcher, output } = start({ PORT: 'eighty', S3_BUCKET: 'files' });
    await once(launcher, 'close');
    expect(launcher.exitCode).toBe(1);
    expect(output().trim().split('\n')).toEqual([
      'PORT: must be a number from 1 to 65535, but is "eighty".',
      'S3_REGION: is missing, although S3_BUCKET is set.',
      'S3_ACCESS_KEY_ID: is missing, although S3_BUCKET is set.',
      'S3_SECRET_ACCESS_KEY: is missing, although S3_BUCKET is set.',
    ]);
  });

  it('starts no production that lacks something, and says what', async () => {
    const { launcher, output } = start({ PORTAL_ENVIRONMENT: 'production', DEMO_DATA: 'yes' });
    await once(launcher, 'close');
    expect(launcher.exitCode).toBe(1);
    const missing = output().trim().split('\n');
    expect(missing.map((line) => line.split(':')[0])).toEqual([
      'PUBLIC_URL',
      'DATABASE_URL',
      'DEMO_DATA',
      'SMTP_URL',
      'MAIL_FROM',
      'CLAMD_HOST',
    ]);
  });

  it('refuses a second start on the same data', async () => {
    const { run } = await ready();
    const { launcher, output } = start({ PORT: String(await freePort()) });
    await once(launcher, 'close');
    expect(launcher.exitCode).toBe(1);
    expect(output()).toContain(`The portal already runs on this data (process ${run.pid}`);
    expect(await answers('/health/live')).toBe(200);
  });
});
