import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { explainFailure } from './explain.ts';
import { handOver, type Runner } from './unprivileged.ts';

/** The file beside the data folder with the superuser's random password. */
export function passwordFile(dataDir: string): string {
  return `${dataDir}.password`;
}

export function readPassword(dataDir: string): string {
  try {
    return fs.readFileSync(passwordFile(dataDir), 'utf8').trim();
  } catch {
    throw new Error(
      `The database password is missing: put back ${passwordFile(dataDir)}, or move ${dataDir} away.`,
    );
  }
}

/**
 * Creates the cluster if there is none. It is created in a temporary folder and renamed, so that a killed start leaves
 * no incomplete database behind.
 */
export function ensureCluster(dataDir: string, initdb: string, runner: Runner, sync: boolean): void {
  if (fs.existsSync(path.join(dataDir, 'PG_VERSION'))) return;
  const making = `${dataDir}.new`;
  try {
    fs.rmSync(making, { recursive: true, force: true });
    fs.mkdirSync(making, { recursive: true, mode: 0o700 });
    handOver(runner, making);
    const password = crypto.randomBytes(24).toString('base64url');
    fs.writeFileSync(passwordFile(dataDir), `${password}\n`, { mode: 0o600 });
    runInitdb(making, password, initdb, runner, sync);
    fs.rmSync(dataDir, { recursive: true, force: true });
    fs.renameSync(making, dataDir);
  } catch (error) {
    fs.rmSync(making, { recursive: true, force: true });
    throw new Error(
      explainFailure(error instanceof Error ? error.message : String(error), { dataDir, port: 0 }),
      {
        cause: error,
      },
    );
  }
}

/** Code-point order, the same on every platform; a list for people's eyes asks for an ICU collation. */
const LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '-E', 'UTF8'];

function runInitdb(folder: string, password: string, initdb: string, runner: Runner, sync: boolean): void {
  const handed = `${folder}.handed`;
  fs.writeFileSync(handed, password, { mode: 0o600 });
  try {
    handOver(runner, handed);
    const args = ['-D', folder, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${handed}`, ...LOCALE];
    const [program, wrapped] = runner.wrap(initdb, sync ? args : [...args, '--no-sync']);
    const result = spawnSync(program, wrapped, { ...runner.owner, encoding: 'utf8' });
    if (result.status !== 0) throw new Error(`${result.stderr ?? ''}${result.error?.message ?? ''}`);
  } finally {
    fs.rmSync(handed, { force: true });
  }
}
