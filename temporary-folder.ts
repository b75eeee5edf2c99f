/** Provides the folder for temporary files of tests. */
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
const NAME = 'portal-tests-';
const REQUIRED_BYTES = 4 * 1024 ** 3;

/**
 * Uses a folder in memory for temporary files if 4 GB are free. Each file of service tests copies a database of a
 * thousand files, which takes twenty times as long on a disk. A given TMPDIR is not changed. The folder is removed with
 * this process, or by the next run if this process is killed.
 */
export function useMemoryForTemporaryFiles(): void {
  if (process.env['TMPDIR'] !== undefined || !hasSpace()) return;
  removeLeftovers();
  const folder = path.join(MEMORY, `${NAME}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // Independent of the umask, because PostgreSQL runs as another user if tests run as root.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasSpace(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= REQUIRED_BYTES;
  } catch {
    // Other systems than Linux have no such folder.
    return false;
  }
}

/** The name of each folder contains the id of its process. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY))
    if (name.startsWith(NAME) && !existsSync(`/proc/${name.slice(NAME.length)}`))
      rmSync(path.join(MEMORY, name), { recursive: true, force: true });
}
