import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawnSync, type SpawnSyncOptions } from 'node:child_process';

/** How to run a PostgreSQL program as another user than root, which it refuses. */
export interface Runner {
  mode: 'self' | 'namespace' | 'uid';
  wrap: (program: string, args: readonly string[]) => [string, string[]];
  owner?: { uid: number; gid: number };
}

/** The user "nobody": every Linux has a passwd entry for it, which PostgreSQL requires. */
const NOBODY = 65534;
const NAMESPACE = ['-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'];

/**
 * Chooses how to run PostgreSQL. An ordinary user runs it directly; root and a user id without an account run it in a
 * user namespace, or as "nobody" if namespaces are forbidden. A cluster is always run in the mode in which it was
 * created, because its files belong to that user.
 * @throws Error with one readable line where no way works
 */
export function chooseRunner(postgres: string, dataDir: string): Runner {
  if (process.getuid?.() !== 0 && hasAccount()) return { mode: 'self', wrap: plain };
  const ours = !fs.existsSync(dataDir) || fs.statSync(dataDir).uid === process.getuid?.();
  if (ours && works('unshare', [...NAMESPACE, postgres, '--version'])) {
    return { mode: 'namespace', wrap: (program, args) => ['unshare', [...NAMESPACE, program, ...args]] };
  }
  if (process.getuid?.() !== 0) return { mode: 'self', wrap: plain };
  const owner = { uid: NOBODY, gid: NOBODY };
  if (!works(postgres, ['--version'], owner)) {
    throw new Error(
      `PostgreSQL refuses to run as root, and another user cannot reach ${path.dirname(postgres)}. Start as an ordinary user, move the project out of root's home, or set DATABASE_URL.`,
    );
  }
  return { mode: 'uid', wrap: plain, owner };
}

/** Gives a folder or file to the user that will run PostgreSQL, and makes it reachable for that user. */
export function handOver(runner: Runner, target: string): void {
  if (runner.owner === undefined) return;
  fs.chownSync(target, runner.owner.uid, runner.owner.gid);
  const parent = path.dirname(target);
  const { uid, mode } = fs.statSync(parent);
  // Root's own folders become passable for others, which does not show their content.
  if (uid === 0 && (mode & 0o001) === 0) fs.chmodSync(parent, (mode & 0o777) | 0o011);
  if (!works('test', ['-x', parent], runner.owner)) {
    throw new Error(
      `PostgreSQL refuses to run as root, and another user cannot reach ${parent}. Set DATA_DIR to a folder that everybody may enter.`,
    );
  }
}

/** A container may run as a user id without an account, which PostgreSQL refuses. */
function hasAccount(): boolean {
  try {
    os.userInfo();
    return true;
  } catch {
    return false;
  }
}

function plain(program: string, args: readonly string[]): [string, string[]] {
  return [program, [...args]];
}

function works(program: string, args: readonly string[], options: SpawnSyncOptions = {}): boolean {
  return spawnSync(program, args, { stdio: 'ignore', ...options }).status === 0;
}
